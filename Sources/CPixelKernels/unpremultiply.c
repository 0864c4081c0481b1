#include "pixel_kernels.h"

#include <string.h>

// Rounding down n / a for n ≤ 255 · 255 + 127 and 1 ≤ a ≤ 255 as a product with 2²⁴/a + 1: exact,
// because the excess n / 2²⁴ is below 1/a as long as n · a < 2²⁴.
static inline uint8_t straight(uint32_t color, uint32_t alpha, uint32_t reciprocal) {
  uint32_t bounded = color < alpha ? color : alpha;
  return (uint8_t)(((uint64_t)(bounded * 255 + alpha / 2) * reciprocal) >> 24);
}

static void make_reciprocals(uint32_t reciprocals[256]) {
  reciprocals[0] = 0;  // alpha 0 makes every colour 0
  for (uint32_t alpha = 1; alpha < 256; alpha++) reciprocals[alpha] = (1u << 24) / alpha + 1;
}

void pk_unpremultiply_bgra_to_rgba(const uint8_t *bgra, ptrdiff_t bgra_stride, uint8_t *rgba,
                                   ptrdiff_t rgba_stride, int32_t width, int32_t height) {
  uint32_t reciprocals[256];
  make_reciprocals(reciprocals);
  for (int32_t row = 0; row < height; row++) {
    const uint8_t *in = bgra + row * bgra_stride;
    uint8_t *out = rgba + row * rgba_stride;
    for (int32_t x = 0; x < width; x++, in += 4, out += 4) {
      uint32_t blue = in[0], green = in[1], red = in[2], alpha = in[3];
      if (alpha == 255) {
        out[0] = (uint8_t)red;
        out[1] = (uint8_t)green;
        out[2] = (uint8_t)blue;
        out[3] = 255;
      } else {
        uint32_t reciprocal = reciprocals[alpha];
        out[0] = straight(red, alpha, reciprocal);
        out[1] = straight(green, alpha, reciprocal);
        out[2] = straight(blue, alpha, reciprocal);
        out[3] = (uint8_t)alpha;
      }
    }
  }
}

// Pixels that are looked at together.
enum { BLOCK = 8 };

static int is_opaque_block(const uint8_t *pixels) {
  uint32_t words[BLOCK], all = UINT32_MAX;
  memcpy(words, pixels, sizeof words);
  for (int i = 0; i < BLOCK; i++) all &= words[i];
  uint8_t bytes[4];
  memcpy(bytes, &all, sizeof bytes);
  return bytes[3] == 255;
}

void pk_unpremultiply_bgra(uint8_t *pixels, size_t count) {
  uint32_t reciprocals[256];
  make_reciprocals(reciprocals);
  for (size_t i = 0; i < count;) {
    uint8_t *pixel = pixels + 4 * i;
    if (count - i >= BLOCK && is_opaque_block(pixel)) {
      i += BLOCK;
      continue;
    }
    size_t end = count - i < BLOCK ? count : i + BLOCK;
    for (; i < end; i++, pixel += 4) {
      uint32_t alpha = pixel[3], reciprocal = reciprocals[alpha];
      if (alpha == 255) continue;
      for (int channel = 0; channel < 3; channel++) pixel[channel] = straight(pixel[channel], alpha, reciprocal);
    }
  }
}

void pk_premultiply_bgra(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t alpha = pixels[3];
    if (alpha == 255) continue;
    for (int channel = 0; channel < 3; channel++)
      pixels[channel] = (uint8_t)((pixels[channel] * alpha + 127) / 255);
  }
}
