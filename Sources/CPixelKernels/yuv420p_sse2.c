#include "yuv420p.h"

#if defined(__x86_64__)
#include <emmintrin.h>

// Products of four BGRA pixels with one row of the matrix, in 32 bits. `low` and `high` hold two pixels
// each in 16 bits a channel.
static inline __m128i dot(__m128i low, __m128i high, __m128i row) {
  __m128 a = _mm_castsi128_ps(_mm_madd_epi16(low, row));   // [b+g, r] of pixels 0 and 1
  __m128 b = _mm_castsi128_ps(_mm_madd_epi16(high, row));  // … of pixels 2 and 3
  return _mm_add_epi32(_mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0))),
                       _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1))));
}

int32_t pk_row_pair_sse2(const row_pair *rows) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i y_row = _mm_setr_epi16(Y_B, Y_G, Y_R, 0, Y_B, Y_G, Y_R, 0);
  const __m128i cb_row = _mm_setr_epi16(CB_B, CB_G, CB_R, 0, CB_B, CB_G, CB_R, 0);
  const __m128i cr_row = _mm_setr_epi16(CR_B, CR_G, CR_R, 0, CR_B, CR_G, CR_R, 0);
  const __m128i y_offset = _mm_set1_epi32(Y_OFFSET), c_offset = _mm_set1_epi32(C_OFFSET);

  int32_t count = rows->width / 16 * 16;
  if (count == 0) return 0;
  // Sums of the two rows at odd columns; the upper half is the column before the next four pixels.
  __m128i first = _mm_unpacklo_epi8(_mm_cvtsi32_si128(*(const int *)rows->top), zero);
  __m128i odd_before =
      _mm_add_epi16(first, _mm_unpacklo_epi8(_mm_cvtsi32_si128(*(const int *)rows->bottom), zero));
  odd_before = _mm_unpacklo_epi64(odd_before, odd_before);

  for (int32_t x = 0; x < count; x += 16) {
    __m128i y_top[4], y_bottom[4], sums[4];
    for (int i = 0; i < 4; i++) {
      __m128i top = _mm_loadu_si128((const __m128i *)(rows->top + 4 * (x + 4 * i)));
      __m128i bottom = _mm_loadu_si128((const __m128i *)(rows->bottom + 4 * (x + 4 * i)));
      __m128i top_low = _mm_unpacklo_epi8(top, zero), top_high = _mm_unpackhi_epi8(top, zero);
      __m128i bottom_low = _mm_unpacklo_epi8(bottom, zero), bottom_high = _mm_unpackhi_epi8(bottom, zero);
      y_top[i] = _mm_srli_epi32(_mm_add_epi32(dot(top_low, top_high, y_row), y_offset), Y_SHIFT);
      y_bottom[i] = _mm_srli_epi32(_mm_add_epi32(dot(bottom_low, bottom_high, y_row), y_offset), Y_SHIFT);
      __m128i low = _mm_add_epi16(top_low, bottom_low), high = _mm_add_epi16(top_high, bottom_high);
      __m128i even = _mm_unpacklo_epi64(low, high), odd = _mm_unpackhi_epi64(low, high);
      __m128i before = _mm_castpd_si128(
          _mm_shuffle_pd(_mm_castsi128_pd(odd_before), _mm_castsi128_pd(odd), 1));
      sums[i] = _mm_add_epi16(_mm_add_epi16(even, even), _mm_add_epi16(odd, before));
      odd_before = odd;
    }
    _mm_storeu_si128((__m128i *)(rows->y_top + x), _mm_packus_epi16(_mm_packs_epi32(y_top[0], y_top[1]),
                                                                    _mm_packs_epi32(y_top[2], y_top[3])));
    _mm_storeu_si128((__m128i *)(rows->y_bottom + x),
                     _mm_packus_epi16(_mm_packs_epi32(y_bottom[0], y_bottom[1]),
                                      _mm_packs_epi32(y_bottom[2], y_bottom[3])));
    __m128i cb[2], cr[2];
    for (int i = 0; i < 2; i++) {
      __m128i low = sums[2 * i], high = sums[2 * i + 1];
      cb[i] = _mm_srli_epi32(_mm_add_epi32(dot(low, high, cb_row), c_offset), C_SHIFT);
      cr[i] = _mm_srli_epi32(_mm_add_epi32(dot(low, high, cr_row), c_offset), C_SHIFT);
    }
    _mm_storel_epi64((__m128i *)(rows->cb + x / 2), _mm_packus_epi16(_mm_packs_epi32(cb[0], cb[1]), zero));
    _mm_storel_epi64((__m128i *)(rows->cr + x / 2), _mm_packus_epi16(_mm_packs_epi32(cr[0], cr[1]), zero));
  }
  return count;
}
#endif
