#include "pixel_kernels.h"

#include <string.h>

// Every sample of a square of 8 is the same.
static inline int is_flat8(const uint8_t *p, ptrdiff_t stride) {
  uint64_t first, row;
  memcpy(&first, p, 8);
  if (first != p[0] * 0x0101010101010101ull) return 0;
  for (int y = 1; y < 8; y++) {
    memcpy(&row, p + y * stride, 8);
    if (row != first) return 0;
  }
  return 1;
}

// Every sample of a square of 4 is the same.
static inline int is_flat4(const uint8_t *p, ptrdiff_t stride) {
  uint32_t first, row;
  memcpy(&first, p, 4);
  if (first != p[0] * 0x01010101u) return 0;
  for (int y = 1; y < 4; y++) {
    memcpy(&row, p + y * stride, 4);
    if (row != first) return 0;
  }
  return 1;
}

// A quarter of the macroblock at x, y is of one colour throughout.
static int has_flat_quarter(const pk_yuv420p *planes, int32_t x, int32_t y, int32_t right, int32_t bottom) {
  for (int32_t top = y; top + 8 <= bottom; top += 8)
    for (int32_t left = x; left + 8 <= right; left += 8)
      if (is_flat8(planes->y + top * planes->y_stride + left, planes->y_stride) &&
          is_flat4(planes->cb + top / 2 * planes->cb_stride + left / 2, planes->cb_stride) &&
          is_flat4(planes->cr + top / 2 * planes->cr_stride + left / 2, planes->cr_stride))
        return 1;
  return 0;
}

enum { FEW = 4 };

// Two to four different luma values: a straight edge, and not an area, text or a photograph.
static int has_few_values(const pk_yuv420p *planes, int32_t x, int32_t y, int32_t right, int32_t bottom) {
  uint8_t seen[FEW];
  int count = 0;
  for (int32_t row = y; row < bottom; row++) {
    const uint8_t *luma = planes->y + row * planes->y_stride;
    for (int32_t column = x; column < right; column++) {
      int known = 0;
      for (int i = 0; i < count; i++) known |= seen[i] == luma[column];
      if (known) continue;
      if (count == FEW) return 0;
      seen[count++] = luma[column];
    }
  }
  return count > 1;
}

void pk_find_hard_edges(const pk_yuv420p *planes, int32_t width, int32_t height, uint8_t *found) {
  for (int32_t y = 0; y < height; y += 16) {
    int32_t bottom = y + 16 < height ? y + 16 : height;
    for (int32_t x = 0; x < width; x += 16) {
      int32_t right = x + 16 < width ? x + 16 : width;
      *found++ = has_flat_quarter(planes, x, y, right, bottom) && has_few_values(planes, x, y, right, bottom);
    }
  }
}
