#include "pixel_kernels.h"

#include <stdlib.h>
#include <string.h>

// Three causal box sums in a row over one line, read `delay` later so that the result is centred.
typedef struct {
  int32_t first, second, third;  // box widths
  int32_t delay;                 // half of what three causal boxes shift the line by
  uint64_t reciprocal;           // 2⁵⁶ / (first · second · third), rounded down
} kernel;

// 255 · 2⁵⁶ plus a half still fits in 64 bits.
enum { FRACTION_BITS = 56 };

static kernel make_kernel(int32_t box) {
  int32_t third = box % 2 == 0 ? box + 1 : box;
  kernel k = {box, box, third, (2 * (box - 1) + third - 1) / 2, 0};
  k.reciprocal = (1ull << FRACTION_BITS) / ((uint64_t)box * (uint64_t)box * (uint64_t)third);
  return k;
}

// `sums` holds 2 · (length + delay) numbers: the running sums of the first and of the second box.
static void blur_line(const uint8_t *in, uint8_t *out, int32_t length, const kernel *k, uint64_t *sums) {
  int32_t count = length + k->delay;
  uint64_t *once = sums, *twice = sums + count;
  uint64_t a = 0, b = 0, c = 0;
  for (int32_t i = 0; i < count; i++) {
    if (i < length) a += in[i];
    if (i >= k->first && i - k->first < length) a -= in[i - k->first];
    once[i] = a;
    b += a;
    if (i >= k->second) b -= once[i - k->second];
    twice[i] = b;
    c += b;
    if (i >= k->third) c -= twice[i - k->third];
    if (i >= k->delay)
      out[i - k->delay] = (uint8_t)((c * k->reciprocal + (1ull << (FRACTION_BITS - 1))) >> FRACTION_BITS);
  }
}

enum { TILE = 16 };

// Tiles keep both sides of the transposition in the first-level cache.
static void transpose(const uint8_t *in, ptrdiff_t in_stride, uint8_t *out, ptrdiff_t out_stride,
                      int32_t width, int32_t height) {
  for (int32_t top = 0; top < height; top += TILE) {
    int32_t bottom = top + TILE < height ? top + TILE : height;
    for (int32_t left = 0; left < width; left += TILE) {
      int32_t right = left + TILE < width ? left + TILE : width;
      for (int32_t y = top; y < bottom; y++)
        for (int32_t x = left; x < right; x++) out[x * out_stride + y] = in[y * in_stride + x];
    }
  }
}

int32_t pk_box_blur_a8(uint8_t *plane, ptrdiff_t stride, int32_t width, int32_t height, int32_t box) {
  if (box < 0 || box > PK_BOX_LIMIT) return -1;
  if (box <= 1 || width <= 0 || height <= 0) return 0;
  kernel k = make_kernel(box);
  size_t longest = (size_t)(width > height ? width : height);
  size_t sums_size = 2 * (longest + (size_t)k.delay) * sizeof(uint64_t);
  uint64_t *sums = malloc(sums_size + longest + (size_t)width * (size_t)height);
  if (!sums) return -1;
  uint8_t *line = (uint8_t *)sums + sums_size;
  uint8_t *turned = line + longest;

  for (int32_t y = 0; y < height; y++) {
    uint8_t *row = plane + y * stride;
    memcpy(line, row, (size_t)width);
    blur_line(line, row, width, &k, sums);
  }
  transpose(plane, stride, turned, height, width, height);
  for (int32_t x = 0; x < width; x++) {
    uint8_t *column = turned + (ptrdiff_t)x * height;
    memcpy(line, column, (size_t)height);
    blur_line(line, column, height, &k, sums);
  }
  transpose(turned, height, plane, stride, height, width);
  free(sums);
  return 0;
}
