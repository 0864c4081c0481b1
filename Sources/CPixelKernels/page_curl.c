// A page that rolls up over a cylinder.
#include "warp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// One rounding an operation, or the pixels would differ between machines with and without fused ones.
#pragma STDC FP_CONTRACT OFF

// Made twice of the same lines, so that AVX2 takes more pixels at once.
#define INLINE static inline __attribute__((always_inline))

#define PI 3.14159265358979323846

// Entries of the table a pixel of the radius.
#define FINENESS 8

// A place over the cylinder, so far in front of the line where the page leaves the ground.
typedef struct {
  double front;    // how far along the page its rising part is there
  double back;     // and the part that comes back over it
  double upright;  // 1 where the page lies flat, 0 where it stands on edge
} arc;

// asin, to 2e-8, by arithmetic that is the same everywhere.
//
// Source: M. Abramowitz, I. Stegun, "Handbook of Mathematical Functions", 1964, formula 4.4.46.
static double arc_sine(double x) {
  static const double a[8] = {1.5707963050, -0.2145988016, 0.0889789874, -0.0501743046,
                              0.0308918810, -0.0170881256, 0.0066700901, -0.0012624911};
  double sum = a[7];
  for (int i = 6; i >= 0; i--) sum = sum * x + a[i];
  return PI / 2 - sqrt(1 - x) * sum;
}

static arc arc_at(double radius, double s) {
  const double x = s / radius < 1 ? s / radius : 1;
  const double front = radius * arc_sine(x);
  arc at = {front, PI * radius - front, sqrt(1 - x * x)};
  return at;
}

typedef struct {
  pk_sampler sampler;
  const pk_page_curl *page;
  const arc *table;
  double radius;
  double step_across, step_down;  // of the page lying flat
  int32_t is_opaque;
} curl;

// One side of the page over a few pixels.
typedef struct {
  int32_t u[PK_CHUNK], v[PK_CHUNK];
  int32_t coverage[PK_CHUNK], light[PK_CHUNK];  // in 256ths
  uint8_t pixels[4 * PK_CHUNK];
  int32_t is_seen;
} sheet;

INLINE double smaller(double a, double b) { return a < b ? a : b; }
INLINE double larger(double a, double b) { return a > b ? a : b; }

// How far a place lies inside of the page's nearest side.
INLINE double inside(const pk_page_curl *page, double x, double y) {
  return smaller(smaller(x, page->width - x), smaller(y, page->height - y));
}

// How far it lies outside of the page; 0 inside.
INLINE double outside(const pk_page_curl *page, double x, double y) {
  const double dx = larger(larger(-x, x - page->width), 0), dy = larger(larger(-y, y - page->height), 0);
  return sqrt(dx * dx + dy * dy);
}

INLINE int32_t share_of(double value) {
  return (int32_t)(smaller(larger(value, 0), 1) * 256 + 0.5);
}

// The shadow a page throws so far beyond its edge, in 256ths.
INLINE double fading(const pk_page_curl *page, double distance) {
  const double rest = larger(1 - distance / page->reach, 0);
  return rest * rest;
}

INLINE arc look_up(const curl *c, double s) {
  const double place = s * FINENESS;
  const int32_t index = (int32_t)place;
  const double share = place - index;
  const arc *a = c->table + index;
  arc at = {a[0].front + (a[1].front - a[0].front) * share, a[0].back + (a[1].back - a[0].back) * share,
            a[0].upright + (a[1].upright - a[0].upright) * share};
  return at;
}

static void sample_sheet(const curl *c, sheet *side, double stretch) {
  const pk_page_curl *page = c->page;
  pk_sample(&c->sampler, side->u, side->v, c->step_across * (1 + (stretch - 1) * fabs(page->x)),
            c->step_down * (1 + (stretch - 1) * fabs(page->y)), side->pixels);
}

