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

pk_detail pk_detail_of(int32_t last, double step) {
  pk_detail detail = {0, 0};
  while (detail.level < last && step >= 2) {
    step *= 0.5;
    detail.level++;
  }
  if (detail.level < last && step > PK_SHARP_UP_TO)
    detail.share = (int32_t)((step - PK_SHARP_UP_TO) * (64 / (2 - PK_SHARP_UP_TO)));
  return detail;
}

void pk_prepare(pk_sampler *sampler, const pk_warp_source *source, pk_instructions instructions) {
  sampler->source = source;
  sampler->instructions = instructions;
  for (int phase = 0; phase < 64; phase++)
    for (int pair = 0; pair < 2; pair++)
      for (int i = 0; i < 16; i++) {
        const int8_t weight = cubic[phase][2 * pair + (i & 1)];
        sampler->down[phase][16 * pair + i] = weight;
        if (i < 8) sampler->across[phase][8 * pair + i] = weight;
      }
}

static int32_t halved(int32_t place, int32_t times) { return (place >> times) - 32768; }

static void sample_c(const pk_warp_level *level, const int32_t *u, const int32_t *v, int32_t across, int32_t down,
                     uint8_t *out) {
  for (int32_t i = 0; i < PK_CHUNK; i++) {
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
        int32_t column = 0;
        for (int r = 0; r < 4; r++) column += rows[r][columns[k] + c] * wy[r];
        sum += wx[k] * column;
      }
      pixel[c] = (uint8_t)pk_clamp((sum + 2048) >> 12, 0, 255);
    }
    for (int c = 0; c < 3; c++)
      if (pixel[c] > pixel[3]) pixel[c] = pixel[3];
  }
}

void pk_dim(uint8_t *pixels, int32_t light) {
  // A share a byte, so that compilers take many at once.
  uint16_t shares[4 * PK_CHUNK];
  for (int i = 0; i < 4 * PK_CHUNK; i++) shares[i] = (uint16_t)(i % 4 == 3 ? 256 : light);
  for (int i = 0; i < 4 * PK_CHUNK; i++) pixels[i] = (uint8_t)((uint16_t)(pixels[i] * shares[i] + 128) >> 8);
}

static void mix(uint8_t *pixels, const uint8_t *others, int32_t share) {
  const uint16_t a = (uint16_t)(64 - share), b = (uint16_t)share;
  for (int i = 0; i < 4 * PK_CHUNK; i++)
    pixels[i] = (uint8_t)((uint16_t)(pixels[i] * a + others[i] * b + 32) >> 6);
}

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i both(const void *first, const void *second) {
  const __m256i low = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)first));
  return _mm256_inserti128_si256(low, _mm_loadu_si128((const __m128i *)second), 1);
}

// Two pixels, one a lane: their four channels, out of four rows of four source pixels each.
AVX2 static inline __m256i two_pixels(const pk_sampler *s, const uint8_t *a, const uint8_t *b, ptrdiff_t stride,
                                      const int32_t *x, const int32_t *y, int first, int second) {
  const __m256i r0 = both(a, b), r1 = both(a + stride, b + stride);
  const __m256i r2 = both(a + 2 * stride, b + 2 * stride), r3 = both(a + 3 * stride, b + 3 * stride);
  const int8_t *ya = s->down[y[first]], *yb = s->down[y[second]];
  const int16_t *xa = s->across[x[first]], *xb = s->across[x[second]];
  // Down first, two rows at a time.
  const __m256i upper = both(ya, yb), lower = both(ya + 16, yb + 16);
  const __m256i left = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpacklo_epi8(r0, r1), upper),
                                        _mm256_maddubs_epi16(_mm256_unpacklo_epi8(r2, r3), lower));
  const __m256i right = _mm256_add_epi16(_mm256_maddubs_epi16(_mm256_unpackhi_epi8(r0, r1), upper),
                                         _mm256_maddubs_epi16(_mm256_unpackhi_epi8(r2, r3), lower));
  // Then across: neighbours side by side.
  const __m256i sum = _mm256_add_epi32(
      _mm256_madd_epi16(_mm256_unpacklo_epi16(left, _mm256_srli_si256(left, 8)), both(xa, xb)),
      _mm256_madd_epi16(_mm256_unpacklo_epi16(right, _mm256_srli_si256(right, 8)), both(xa + 8, xb + 8)));
  return _mm256_srai_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(2048)), 12);
}

// The 4 × 4 source pixels about a place, row by row, those beyond the picture being its outermost.
static void copy_patch(const pk_warp_level *level, int32_t column, int32_t row, uint8_t *patch) {
  int32_t columns[4];
  for (int k = 0; k < 4; k++) columns[k] = 4 * pk_clamp(column + k, 0, level->width - 1);
  for (int r = 0; r < 4; r++) {
    const uint8_t *line = level->pixels + level->stride * pk_clamp(row + r, 0, level->height - 1);
    for (int k = 0; k < 4; k++) memcpy(patch + 16 * r + 4 * k, line + columns[k], 4);
  }
}

