// Sampling for the kernels that bend pictures, in integers: the same bytes with and without AVX2.
#include "warp.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

// Keys' cubic with a = -1/2 (Catmull-Rom) at 64 places between two pixels, in 64ths; each line adds up to 64.
//
// Source: R. Keys, "Cubic convolution interpolation for digital image processing", IEEE Trans. ASSP 29, 1981.
static const int8_t cubic[64][4] = {
    {0, 64, 0, 0}, {0, 63, 1, 0}, {-1, 64, 1, 0}, {-1, 63, 2, 0}, {-2, 64, 2, 0}, {-2, 63, 3, 0},
    {-2, 62, 4, 0}, {-3, 62, 5, 0}, {-3, 61, 6, 0}, {-3, 61, 7, -1}, {-4, 61, 8, -1}, {-4, 60, 9, -1},
    {-4, 59, 10, -1}, {-4, 58, 11, -1}, {-4, 57, 12, -1}, {-4, 56, 13, -1}, {-5, 56, 15, -2},
    {-5, 55, 16, -2}, {-5, 54, 17, -2}, {-5, 53, 18, -2}, {-5, 51, 20, -2}, {-5, 50, 21, -2},
    {-5, 49, 22, -2}, {-5, 48, 24, -3}, {-5, 47, 25, -3}, {-5, 46, 26, -3}, {-5, 44, 28, -3},
    {-5, 43, 29, -3}, {-4, 41, 30, -3}, {-4, 40, 32, -4}, {-4, 39, 33, -4}, {-4, 37, 35, -4},
    {-4, 36, 36, -4}, {-4, 35, 37, -4}, {-4, 33, 39, -4}, {-4, 32, 40, -4}, {-3, 30, 41, -4},
    {-3, 29, 43, -5}, {-3, 28, 44, -5}, {-3, 26, 46, -5}, {-3, 25, 47, -5}, {-3, 24, 48, -5},
    {-2, 22, 49, -5}, {-2, 21, 50, -5}, {-2, 20, 51, -5}, {-2, 18, 53, -5}, {-2, 17, 54, -5},
    {-2, 16, 55, -5}, {-2, 15, 56, -5}, {-1, 13, 56, -4}, {-1, 12, 57, -4}, {-1, 11, 58, -4},
    {-1, 10, 59, -4}, {-1, 9, 60, -4}, {-1, 8, 61, -4}, {-1, 7, 61, -3}, {0, 6, 61, -3}, {0, 5, 62, -3},
    {0, 4, 62, -2}, {0, 3, 63, -2}, {0, 2, 64, -2}, {0, 2, 63, -1}, {0, 1, 64, -1}, {0, 1, 63, 0},
};

pk_detail pk_detail_of(const pk_warp_source *source, double step, int is_down) {
  const int32_t last = is_down ? source->last_down : source->last_across;
  int32_t level = 0;
  while (level < last && step >= 2) {
    step *= 0.5;
    level++;
  }
  pk_detail detail = {level, 0};
  if (level < last && step > 1.25) detail.share = (int32_t)((step - 1.25) * (64 / 0.75));
  return detail;
}

static const pk_warp_level *level_of(const pk_warp_source *source, int32_t across, int32_t down) {
  return &source->levels[down * PK_WARP_LEVELS + across];
}

static int32_t halved(int32_t place, int32_t times) { return (place >> times) - 32768; }

static void sample_c(const pk_warp_level *level, const int32_t *u, const int32_t *v, int32_t from, int32_t count,
                     int32_t across, int32_t down, uint8_t *out) {
  for (int32_t i = from; i < count; i++) {
    const int32_t x = halved(u[i], across), y = halved(v[i], down);
    const int8_t *wx = cubic[(x >> 10) & 63], *wy = cubic[(y >> 10) & 63];
    const uint8_t *rows[4];
    int32_t columns[4];
    for (int k = 0; k < 4; k++) {
      rows[k] = level->pixels + level->stride * pk_clamp((y >> 16) + k - 1, 0, level->height - 1);
      columns[k] = 4 * pk_clamp((x >> 16) + k - 1, 0, level->width - 1);
    }
    uint8_t *pixel = out + 4 * i;
    for (int c = 0; c < 4; c++) {
      int32_t sum = 0;
      for (int k = 0; k < 4; k++) {
        const uint8_t *column[4];
        for (int r = 0; r < 4; r++) column[r] = rows[r] + columns[k] + c;
        sum += wx[k] * (*column[0] * wy[0] + *column[1] * wy[1] + *column[2] * wy[2] + *column[3] * wy[3]);
      }
      pixel[c] = (uint8_t)pk_clamp((sum + 2048) >> 12, 0, 255);
    }
    for (int c = 0; c < 3; c++)
      if (pixel[c] > pixel[3]) pixel[c] = pixel[3];
  }
}

static void mix_c(uint8_t *pixels, const uint8_t *others, int32_t bytes, int32_t share) {
  for (int32_t i = 0; i < bytes; i++)
    pixels[i] = (uint8_t)((pixels[i] * (64 - share) + others[i] * share + 32) >> 6);
}