// The back of the page: its own colour, through which the front shines.
INLINE void turn_over(const curl *c, uint8_t *pixels) {
  const uint16_t front = (uint16_t)c->page->translucency, rest = (uint16_t)(256 - c->page->translucency);
  const uint8_t *back = c->page->back;
  if (c->is_opaque) {
    const uint16_t paper[4] = {(uint16_t)(back[0] * rest + 128), (uint16_t)(back[1] * rest + 128),
                               (uint16_t)(back[2] * rest + 128), (uint16_t)(255 * rest + 128)};
    for (int i = 0; i < 4 * PK_CHUNK; i++)
      pixels[i] = (uint8_t)((uint16_t)(pixels[i] * front + paper[i & 3]) >> 8);
    return;
  }
  for (int i = 0; i < PK_CHUNK; i++) {
    uint8_t *pixel = pixels + 4 * i;
    for (int k = 0; k < 3; k++) {
      const int32_t paper = (back[k] * pixel[3] + 127) / 255;
      pixel[k] = (uint8_t)((pixel[k] * front + paper * rest + 128) >> 8);
    }
  }
}

// Lays a side over what is below, as `pk_share` and `pk_over` would pixel for pixel.
INLINE void lay(const curl *c, const sheet *side, int32_t count, uint8_t *target) {
  uint8_t below[4 * PK_CHUNK], pixels[4 * PK_CHUNK], rests[4 * PK_CHUNK];
  uint16_t light[4 * PK_CHUNK];
  int32_t is_whole = c->is_opaque;
  for (int i = 0; i < PK_CHUNK; i++) {
    for (int k = 0; k < 3; k++) light[4 * i + k] = (uint16_t)side->light[i];
    light[4 * i + 3] = 256;
    is_whole &= side->coverage[i] == 256;
  }
  for (int i = 0; i < 4 * PK_CHUNK; i++)
    pixels[i] = (uint8_t)((uint16_t)(side->pixels[i] * light[i] + 128) >> 8);
  if (is_whole) {
    memcpy(target, pixels, 4 * (size_t)count);
    return;
  }
  uint16_t coverage[4 * PK_CHUNK];
  for (int i = 0; i < PK_CHUNK; i++)
    for (int k = 0; k < 4; k++) coverage[4 * i + k] = (uint16_t)side->coverage[i];
  for (int i = 0; i < 4 * PK_CHUNK; i++) pixels[i] = (uint8_t)((uint16_t)(pixels[i] * coverage[i] + 128) >> 8);
  for (int i = 0; i < PK_CHUNK; i++) memset(rests + 4 * i, 255 - pixels[4 * i + 3], 4);
  memset(below, 0, sizeof below);
  memcpy(below, target, 4 * (size_t)count);
  for (int i = 0; i < 4 * PK_CHUNK; i++) {
    const uint16_t rest = (uint16_t)(below[i] * rests[i] + 128);
    below[i] = (uint8_t)(pixels[i] + (uint8_t)((uint16_t)(rest + (rest >> 8)) >> 8));
  }
  memcpy(target, below, 4 * (size_t)count);
}

// Where a few pixels lie: in front of the line where the page leaves the ground, and over the page.
typedef struct {
  double s[PK_CHUNK], x[PK_CHUNK], y[PK_CHUNK];
} places;

INLINE void walk(const pk_page_curl *page, double s, double x, double y, places *at) {
  const double ds = page->u[0] * page->x + page->v[0] * page->y;
  for (int i = 0; i < PK_CHUNK; i++, s += ds, x += page->u[0], y += page->v[0]) {
    at->s[i] = s;
    at->x[i] = x;
    at->y[i] = y;
  }
}

// Shadow on what lies beneath, where no page is over it.
INLINE void shade(const curl *c, uint8_t *target, const places *at, int32_t count) {
  const pk_page_curl *page = c->page;
  int32_t dark[PK_CHUNK], darkest = 0;
  for (int i = 0; i < PK_CHUNK; i++) {
    const double s = at->s[i], beside = larger(s - c->radius, 0);
    // Beside the roll, where the page stands on edge.
    const double way = PI / 2 * c->radius - s;
    const double there = fading(page, outside(page, at->x[i] + way * page->x, at->y[i] + way * page->y));
    const int32_t here = (int32_t)(page->shadow * there * fading(page, beside) + 0.5);
    dark[i] = s < 0 ? 0 : here;
  }
  for (int i = 0; i < PK_CHUNK; i++) darkest |= dark[i];
  if (!darkest) return;
  uint8_t pixels[4 * PK_CHUNK] = {0};
  uint16_t shares[4 * PK_CHUNK];
  for (int i = 0; i < PK_CHUNK; i++) {
    for (int k = 0; k < 3; k++) shares[4 * i + k] = (uint16_t)(256 - dark[i]);
    shares[4 * i + 3] = 256;
  }
  memcpy(pixels, target, 4 * (size_t)count);
  for (int i = 0; i < 4 * PK_CHUNK; i++) pixels[i] = (uint8_t)((uint16_t)(pixels[i] * shares[i] + 128) >> 8);
  memcpy(target, pixels, 4 * (size_t)count);
}

