#include "yuv420p.h"

#if defined(__x86_64__)
#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

// Products of eight BGRA pixels with one row of the matrix, in 32 bits and in order. `low` holds pixels
// 0, 1, 4, 5 and `high` pixels 2, 3, 6, 7, as unpacking within each 128-bit half leaves them.
AVX2 static inline __m256i dot(__m256i low, __m256i high, __m256i row) {
  __m256 a = _mm256_castsi256_ps(_mm256_madd_epi16(low, row));
  __m256 b = _mm256_castsi256_ps(_mm256_madd_epi16(high, row));
  return _mm256_add_epi32(_mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0))),
                          _mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1))));
}

// Thirty-two numbers of 32 bits become bytes. Packing works within halves, so groups of four come out
// as 0 2 4 6 1 3 5 7 and are put back in order.
AVX2 static inline __m256i narrow(const __m256i v[4]) {
  __m256i bytes =
      _mm256_packus_epi16(_mm256_packs_epi32(v[0], v[1]), _mm256_packs_epi32(v[2], v[3]));
  return _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

AVX2 int32_t pk_row_pair_avx2(const row_pair *rows) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i y_row =
      _mm256_setr_epi16(Y_B, Y_G, Y_R, 0, Y_B, Y_G, Y_R, 0, Y_B, Y_G, Y_R, 0, Y_B, Y_G, Y_R, 0);
  const __m256i cb_row = _mm256_setr_epi16(CB_B, CB_G, CB_R, 0, CB_B, CB_G, CB_R, 0, CB_B, CB_G, CB_R, 0,
                                           CB_B, CB_G, CB_R, 0);
  const __m256i cr_row = _mm256_setr_epi16(CR_B, CR_G, CR_R, 0, CR_B, CR_G, CR_R, 0, CR_B, CR_G, CR_R, 0,
                                           CR_B, CR_G, CR_R, 0);
  const __m256i y_offset = _mm256_set1_epi32(Y_OFFSET), c_offset = _mm256_set1_epi32(C_OFFSET);

  int32_t count = rows->width / 32 * 32;
  if (count == 0) return 0;
  // Sums of the two rows at odd columns; the uppermost quarter is the column before the next pixels.
  __m128i first = _mm_unpacklo_epi8(_mm_cvtsi32_si128(*(const int *)rows->top), _mm_setzero_si128());
  __m128i second = _mm_unpacklo_epi8(_mm_cvtsi32_si128(*(const int *)rows->bottom), _mm_setzero_si128());
  __m256i odd_before = _mm256_broadcastq_epi64(_mm_add_epi16(first, second));

  for (int32_t x = 0; x < count; x += 32) {
    __m256i y_top[4], y_bottom[4], sums[4];
    for (int i = 0; i < 4; i++) {
      __m256i top = _mm256_loadu_si256((const __m256i *)(rows->top + 4 * (x + 8 * i)));
      __m256i bottom = _mm256_loadu_si256((const __m256i *)(rows->bottom + 4 * (x + 8 * i)));
      __m256i top_low = _mm256_unpacklo_epi8(top, zero), top_high = _mm256_unpackhi_epi8(top, zero);
      __m256i bottom_low = _mm256_unpacklo_epi8(bottom, zero);
      __m256i bottom_high = _mm256_unpackhi_epi8(bottom, zero);
      y_top[i] = _mm256_srli_epi32(_mm256_add_epi32(dot(top_low, top_high, y_row), y_offset), Y_SHIFT);
      y_bottom[i] =
          _mm256_srli_epi32(_mm256_add_epi32(dot(bottom_low, bottom_high, y_row), y_offset), Y_SHIFT);
      __m256i low = _mm256_add_epi16(top_low, bottom_low), high = _mm256_add_epi16(top_high, bottom_high);
      __m256i even = _mm256_unpacklo_epi64(low, high), odd = _mm256_unpackhi_epi64(low, high);
      __m256i shifted = _mm256_permute2x128_si256(odd_before, odd, 0x21);  // upper half before, lower half now
      __m256i before = _mm256_alignr_epi8(odd, shifted, 8);
      sums[i] = _mm256_add_epi16(_mm256_add_epi16(even, even), _mm256_add_epi16(odd, before));
      odd_before = odd;
    }
    _mm256_storeu_si256((__m256i *)(rows->y_top + x), narrow(y_top));
    _mm256_storeu_si256((__m256i *)(rows->y_bottom + x), narrow(y_bottom));

    // Each `sums` holds the four even columns of its eight pixels: 0, 2 in one half and 4, 6 in the other.
    __m256i chroma[4];  // two of Cb, two of Cr
    for (int i = 0; i < 2; i++) {
      __m256i low = _mm256_permute2x128_si256(sums[2 * i], sums[2 * i + 1], 0x20);
      __m256i high = _mm256_permute2x128_si256(sums[2 * i], sums[2 * i + 1], 0x31);
      chroma[i] = _mm256_srli_epi32(_mm256_add_epi32(dot(low, high, cb_row), c_offset), C_SHIFT);
      chroma[i + 2] = _mm256_srli_epi32(_mm256_add_epi32(dot(low, high, cr_row), c_offset), C_SHIFT);
    }
    __m256i both = narrow(chroma);
    _mm_storeu_si128((__m128i *)(rows->cb + x / 2), _mm256_castsi256_si128(both));
    _mm_storeu_si128((__m128i *)(rows->cr + x / 2), _mm256_extracti128_si256(both, 1));
  }
  return count;
}
#endif