#if defined(__x86_64__)
// The four channels of one pixel, times 4096, from four rows of four pixels each.
__attribute__((target("avx2"))) static inline __m128i one_pixel(const uint8_t *const rows[4], ptrdiff_t offset,
                                                                const int8_t *wx, const int8_t *wy) {
  const __m128i a = _mm_loadu_si128((const __m128i *)(rows[0] + offset));
  const __m128i b = _mm_loadu_si128((const __m128i *)(rows[1] + offset));
  const __m128i c = _mm_loadu_si128((const __m128i *)(rows[2] + offset));
  const __m128i d = _mm_loadu_si128((const __m128i *)(rows[3] + offset));
  int32_t x4, y4;
  memcpy(&x4, wx, 4);
  memcpy(&y4, wy, 4);
  // Down first: rows 0 and 1 in the lower half, 2 and 3 in the upper.
  const __m256i spread = _mm256_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
                                          2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3);
  const __m256i down = _mm256_shuffle_epi8(_mm256_set1_epi32(y4), spread);
  const __m256i even = _mm256_inserti128_si256(_mm256_castsi128_si256(a), c, 1);
  const __m256i odd = _mm256_inserti128_si256(_mm256_castsi128_si256(b), d, 1);
  const __m256i low = _mm256_maddubs_epi16(_mm256_unpacklo_epi8(even, odd), down);
  const __m256i high = _mm256_maddubs_epi16(_mm256_unpackhi_epi8(even, odd), down);
  const __m128i left = _mm_add_epi16(_mm256_castsi256_si128(low), _mm256_extracti128_si256(low, 1));
  const __m128i right = _mm_add_epi16(_mm256_castsi256_si128(high), _mm256_extracti128_si256(high, 1));
  // Then across: neighbours side by side.
  const __m128i across = _mm_cvtepi8_epi16(_mm_cvtsi32_si128(x4));
  const __m128i first = _mm_madd_epi16(_mm_unpacklo_epi16(left, _mm_srli_si128(left, 8)),
                                       _mm_shuffle_epi32(across, 0x00));
  const __m128i second = _mm_madd_epi16(_mm_unpacklo_epi16(right, _mm_srli_si128(right, 8)),
                                        _mm_shuffle_epi32(across, 0x55));
  return _mm_add_epi32(first, second);
}

// Those whose sixteen source pixels all exist; the others by the plain way.
__attribute__((target("avx2"))) static void sample_avx2(const pk_warp_level *level, const int32_t *u,
                                                        const int32_t *v, int32_t count, int32_t across,
                                                        int32_t down, uint8_t *out) {
  const __m128i half = _mm_set1_epi32(2048);
  const __m128i alphas = _mm_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  for (int32_t i = 0; i < count; i += 4) {
    __m128i sums[4];
    int32_t done = 0;
    for (; done < 4 && i + done < count; done++) {
      const int32_t x = halved(u[i + done], across), y = halved(v[i + done], down);
      const int32_t column = (x >> 16) - 1, row = (y >> 16) - 1;
      if (column < 0 || column + 4 > level->width || row < 0 || row + 4 > level->height) break;
      const uint8_t *first = level->pixels + level->stride * row;
      const uint8_t *const rows[4] = {first, first + level->stride, first + 2 * level->stride,
                                      first + 3 * level->stride};
      sums[done] = one_pixel(rows, 4 * (ptrdiff_t)column, cubic[(x >> 10) & 63], cubic[(y >> 10) & 63]);
    }
    if (done < 4) {
      sample_c(level, u, v, i, i + 4 < count ? i + 4 : count, across, down, out);
      continue;
    }
    for (int k = 0; k < 4; k++) sums[k] = _mm_srai_epi32(_mm_add_epi32(sums[k], half), 12);
    const __m128i bytes = _mm_packus_epi16(_mm_packs_epi32(sums[0], sums[1]), _mm_packs_epi32(sums[2], sums[3]));
    const __m128i kept = _mm_min_epu8(bytes, _mm_shuffle_epi8(bytes, alphas));
    _mm_storeu_si128((__m128i *)(out + 4 * (ptrdiff_t)i), kept);
  }
}
#endif

static void sample_level(const pk_warp_source *source, const int32_t *u, const int32_t *v, int32_t count,
                         int32_t across, int32_t down, uint8_t *out, pk_instructions instructions) {
  const pk_warp_level *level = level_of(source, across, down);
#if defined(__x86_64__)
  if (instructions >= PK_INSTRUCTIONS_AVX2) {
    sample_avx2(level, u, v, count, across, down, out);
    return;
  }
#endif
  sample_c(level, u, v, 0, count, across, down, out);
}

void pk_sample(const pk_warp_source *source, const int32_t *u, const int32_t *v, int32_t count, pk_detail across,
               pk_detail down, uint8_t *out, pk_instructions instructions) {
  uint8_t other[4 * PK_CHUNK], below[4 * PK_CHUNK];
  sample_level(source, u, v, count, across.level, down.level, out, instructions);
  if (across.share) {
    sample_level(source, u, v, count, across.level + 1, down.level, other, instructions);
    mix_c(out, other, 4 * count, across.share);
  }
  if (!down.share) return;
  sample_level(source, u, v, count, across.level, down.level + 1, below, instructions);
  if (across.share) {
    sample_level(source, u, v, count, across.level + 1, down.level + 1, other, instructions);
    mix_c(below, other, 4 * count, across.share);
  }
  mix_c(out, below, 4 * count, down.share);
}