// Eight pixels at a time. Where source pixels are missing, out of patches that have them all.
AVX2 static void sample_avx2(const pk_sampler *s, const pk_warp_level *level, const int32_t *u, const int32_t *v,
                             int32_t across, int32_t down, uint8_t *out) {
  const __m256i half = _mm256_set1_epi32(32768), one = _mm256_set1_epi32(1), phases = _mm256_set1_epi32(63);
  const __m256i alphas = _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15,
                                          3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  const __m128i halve_x = _mm_cvtsi32_si128(across), halve_y = _mm_cvtsi32_si128(down);
  const __m256i last_x = _mm256_set1_epi32(level->width - 4), last_y = _mm256_set1_epi32(level->height - 4);
  for (int32_t i = 0; i < PK_CHUNK; i += 8) {
    const __m256i px = _mm256_sub_epi32(_mm256_sra_epi32(both(u + i, u + i + 4), halve_x), half);
    const __m256i py = _mm256_sub_epi32(_mm256_sra_epi32(both(v + i, v + i + 4), halve_y), half);
    const __m256i column = _mm256_sub_epi32(_mm256_srai_epi32(px, 16), one);
    const __m256i row = _mm256_sub_epi32(_mm256_srai_epi32(py, 16), one);
    const __m256i outside = _mm256_or_si256(
        _mm256_or_si256(column, row),
        _mm256_or_si256(_mm256_cmpgt_epi32(column, last_x), _mm256_cmpgt_epi32(row, last_y)));
    const int is_outside = _mm256_movemask_ps(_mm256_castsi256_ps(outside));
    int32_t x[8], y[8], columns[8], rows[8];
    _mm256_storeu_si256((__m256i *)x, _mm256_and_si256(_mm256_srai_epi32(px, 10), phases));
    _mm256_storeu_si256((__m256i *)y, _mm256_and_si256(_mm256_srai_epi32(py, 10), phases));
    _mm256_storeu_si256((__m256i *)columns, column);
    _mm256_storeu_si256((__m256i *)rows, row);
    const uint8_t *from[8];
    uint8_t patches[8][64];
    ptrdiff_t stride = level->stride;
    if (is_outside) {
      stride = 16;
      for (int k = 0; k < 8; k++) copy_patch(level, columns[k], rows[k], patches[k]);
      for (int k = 0; k < 8; k++) from[k] = patches[k];
    } else {
      for (int k = 0; k < 8; k++) from[k] = level->pixels + rows[k] * stride + 4 * (ptrdiff_t)columns[k];
      // What rows further down are going to need: they come upon lines that no reader in a row would expect.
      _mm_prefetch((const char *)((uintptr_t)from[0] + 6 * (uintptr_t)stride), _MM_HINT_T0);
      _mm_prefetch((const char *)((uintptr_t)from[7] + 6 * (uintptr_t)stride), _MM_HINT_T0);
    }
    // In this order packing within lanes leaves the eight in theirs.
    const __m256i p04 = two_pixels(s, from[0], from[4], stride, x, y, 0, 4);
    const __m256i p15 = two_pixels(s, from[1], from[5], stride, x, y, 1, 5);
    const __m256i p26 = two_pixels(s, from[2], from[6], stride, x, y, 2, 6);
    const __m256i p37 = two_pixels(s, from[3], from[7], stride, x, y, 3, 7);
    const __m256i bytes = _mm256_packus_epi16(_mm256_packs_epi32(p04, p15), _mm256_packs_epi32(p26, p37));
    const __m256i kept = _mm256_min_epu8(bytes, _mm256_shuffle_epi8(bytes, alphas));
    _mm256_storeu_si256((__m256i *)(out + 4 * (ptrdiff_t)i), kept);
  }
}
#endif

static void sample_level(const pk_sampler *s, const int32_t *u, const int32_t *v, int32_t across, int32_t down,
                         uint8_t *out) {
  const pk_warp_level *level = &s->source->levels[down * PK_WARP_LEVELS + across];
#if defined(__x86_64__)
  if (s->instructions >= PK_INSTRUCTIONS_AVX2) {
    sample_avx2(s, level, u, v, across, down, out);
    return;
  }
#endif
  sample_c(level, u, v, across, down, out);
}

void pk_sample(const pk_sampler *s, const int32_t *u, const int32_t *v, double step_across, double step_down,
               uint8_t *out) {
  const pk_detail across = pk_detail_of(s->source->last_across, step_across);
  const pk_detail down = pk_detail_of(s->source->last_down, step_down);
  uint8_t other[4 * PK_CHUNK], below[4 * PK_CHUNK];
  sample_level(s, u, v, across.level, down.level, out);
  if (across.share) {
    sample_level(s, u, v, across.level + 1, down.level, other);
    mix(out, other, across.share);
  }
  if (!down.share) return;
  sample_level(s, u, v, across.level, down.level + 1, below);
  if (across.share) {
    sample_level(s, u, v, across.level + 1, down.level + 1, other);
    mix(below, other, across.share);
  }
  mix(out, below, down.share);
}
