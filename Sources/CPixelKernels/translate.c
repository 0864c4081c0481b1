// Sub-pixel moves by a separable four-tap Catmull-Rom filter in integers: the same bytes with and
// without AVX2.
#include "pixel_kernels.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef struct {
  // Sum to 64.
  int8_t weight[4];
} taps;

static int64_t clamp64(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

// Keys, "Cubic convolution interpolation for digital image processing", 1981, a = -1/2. What rounding
// to 64ths leaves over goes to the heaviest tap.
static taps taps_for(uint32_t fraction) {
  const double t = fraction / 65536.0;
  const double exact[4] = {
      (-t + 2 * t * t - t * t * t) / 2,
      (2 - 5 * t * t + 3 * t * t * t) / 2,
      (t + 4 * t * t - 3 * t * t * t) / 2,
      (-t * t + t * t * t) / 2,
  };
  int32_t rounded[4], sum = 0, heaviest = 0;
  for (int k = 0; k < 4; k++) {
    const double scaled = exact[k] * 64;
    rounded[k] = (int32_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    sum += rounded[k];
    if (rounded[k] > rounded[heaviest]) heaviest = k;
  }
  rounded[heaviest] += 64 - sum;
  taps result;
  for (int k = 0; k < 4; k++) result.weight[k] = (int8_t)rounded[k];
  return result;
}

// One row of bytes from four rows of bytes.
static void combine_c(const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, taps t,
                      uint8_t *out, size_t from, size_t count) {
  for (size_t i = from; i < count; i++) {
    int32_t value = (a[i] * t.weight[0] + b[i] * t.weight[1] + c[i] * t.weight[2] +
                     d[i] * t.weight[3] + 32) >> 6;
    out[i] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}

#if defined(__x86_64__)
// Pairs of bytes times pairs of weights in 16 bits: the largest sum is 255 · 72, far from saturating.
__attribute__((target("avx2"))) static void combine_avx2(
    const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, taps t, uint8_t *out,
    size_t count) {
  const __m256i first = _mm256_set1_epi16(
      (int16_t)((uint16_t)(uint8_t)t.weight[0] | (uint16_t)((uint16_t)(uint8_t)t.weight[1] << 8)));
  const __m256i second = _mm256_set1_epi16(
      (int16_t)((uint16_t)(uint8_t)t.weight[2] | (uint16_t)((uint16_t)(uint8_t)t.weight[3] << 8)));
  const __m256i half = _mm256_set1_epi16(32);
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    const __m256i pa = _mm256_loadu_si256((const __m256i *)(a + i));
    const __m256i pb = _mm256_loadu_si256((const __m256i *)(b + i));
    const __m256i pc = _mm256_loadu_si256((const __m256i *)(c + i));
    const __m256i pd = _mm256_loadu_si256((const __m256i *)(d + i));
    __m256i low = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpacklo_epi8(pa, pb), first),
                                   _mm256_maddubs_epi16(_mm256_unpacklo_epi8(pc, pd), second));
    __m256i high = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpackhi_epi8(pa, pb), first),
                                    _mm256_maddubs_epi16(_mm256_unpackhi_epi8(pc, pd), second));
    low = _mm256_srai_epi16(_mm256_add_epi16(low, half), 6);
    high = _mm256_srai_epi16(_mm256_add_epi16(high, half), 6);
    _mm256_storeu_si256((__m256i *)(out + i), _mm256_packus_epi16(low, high));
  }
  combine_c(a, b, c, d, t, out, i, count);
}
#endif

static void combine(const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, taps t,
                    uint8_t *out, size_t count, pk_instructions instructions) {
#if defined(__x86_64__)
  if (instructions >= PK_INSTRUCTIONS_AVX2) {
    combine_avx2(a, b, c, d, t, out, count);
    return;
  }
#endif
  combine_c(a, b, c, d, t, out, 0, count);
}

// `count` pixels of a row beginning at pixel `first`, which may lie outside it.
static void copy_padded(const uint8_t *row, int64_t width, int64_t first, int64_t count, uint8_t *out) {
  const int64_t before = clamp64(-first, 0, count);
  const int64_t inside = clamp64(width - (first + before), 0, count - before);
  for (int64_t x = 0; x < before; x++) memcpy(out + 4 * x, row, 4);
  if (inside > 0) memcpy(out + 4 * before, row + 4 * (first + before), (size_t)(4 * inside));
  for (int64_t x = before + inside; x < count; x++) memcpy(out + 4 * x, row + 4 * (width - 1), 4);
}

static void keep_premultiplied(uint8_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + 4 * x;
    for (int channel = 0; channel < 3; channel++)
      if (pixel[channel] > pixel[3]) pixel[channel] = pixel[3];
  }
}

int32_t pk_translate_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t source_width,
                          int32_t source_height, uint8_t *target, ptrdiff_t target_stride,
                          int32_t target_width, int32_t target_height, int64_t origin_x,
                          int64_t origin_y, int32_t premultiplied, pk_instructions instructions) {
  if (source_width < 1 || source_height < 1 || target_width < 1 || target_height < 1) return -1;
  const int64_t left = origin_x >> 16, top = origin_y >> 16;
  const taps across = taps_for((uint32_t)(origin_x & 0xFFFF));
  const taps down = taps_for((uint32_t)(origin_y & 0xFFFF));
  const int moves_across = across.weight[1] != 64, moves_down = down.weight[1] != 64;
  const size_t row_bytes = (size_t)target_width * 4;
  // A source row with three more pixels, and the last four rows that were moved across.
  const size_t padded_bytes = row_bytes + 12;
  uint8_t *scratch = malloc(padded_bytes + 4 * row_bytes);
  if (!scratch) return -1;
  uint8_t *padded = scratch, *ring[4];
  int64_t held[4];
  for (int k = 0; k < 4; k++) {
    ring[k] = scratch + padded_bytes + (size_t)k * row_bytes;
    held[k] = INT64_MIN;
  }
  for (int32_t y = 0; y < target_height; y++) {
    const uint8_t *rows[4];
    uint8_t *out = target + (ptrdiff_t)y * target_stride;
    for (int k = moves_down ? 0 : 1; k < (moves_down ? 4 : 2); k++) {
      const int64_t line = clamp64(top + y - 1 + k, 0, source_height - 1);
      // Four neighbouring lines never share a place.
      const int place = (int)(line & 3);
      uint8_t *row = moves_down ? ring[place] : out;
      if (!moves_down || held[place] != line) {
        const uint8_t *line_start = source + (ptrdiff_t)line * source_stride;
        if (moves_across) {
          copy_padded(line_start, source_width, left - 1, (int64_t)target_width + 3, padded);
          combine(padded, padded + 4, padded + 8, padded + 12, across, row, row_bytes, instructions);
        } else {
          copy_padded(line_start, source_width, left, target_width, row);
        }
        held[place] = moves_down ? line : INT64_MIN;
      }
      rows[k] = row;
    }
    if (moves_down) combine(rows[0], rows[1], rows[2], rows[3], down, out, row_bytes, instructions);
    if (premultiplied) keep_premultiplied(out, target_width);
  }
  free(scratch);
  return 0;
}