// The page's back over a few pixels. Returns whether anything beneath it can be seen.
INLINE int roll_back(const curl *c, sheet *back, const places *at, double *outsides, double *upright) {
  const pk_page_curl *page = c->page;
  double along[PK_CHUNK], uprights[PK_CHUNK], depths[PK_CHUNK];
  for (int i = 0; i < PK_CHUNK; i++) {
    const double s = at->s[i];
    arc over = {s, PI * c->radius - s, 1};
    if (s > 0) over = look_up(c, smaller(s, c->radius));
    along[i] = over.back;
    uprights[i] = over.upright;
  }
  for (int i = 0; i < PK_CHUNK; i++) {
    const double s = at->s[i], way = along[i] - s;
    const double bx = at->x[i] + way * page->x, by = at->y[i] + way * page->y;
    const double depth = smaller(inside(page, bx, by), c->radius - s) + 0.5;
    back->u[i] = pk_place(bx);
    back->v[i] = pk_place(by);
    back->coverage[i] = share_of(depth);
    back->light[i] = 256 - (int32_t)(90 * (1 - uprights[i]));
    outsides[i] = outside(page, bx, by);
    depths[i] = depth;
  }
  int32_t is_open = 0, is_seen = 0;
  *upright = 1;
  for (int i = 0; i < PK_CHUNK; i++) {
    is_seen |= back->coverage[i];
    is_open |= depths[i] < 1;
    *upright = smaller(uprights[i], *upright);
  }
  back->is_seen = is_seen;
  return is_open;
}

// The page's front over a few pixels, in the shadow of its back.
INLINE void roll_front(const curl *c, sheet *front, const places *at, const double *outsides) {
  const pk_page_curl *page = c->page;
  double along[PK_CHUNK], uprights[PK_CHUNK];
  for (int i = 0; i < PK_CHUNK; i++) {
    const double s = at->s[i];
    arc over = {s, 0, 1};
    if (s > 0) over = look_up(c, smaller(s, c->radius));
    along[i] = over.front;
    uprights[i] = over.upright;
  }
  for (int i = 0; i < PK_CHUNK; i++) {
    const double s = at->s[i], way = along[i] - s;
    const double fx = at->x[i] + way * page->x, fy = at->y[i] + way * page->y;
    const int32_t dark = (int32_t)(page->shadow * fading(page, outsides[i]));
    front->u[i] = pk_place(fx);
    front->v[i] = pk_place(fy);
    front->coverage[i] = share_of(smaller(inside(page, fx, fy), c->radius - s) + 0.5);
    front->light[i] = (256 - (int32_t)(110 * (1 - uprights[i]))) * (256 - dark) / 256;
  }
  int32_t is_seen = 0;
  for (int i = 0; i < PK_CHUNK; i++) is_seen |= front->coverage[i];
  front->is_seen = is_seen;
}

// Any few pixels: shadow on what lies beneath, the front, the back over it.
INLINE void draw_mixed(const curl *c, uint8_t *target, double s, double x, double y, int32_t count) {
  sheet front, back;
  places at;
  double outsides[PK_CHUNK], upright;
  walk(c->page, s, x, y, &at);
  const int is_open = roll_back(c, &back, &at, outsides, &upright);
  const double stretch = 1 / larger(upright, 1.0 / 64);
  if (is_open) {
    if (c->page->shadow) shade(c, target, &at, count);
    roll_front(c, &front, &at, outsides);
    if (front.is_seen) {
      sample_sheet(c, &front, stretch);
      lay(c, &front, count, target);
    }
  }
  if (!back.is_seen) return;
  sample_sheet(c, &back, stretch);
  turn_over(c, back.pixels);
  lay(c, &back, count, target);
}

