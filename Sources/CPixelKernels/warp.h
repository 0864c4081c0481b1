// What the kernels that bend pictures share: samples of a picture at any place, of any size.
#pragma once

#include "pixel_kernels.h"

// As many pixels are sampled at once.
#define PK_CHUNK 16

// Up to so many pixels of a picture between two of the target it is sampled in its own size: its filter of four pixels
// still meets all that can be seen.
#define PK_SHARP_UP_TO 1.35

// A level and how much of the next there is, in 64ths.
typedef struct {
  int32_t level, share;
} pk_detail;

// From PK_SHARP_UP_TO on the next level comes in by degrees, until at 2 it is alone. Piecewise linear, so that no line
// shows where levels change.
pk_detail pk_detail_of(int32_t last, double step);

// A picture, and the filter's shares as the instructions want them. Made by the call that draws.
typedef struct {
  const pk_warp_source *source;
  pk_instructions instructions;
  int8_t down[64][32];
  int16_t across[64][16];
} pk_sampler;

void pk_prepare(pk_sampler *sampler, const pk_warp_source *source, pk_instructions instructions);

// Samples PK_CHUNK pixels: colours at (u, v), in 1/65536 pixel of the picture, where whole numbers are edges between
// pixels. Beyond the picture its outermost pixels go on. Each colour is at most its alpha. `step_across` and `step_down`
// say how many pixels of the picture lie between two of these.
void pk_sample(const pk_sampler *sampler, const int32_t *u, const int32_t *v, double step_across, double step_down,
               uint8_t *out);

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

// Darkens the colours of PK_CHUNK pixels to `light` / 256, at most 256.
void pk_dim(uint8_t *pixels, int32_t light);

// Lays a premultiplied pixel over another.
static inline void pk_over(const uint8_t *source, uint8_t *target) {
  const int32_t rest = 255 - source[3];
  for (int c = 0; c < 4; c++) {
    const int32_t below = target[c] * rest + 128;
    target[c] = (uint8_t)(source[c] + ((below + (below >> 8)) >> 8));
  }
}
