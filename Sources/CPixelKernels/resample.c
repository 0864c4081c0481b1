// Scaling by separable four-tap filters in integers: the same bytes with and without AVX2.
#include "pixel_kernels.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

static int32_t clamp32(int64_t value, int64_t low, int64_t high) {
  return (int32_t)(value < low ? low : value > high ? high : value);
}

static uint8_t byte_of(int32_t sum) {
  int32_t value = (sum + 32) >> 6;
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

// Each target pixel from four neighbouring pixels of a row; beyond its ends the outermost pixels go on.
static void across_c(const uint8_t *row, int32_t width, const pk_taps *columns, uint8_t *out, int32_t from,
                     int32_t count) {
  for (int32_t x = from; x < count; x++) {
    const int8_t *w = columns[x].weight;
    const uint8_t *pixel[4];
    for (int k = 0; k < 4; k++)
      pixel[k] = row + 4 * (ptrdiff_t)clamp32((int64_t)columns[x].first + k, 0, width - 1);
    for (int c = 0; c < 4; c++)
      out[4 * x + c] =
          byte_of(pixel[0][c] * w[0] + pixel[1][c] * w[1] + pixel[2][c] * w[2] + pixel[3][c] * w[3]);
  }
}

// Each target byte from the same byte of four rows.
static void down_c(const uint8_t *const rows[4], const int8_t w[4], uint8_t *out, size_t from, size_t count) {
  for (size_t i = from; i < count; i++)
    out[i] = byte_of(rows[0][i] * w[0] + rows[1][i] * w[1] + rows[2][i] * w[2] + rows[3][i] * w[3]);
}

#if defined(__x86_64__)
// Two target pixels, one a lane: in the lower half of each lane its four channels, times 64.
__attribute__((target("avx2"))) static inline __m256i two_pixels(const uint8_t *row,
                                                                 const pk_taps *a, const pk_taps *b) {
  const __m256i order = _mm256_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15,
                                         0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  // The first pair of weights for the four channels, then the second pair.
  const __m256i spread = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3,
                                          0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
  int32_t wa, wb;
  memcpy(&wa, a->weight, 4);
  memcpy(&wb, b->weight, 4);
  const __m256i weights = _mm256_shuffle_epi8(
      _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_cvtsi32_si128(wa)), _mm_cvtsi32_si128(wb), 1),
      spread);
  const __m128i pa = _mm_loadu_si128((const __m128i *)(row + 4 * (ptrdiff_t)a->first));
  const __m128i pb = _mm_loadu_si128((const __m128i *)(row + 4 * (ptrdiff_t)b->first));
  const __m256i pixels = _mm256_inserti128_si256(_mm256_castsi128_si256(pa), pb, 1);
  const __m256i sums = _mm256_maddubs_epi16(_mm256_shuffle_epi8(pixels, order), weights);
  return _mm256_add_epi16(sums, _mm256_srli_si256(sums, 8));
}

// Those whose four source pixels all exist; the others by the plain way.
__attribute__((target("avx2"))) static void across_avx2(const uint8_t *row, int32_t width,
                                                        const pk_taps *columns, uint8_t *out, int32_t count) {
  const __m256i half = _mm256_set1_epi16(32);
  int32_t x = 0;
  while (x < count && columns[x].first < 0) x++;
  across_c(row, width, columns, out, 0, x);
  for (; x + 4 <= count && columns[x + 3].first + 4 <= width; x += 4) {
    const __m256i even = two_pixels(row, columns + x, columns + x + 2);
    const __m256i odd = two_pixels(row, columns + x + 1, columns + x + 3);
    const __m256i sums = _mm256_add_epi16(_mm256_unpacklo_epi64(even, odd), half);
    const __m256i values = _mm256_srai_epi16(sums, 6);
    const __m128i bytes =
        _mm_packus_epi16(_mm256_castsi256_si128(values), _mm256_extracti128_si256(values, 1));
    _mm_storeu_si128((__m128i *)(out + 4 * (ptrdiff_t)x), bytes);
  }
  across_c(row, width, columns, out, x, count);
}