// A few pixels of nothing but one side lying flat.
INLINE void draw_flat(const curl *c, uint8_t *target, double x, double y, double dx, double dy, int32_t count,
                      int is_back) {
  const pk_warp_level *page = c->sampler.source->levels;
  // Pixel on pixel.
  if (!is_back && c->is_opaque && dx == 1 && dy == 0 && x - 0.5 == floor(x) && y - 0.5 == floor(y)) {
    memcpy(target, page->pixels + (ptrdiff_t)y * page->stride + 4 * (ptrdiff_t)x, 4 * (size_t)count);
    return;
  }
  sheet side;
  const int32_t u = pk_place(x), v = pk_place(y), du = pk_place(dx), dv = pk_place(dy);
  for (int32_t i = 0; i < PK_CHUNK; i++) {
    side.u[i] = u + i * du;
    side.v[i] = v + i * dv;
    side.coverage[i] = side.light[i] = 256;
  }
  sample_sheet(c, &side, 1);
  if (is_back) turn_over(c, side.pixels);
  if (c->is_opaque) {
    memcpy(target, side.pixels, 4 * (size_t)count);
    return;
  }
  lay(c, &side, count, target);
}

INLINE void draw_row(const curl *c, uint8_t *row, int32_t y, int32_t width) {
  const pk_page_curl *page = c->page;
  const double dx = page->u[0], dy = page->v[0], ds = dx * page->x + dy * page->y;
  const double wide = sqrt(dx * dx + dy * dy) * PK_CHUNK;
  // What the back moves by from pixel to pixel, where it lies flat.
  const double bdx = dx - 2 * ds * page->x, bdy = dy - 2 * ds * page->y;
  for (int32_t x = 0; x < width; x += PK_CHUNK) {
    const int32_t count = width - x < PK_CHUNK ? width - x : PK_CHUNK;
    const double px = page->u[0] * x + page->u[1] * y + page->u[2];
    const double py = page->v[0] * x + page->v[1] * y + page->v[2];
    const double s = px * page->x + py * page->y - page->line, end = s + ds * (count - 1);
    const double nearest = smaller(s, end);
    uint8_t *target = row + 4 * (ptrdiff_t)x;
    if (nearest >= c->radius + 0.5) {
      if (nearest < c->radius + page->reach && page->shadow) {
        places at;
        walk(page, s, px, py, &at);
        shade(c, target, &at, count);
      }
      continue;
    }
    if (larger(s, end) <= 0) {
      const double way = PI * c->radius - 2 * s;
      const double bx = px + way * page->x, by = py + way * page->y;
      const double ex = bx + bdx * (count - 1), ey = by + bdy * (count - 1);
      if (smaller(inside(page, bx, by), inside(page, ex, ey)) >= 0.5) {
        draw_flat(c, target, bx, by, bdx, bdy, count, 1);
        continue;
      }
      const double fx = px + dx * (count - 1), fy = py + dy * (count - 1);
      if (outside(page, bx, by) > page->reach + wide &&
          smaller(inside(page, px, py), inside(page, fx, fy)) >= 0.5 - 1e-9) {
        draw_flat(c, target, px, py, dx, dy, count, 0);
        continue;
      }
    }
    draw_mixed(c, target, s, px, py, count);
  }
}

static void draw_rows(const curl *c, uint8_t *target, ptrdiff_t stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) draw_row(c, target + y * stride, y, width);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void draw_rows_avx2(const curl *c, uint8_t *target, ptrdiff_t stride,
                                                           int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) draw_row(c, target + y * stride, y, width);
}
#endif

int32_t pk_draw_page_curl(const pk_warp_source *source, uint8_t *target, ptrdiff_t stride, int32_t width,
                          int32_t height, const pk_page_curl *page, pk_instructions instructions) {
  const double radius = larger(page->radius, 0.5);
  if (!(radius < 1e6)) return -1;
  const int32_t count = (int32_t)(radius * FINENESS) + 3;
  arc *table = malloc(sizeof(arc) * (size_t)count);
  if (!table) return -1;
  for (int32_t i = 0; i < count; i++) table[i] = arc_at(radius, (double)i / FINENESS);
  curl c = {.page = page, .table = table, .radius = radius, .is_opaque = source->is_opaque,
            .step_across = sqrt(page->u[0] * page->u[0] + page->u[1] * page->u[1]),
            .step_down = sqrt(page->v[0] * page->v[0] + page->v[1] * page->v[1])};
  pk_prepare(&c.sampler, source, instructions);
#if defined(__x86_64__)
  if (instructions >= PK_INSTRUCTIONS_AVX2)
    draw_rows_avx2(&c, target, stride, width, height);
  else
#endif
    draw_rows(&c, target, stride, width, height);
  free(table);
  return 0;
}
