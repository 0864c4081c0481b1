// BT.709 limited range in integers, shared by the three versions of the kernel.
#pragma once

#include "pixel_kernels.h"

// ITU-R BT.709-6: Kr = 0.2126, Kb = 0.0722. Luma spans 219 codes, chroma 224, of 255 each.

// Y' - 16 = 219/255 · (Kr R + Kg G + Kb B), times 2¹⁵.
#define Y_B 2032
#define Y_G 20127
#define Y_R 5983
#define Y_SHIFT 15
#define Y_OFFSET ((16 << Y_SHIFT) + (1 << (Y_SHIFT - 1)))

// Cb - 128 = 224/255 · (B - luma) / (2 - 2 Kb) and Cr - 128 = 224/255 · (R - luma) / (2 - 2 Kr), times
// 2¹⁶. Each line is rounded so that its sum is 0: greys have no colour.
#define CB_B 28784
#define CB_G -22188
#define CB_R -6596
#define CR_B -2639
#define CR_G -26145
#define CR_R 28784
// 2¹⁶ and the eight weights of the 3 × 2 chroma filter.
#define C_SHIFT 19
#define C_OFFSET ((128 << C_SHIFT) + (1 << (C_SHIFT - 1)))

// Two rows of the picture and the two luma rows and one row of each chroma plane they become.
typedef struct {
  const uint8_t *top, *bottom;
  uint8_t *y_top, *y_bottom, *cb, *cr;
  int32_t width;
} row_pair;

// Each converts columns from 0 and returns how many it did, an even number. The plain version takes the
// column to begin at, and converts all that remain together with the padding.
void pk_row_pair_c(const row_pair *rows, int32_t first);
int32_t pk_row_pair_sse2(const row_pair *rows);
int32_t pk_row_pair_avx2(const row_pair *rows);
