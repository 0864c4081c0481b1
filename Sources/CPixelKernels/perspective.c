// A flat picture seen from the side.
#include "warp.h"

#include <math.h>
#include <string.h>

// One rounding an operation, or the pixels would differ between machines with and without fused ones.
#pragma STDC FP_CONTRACT OFF

typedef struct {
  double u, v, w;
} place;

static place place_at(const pk_perspective *p, double x, double y) {
  place at = {p->u[0] * x + p->u[1] * y + p->u[2], p->v[0] * x + p->v[1] * y + p->v[2],
              p->w[0] * x + p->w[1] * y + p->w[2]};
  return at;
}

// How much of a pixel lies between two opposite sides.
static double between(double first, double second) {
  const double a = first < 0.5 ? first : 0.5, b = second < 0.5 ? second : 0.5;
  const double sum = a + b;
  return sum < 0 ? 0 : sum;
}

// Of a pixel whose middle is (x, y), in 256ths.
static int32_t coverage_at(const pk_perspective *p, double x, double y) {
  double inside[4];
  for (int i = 0; i < 4; i++) inside[i] = p->side[i][0] * x + p->side[i][1] * y + p->side[i][2];
  return (int32_t)(between(inside[0], inside[2]) * between(inside[1], inside[3]) * 256 + 0.5);
}

// Narrows low…high to where a side is at least `least` pixels away on the inside, give or take a pixel outwards
// (`slack` 1) or inwards (-1): whole pixels are looked at anyway.
static void narrow(const double *side, double y, double least, double slack, double *low, double *high) {
  const double rest = side[1] * y + side[2] - least;
  if (side[0] > 1e-9) {
    const double x = -rest / side[0] - slack;
    if (x > *low) *low = x;
  } else if (side[0] < -1e-9) {
    const double x = -rest / side[0] + slack;
    if (x < *high) *high = x;
  } else if (rest + slack * 0.5 < 0) {
    *high = *low - 1;
  }
}

static double length(double x, double y) { return sqrt(x * x + y * y); }

// A run of pixels that begins at column x, over what the target holds.
static void draw_chunk(const pk_sampler *sampler, uint8_t *row, int32_t x, int32_t y, int32_t count, int is_full,
                       const pk_perspective *p, place from, place to) {
  int32_t u[PK_CHUNK], v[PK_CHUNK];
  uint8_t pixels[4 * PK_CHUNK];
  const place middle = {(from.u + to.u) / 2, (from.v + to.v) / 2, (from.w + to.w) / 2};
  const place *ends[3] = {&from, &middle, &to};
  int32_t end_u[3], end_v[3];
  for (int k = 0; k < 3; k++) {
    const double depth = 1 / ends[k]->w;
    end_u[k] = pk_place(ends[k]->u * depth);
    end_v[k] = pk_place(ends[k]->v * depth);
  }
  for (int k = 0; k < 2; k++) {
    const int32_t du = (end_u[k + 1] - end_u[k]) / (PK_CHUNK / 2), dv = (end_v[k + 1] - end_v[k]) / (PK_CHUNK / 2);
    for (int32_t i = 0; i < PK_CHUNK / 2; i++) {
      u[k * PK_CHUNK / 2 + i] = end_u[k] + i * du;
      v[k * PK_CHUNK / 2 + i] = end_v[k] + i * dv;
    }
  }
  const double a = 1 / middle.w, su = middle.u * a, sv = middle.v * a;
  // How far the picture runs from one pixel to the next, across and down.
  const double across = length((p->u[0] - su * p->w[0]) * a, (p->u[1] - su * p->w[1]) * a);
  const double down = length((p->v[0] - sv * p->w[0]) * a, (p->v[1] - sv * p->w[1]) * a);
  pk_sample(sampler, u, v, across, down, pixels);
  if (p->light < 256) pk_dim(pixels, p->light);
  uint8_t *target = row + 4 * (ptrdiff_t)x;
  if (is_full && sampler->source->is_opaque) {
    memcpy(target, pixels, 4 * (size_t)count);
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    if (!is_full) {
      const int32_t share = coverage_at(p, x + i, y);
      for (int c = 0; c < 4; c++) pixels[4 * i + c] = pk_share(pixels[4 * i + c], share);
    }
    pk_over(pixels + 4 * i, target + 4 * i);
  }
}

void pk_draw_perspective(const pk_warp_source *source, uint8_t *target, ptrdiff_t stride, int32_t width,
                         int32_t height, const pk_perspective *p, pk_instructions instructions) {
  pk_sampler sampler;
  pk_prepare(&sampler, source, instructions);
  for (int32_t y = 0; y < height; y++) {
    double low = 0, high = width - 1, full_low = 0, full_high = width - 1;
    for (int i = 0; i < 4; i++) {
      narrow(p->side[i], y, -0.5, 1, &low, &high);
      narrow(p->side[i], y, 0.5, -1, &full_low, &full_high);
    }
    if (low > high) continue;
    const int32_t first = (int32_t)low / PK_CHUNK * PK_CHUNK, last = (int32_t)high;
    uint8_t *row = target + y * stride;
    place from = place_at(p, first, y);
    for (int32_t x = first; x <= last; x += PK_CHUNK) {
      const place to = place_at(p, x + PK_CHUNK, y);
      const int32_t count = last - x + 1 < PK_CHUNK ? last - x + 1 : PK_CHUNK;
      // Beyond the horizon there is nothing to be seen.
      if (from.w > 1e-9 && to.w > 1e-9)
        draw_chunk(&sampler, row, x, y, count, x >= full_low && x + count - 1 <= full_high, p, from, to);
      from = to;
    }
  }
}