__attribute__((target("avx2"))) static void down_avx2(const uint8_t *const rows[4], const int8_t w[4],
                                                      uint8_t *out, size_t count) {
  const __m256i first = _mm256_set1_epi16((int16_t)(uint16_t)((uint8_t)w[0] | (uint8_t)w[1] << 8));
  const __m256i second = _mm256_set1_epi16((int16_t)(uint16_t)((uint8_t)w[2] | (uint8_t)w[3] << 8));
  const __m256i half = _mm256_set1_epi16(32);
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    const __m256i a = _mm256_loadu_si256((const __m256i *)(rows[0] + i));
    const __m256i b = _mm256_loadu_si256((const __m256i *)(rows[1] + i));
    const __m256i c = _mm256_loadu_si256((const __m256i *)(rows[2] + i));
    const __m256i d = _mm256_loadu_si256((const __m256i *)(rows[3] + i));
    const __m256i low = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpacklo_epi8(a, b), first),
                                         _mm256_maddubs_epi16(_mm256_unpacklo_epi8(c, d), second));
    const __m256i high = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpackhi_epi8(a, b), first),
                                          _mm256_maddubs_epi16(_mm256_unpackhi_epi8(c, d), second));
    _mm256_storeu_si256((__m256i *)(out + i),
                        _mm256_packus_epi16(_mm256_srai_epi16(_mm256_add_epi16(low, half), 6),
                                            _mm256_srai_epi16(_mm256_add_epi16(high, half), 6)));
  }
  down_c(rows, w, out, i, count);
}
#endif

static void keep_within_alpha(uint8_t *row, int32_t width) {
  int32_t x = 0;
#if defined(__x86_64__)
  for (; x + 4 <= width; x += 4) {
    __m128i *pixels = (__m128i *)(row + 4 * (ptrdiff_t)x);
    const __m128i values = _mm_loadu_si128(pixels);
    // Each pixel's alpha in all four of its bytes.
    __m128i alpha = _mm_srli_epi32(values, 24);
    alpha = _mm_or_si128(alpha, _mm_slli_epi32(alpha, 8));
    alpha = _mm_or_si128(alpha, _mm_slli_epi32(alpha, 16));
    _mm_storeu_si128(pixels, _mm_min_epu8(values, alpha));
  }
#endif
  for (; x < width; x++)
    for (int c = 0; c < 3; c++)
      if (row[4 * x + c] > row[4 * x + 3]) row[4 * x + c] = row[4 * x + 3];
}

int32_t pk_resample_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t source_width,
                         int32_t source_height, uint8_t *target, ptrdiff_t target_stride,
                         int32_t target_width, int32_t target_height, const pk_taps *columns,
                         const pk_taps *rows, int32_t premultiplied, pk_instructions instructions) {
  if (source_width < 1 || source_height < 1 || target_width < 1 || target_height < 1) return -1;
  const size_t row_bytes = 4 * (size_t)target_width;
  // The last four rows that were scaled across.
  uint8_t *scratch = malloc(4 * row_bytes);
  if (!scratch) return -1;
  uint8_t *ring[4];
  int32_t held[4] = {-1, -1, -1, -1};
  for (int k = 0; k < 4; k++) ring[k] = scratch + (size_t)k * row_bytes;
  for (int32_t y = 0; y < target_height; y++) {
    const uint8_t *lines[4];
    for (int k = 0; k < 4; k++) {
      const int32_t line = clamp32((int64_t)rows[y].first + k, 0, source_height - 1);
      // Four neighbouring lines never share a place.
      uint8_t *row = ring[line & 3];
      if (held[line & 3] != line) {
        const uint8_t *start = source + line * source_stride;
#if defined(__x86_64__)
        if (instructions >= PK_INSTRUCTIONS_AVX2)
          across_avx2(start, source_width, columns, row, target_width);
        else
#endif
          across_c(start, source_width, columns, row, 0, target_width);
        held[line & 3] = line;
      }
      lines[k] = row;
    }
    uint8_t *out = target + y * target_stride;
#if defined(__x86_64__)
    if (instructions >= PK_INSTRUCTIONS_AVX2)
      down_avx2(lines, rows[y].weight, out, row_bytes);
    else
#endif
      down_c(lines, rows[y].weight, out, 0, row_bytes);
    if (premultiplied) keep_within_alpha(out, target_width);
  }
  free(scratch);
  return 0;
}
