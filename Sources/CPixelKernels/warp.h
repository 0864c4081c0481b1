// What the kernels that bend pictures share: samples of a picture at any place, of any size.
#pragma once

#include "pixel_kernels.h"

// As many pixels are sampled at once; places are exact at their ends and lie on a line between them.
#define PK_CHUNK 8

// Two neighbouring levels of one direction and how much of the second there is, in 64ths.
typedef struct {
  int32_t level, share;
} pk_detail;

// The levels for a picture of which `step` pixels lie between two pixels of the target.
//
// Up to 1¼ the picture itself: its filter of four pixels still meets all that can be seen. From there the next level
// comes in by degrees, until at 2 it is alone. Piecewise linear, so that no line shows where levels change.
pk_detail pk_detail_of(const pk_warp_source *source, double step, int is_down);

// Samples `count` ≤ PK_CHUNK pixels: colours at (u, v), in 1/65536 pixel of the picture, where whole numbers are
// edges between pixels. Beyond the picture its outermost pixels go on. Each colour is at most its alpha.
void pk_sample(const pk_warp_source *source, const int32_t *u, const int32_t *v, int32_t count, pk_detail across,
               pk_detail down, uint8_t *out, pk_instructions instructions);

// A place in 1/65536 pixel, kept within what the arithmetic holds.
static inline int32_t pk_place(double value) {
  const double limit = 30000;
  value = value > -limit ? value : -limit;
  value = value < limit ? value : limit;
  return (int32_t)(value * 65536);
}

static inline int32_t pk_clamp(int32_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : value;
}

// value · share / 256, to nearest; the value itself for 256.
static inline uint8_t pk_share(uint8_t value, int32_t share) { return (uint8_t)((value * share + 128) >> 8); }

// Lays a premultiplied pixel over another.
static inline void pk_over(const uint8_t *source, uint8_t *target) {
  const int32_t rest = 255 - source[3];
  for (int c = 0; c < 4; c++) {
    const int32_t below = target[c] * rest + 128;
    target[c] = (uint8_t)(source[c] + ((below + (below >> 8)) >> 8));
  }
}
