#include "pixel_kernels.h"

#include <math.h>

// One rounding an operation, or the pixels would differ between machines with and without fused ones.
#pragma STDC FP_CONTRACT OFF

// Thresholds of an ordered dither: every share of 64 once in each 8 × 8 pixels.
//
// Source: B. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", ICC 1973.
static const uint8_t bayer[8][8] = {
    {0, 32, 8, 40, 2, 34, 10, 42},  {48, 16, 56, 24, 50, 18, 58, 26}, {12, 44, 4, 36, 14, 46, 6, 38},
    {60, 28, 52, 20, 62, 30, 54, 22}, {3, 35, 11, 43, 1, 33, 9, 41},  {51, 19, 59, 27, 49, 17, 57, 25},
    {15, 47, 7, 39, 13, 45, 5, 37},   {63, 31, 55, 23, 61, 29, 53, 21}};

void pk_gradient_bgra(uint8_t *target, ptrdiff_t stride, int32_t width, int32_t height, const uint16_t *colors,
                      const pk_gradient *gradient) {
  const float last = PK_GRADIENT_COLORS - 1;
  for (int32_t line = 0; line < height; line++) {
    const int32_t y = line + gradient->y;
    uint8_t *row = target + line * stride;
    const uint8_t *thresholds = bayer[y & 7];
    const float u0 = gradient->u + gradient->u_down * (float)y;
    const float v0 = gradient->v + gradient->v_down * (float)y;
    for (int32_t column = 0; column < width; column++) {
      const int32_t x = column + gradient->x;
      float u = u0 + gradient->u_across * (float)x;
      float share = u;
      if (gradient->is_radial) {
        float v = v0 + gradient->v_across * (float)x;
        share = sqrtf(u * u + v * v);
      }
      share *= last;
      // Written so that what is not a number counts as 0.
      share = share > 0 ? share : 0;
      share = share < last ? share : last;
      const uint16_t *color = colors + 4 * (int32_t)(share + 0.5f);
      // 256ths of a level, from 2 to 254: whole levels stay what they are.
      uint32_t threshold = 4u * thresholds[x & 7] + 2u;
      for (int32_t channel = 0; channel < 4; channel++)
        row[4 * column + channel] = (uint8_t)((color[channel] + threshold) >> 8);
    }
  }
}
