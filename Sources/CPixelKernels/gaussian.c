#include "pixel_kernels.h"

#include <stdlib.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

enum { MOST_RADIUS = 64 };

static int32_t clamped(int32_t value, int32_t count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

// One row of `width` pixels as floats, with `radius` more on each side.
static void load_row(const uint8_t *row, float *out, int32_t width, int32_t radius) {
  for (int32_t i = 0; i < 4 * width; i++) out[4 * radius + i] = row[i];
  for (int32_t x = 0; x < radius; x++)
    for (int32_t channel = 0; channel < 4; channel++) {
      out[4 * x + channel] = row[channel];
      out[4 * (radius + width + x) + channel] = row[4 * (width - 1) + channel];
    }
}

// So many numbers stay in registers while all their neighbours are added.
enum { BLOCK = 32 };

#if defined(__x86_64__) && defined(__GLIBC__)
// Wider registers where there are some; no fused operations, so the same bytes.
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

// Sums of numbers and of their weighed neighbours. `before[k]` and `after[k]` are the numbers that lie k from
// `middle` on either side; they weigh the same, so that pairs are added before they are weighed.
WIDE static void weigh(const float *middle, const float *const *before, const float *const *after, float *out,
                       size_t count, const float *weights, int32_t radius) {
  size_t i = 0;
  for (; i + BLOCK <= count; i += BLOCK) {
    float sums[BLOCK];
    for (int32_t j = 0; j < BLOCK; j++) sums[j] = middle[i + j] * weights[0];
    for (int32_t k = 1; k <= radius; k++) {
      const float *a = before[k] + i, *b = after[k] + i;
      const float weight = weights[k];
      for (int32_t j = 0; j < BLOCK; j++) sums[j] += (a[j] + b[j]) * weight;
    }
    for (int32_t j = 0; j < BLOCK; j++) out[i + j] = sums[j];
  }
  for (; i < count; i++) {
    float sum = middle[i] * weights[0];
    for (int32_t k = 1; k <= radius; k++) sum += (before[k][i] + after[k][i]) * weights[k];
    out[i] = sum;
  }
}

WIDE static void store(const float *sums, uint8_t *out, size_t count) {
  for (size_t i = 0; i < count; i++) {
    float value = sums[i] + 0.5f;
    out[i] = (uint8_t)(int32_t)(value > 255 ? 255 : value);
  }
}

int32_t pk_gaussian_bgra(const uint8_t *source, ptrdiff_t source_stride, uint8_t *target,
                         ptrdiff_t target_stride, int32_t width, int32_t height, const float *weights,
                         int32_t radius) {
  if (width <= 0 || height <= 0 || radius < 0 || radius > MOST_RADIUS) return -1;
  const int32_t ring = 2 * radius + 1;
  const size_t row = 4 * (size_t)width;
  float *memory = malloc(((size_t)ring * row + row + 8 * (size_t)radius + row) * sizeof(float));
  if (!memory) return -1;
  float *wide = memory + (size_t)ring * row, *sum = wide + row + 8 * (size_t)radius;
  const float *before[MOST_RADIUS + 1], *after[MOST_RADIUS + 1];
  int32_t next = 0;  // the first source row that is not in the ring yet
  for (int32_t y = 0; y < height; y++) {
    for (; next < height && next <= y + radius; next++) {
      load_row(source + next * source_stride, wide, width, radius);
      const float *middle = wide + 4 * radius;
      for (int32_t k = 1; k <= radius; k++) {
        before[k] = middle - 4 * k;
        after[k] = middle + 4 * k;
      }
      weigh(middle, before, after, memory + (size_t)(next % ring) * row, row, weights, radius);
    }
    for (int32_t k = 1; k <= radius; k++) {
      before[k] = memory + (size_t)(clamped(y - k, height) % ring) * row;
      after[k] = memory + (size_t)(clamped(y + k, height) % ring) * row;
    }
    weigh(memory + (size_t)(y % ring) * row, before, after, sum, row, weights, radius);
    store(sum, target + y * target_stride, row);
  }
  free(memory);
  return 0;
}

#if defined(__x86_64__)
// Two pixels in 16 bits a channel: the means of four of the upper and four of the lower row.
static inline __m128i two_means(const uint8_t *upper, const uint8_t *lower) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i u = _mm_loadu_si128((const __m128i *)upper), l = _mm_loadu_si128((const __m128i *)lower);
  const __m128i first = _mm_add_epi16(_mm_unpacklo_epi8(u, zero), _mm_unpacklo_epi8(l, zero));
  const __m128i second = _mm_add_epi16(_mm_unpackhi_epi8(u, zero), _mm_unpackhi_epi8(l, zero));
  const __m128i sums = _mm_add_epi16(_mm_unpacklo_epi64(first, second), _mm_unpackhi_epi64(first, second));
  return _mm_srli_epi16(_mm_add_epi16(sums, _mm_set1_epi16(2)), 2);
}
#endif

void pk_halve_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t width, int32_t height,
                   uint8_t *target, ptrdiff_t target_stride) {
  for (int32_t y = 0; y < (height + 1) / 2; y++) {
    const uint8_t *upper = source + (2 * y) * source_stride;
    const uint8_t *lower = 2 * y + 1 < height ? upper + source_stride : upper;
    uint8_t *out = target + y * target_stride;
    int32_t x = 0;
#if defined(__x86_64__)
    for (; x + 4 <= width / 2; x += 4) {
      const size_t i = 8 * (size_t)x;
      _mm_storeu_si128(
          (__m128i *)(out + 4 * (size_t)x),
          _mm_packus_epi16(two_means(upper + i, lower + i), two_means(upper + i + 16, lower + i + 16)));
    }
#endif
    for (; x < width / 2; x++)
      for (int32_t channel = 0; channel < 4; channel++) {
        int32_t i = 8 * x + channel;
        out[4 * x + channel] = (uint8_t)((upper[i] + upper[i + 4] + lower[i] + lower[i + 4] + 2) >> 2);
      }
    if (width % 2)
      for (int32_t channel = 0; channel < 4; channel++) {
        int32_t i = 4 * (width - 1) + channel;
        out[4 * (width / 2) + channel] = (uint8_t)((upper[i] + lower[i] + 1) >> 1);
      }
  }
}

void pk_saturate_bgra(uint8_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t share) {
  for (int32_t y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    for (int32_t x = 0; x < width; x++) {
      uint8_t *pixel = row + 4 * x;
      // 65536ths that add up to one, so that greys stay what they are.
      int32_t luma = (4725 * pixel[0] + 46884 * pixel[1] + 13927 * pixel[2] + 32768) >> 16;
      for (int32_t channel = 0; channel < 3; channel++) {
        int32_t value = luma + (((pixel[channel] - luma) * share + 128) >> 8);
        value = value < 0 ? 0 : value;
        pixel[channel] = (uint8_t)(value > pixel[3] ? pixel[3] : value);
      }
    }
  }
}
