// A page that rolls up over a cylinder.
#include "warp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// One rounding an operation, or the pixels would differ between machines with and without fused ones.
#pragma STDC FP_CONTRACT OFF

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

static double smaller(double a, double b) { return a < b ? a : b; }
static double larger(double a, double b) { return a > b ? a : b; }

// How far a place lies inside of the page's nearest side.
static double inside(const pk_page_curl *page, double x, double y) {
  return smaller(smaller(x, page->width - x), smaller(y, page->height - y));
}

// How far it lies outside of the page; 0 inside.
static double outside(const pk_page_curl *page, double x, double y) {
  const double dx = larger(larger(-x, x - page->width), 0), dy = larger(larger(-y, y - page->height), 0);
  return dx == 0 ? dy : dy == 0 ? dx : sqrt(dx * dx + dy * dy);
}

static int32_t share_of(double value) {
  return value <= 0 ? 0 : value >= 1 ? 256 : (int32_t)(value * 256 + 0.5);
}

// The shadow a page throws so far beyond its edge, in 256ths.
static double fading(const pk_page_curl *page, double distance) {
  const double rest = 1 - distance / page->reach;
  return rest <= 0 ? 0 : rest * rest;
}

static arc look_up(const curl *c, double s) {
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
static void turn_over(const curl *c, uint8_t *pixels) {
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
static void lay(const curl *c, const sheet *side, int32_t count, uint8_t *target) {
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

// Shadow on what lies beneath, where no page is over it.
static void shade(const curl *c, uint8_t *target, double s, double x, double y, int32_t count) {
  const pk_page_curl *page = c->page;
  const double ds = page->u[0] * page->x + page->v[0] * page->y;
  for (int32_t i = 0; i < count; i++, s += ds, x += page->u[0], y += page->v[0]) {
    const double beside = larger(s - c->radius, 0);
    if (s < 0 || beside >= page->reach) continue;
    // Beside the roll, where the page stands on edge.
    const double way = PI / 2 * c->radius - s;
    const double there = fading(page, outside(page, x + way * page->x, y + way * page->y));
    const int32_t dark = (int32_t)(page->shadow * there * fading(page, beside) + 0.5);
    if (!dark) continue;
    for (int k = 0; k < 3; k++) target[4 * i + k] = pk_share(target[4 * i + k], 256 - dark);
  }
}

// The page's back over a few pixels. Returns whether anything beneath it can be seen.
static int roll_back(const curl *c, sheet *back, double s, double x, double y, double *outsides, double *upright) {
  const pk_page_curl *page = c->page;
  const double ds = page->u[0] * page->x + page->v[0] * page->y;
  int is_open = 0;
  back->is_seen = 0;
  *upright = 1;
  for (int32_t i = 0; i < PK_CHUNK; i++, s += ds, x += page->u[0], y += page->v[0]) {
    arc at = {s, PI * c->radius - s, 1};
    if (s > 0) at = look_up(c, smaller(s, c->radius));
    const double bx = x + (at.back - s) * page->x, by = y + (at.back - s) * page->y;
    const double depth = smaller(inside(page, bx, by), c->radius - s) + 0.5;
    back->u[i] = pk_place(bx);
    back->v[i] = pk_place(by);
    back->coverage[i] = share_of(depth);
    back->light[i] = 256 - (int32_t)(90 * (1 - at.upright));
    back->is_seen |= back->coverage[i];
    if (at.upright < *upright) *upright = at.upright;
    outsides[i] = 0;
    if (depth >= 1) continue;
    is_open = 1;
    outsides[i] = outside(page, bx, by);
  }
  return is_open;
}

// The page's front over a few pixels, in the shadow of its back.
static void roll_front(const curl *c, sheet *front, double s, double x, double y, const double *outsides) {
  const pk_page_curl *page = c->page;
  const double ds = page->u[0] * page->x + page->v[0] * page->y;
  front->is_seen = 0;
  for (int32_t i = 0; i < PK_CHUNK; i++, s += ds, x += page->u[0], y += page->v[0]) {
    arc at = {s, 0, 1};
    if (s > 0) at = look_up(c, smaller(s, c->radius));
    const double fx = x + (at.front - s) * page->x, fy = y + (at.front - s) * page->y;
    const int32_t dark = (int32_t)(page->shadow * fading(page, outsides[i]));
    front->u[i] = pk_place(fx);
    front->v[i] = pk_place(fy);
    front->coverage[i] = share_of(smaller(inside(page, fx, fy), c->radius - s) + 0.5);
    front->light[i] = (256 - (int32_t)(110 * (1 - at.upright))) * (256 - dark) / 256;
    front->is_seen |= front->coverage[i];
  }
}

// Any few pixels: shadow on what lies beneath, the front, the back over it.
static void draw_mixed(const curl *c, uint8_t *target, double s, double x, double y, int32_t count) {
  sheet front, back;
  double outsides[PK_CHUNK], upright;
  const int is_open = roll_back(c, &back, s, x, y, outsides, &upright);
  const double stretch = 1 / larger(upright, 1.0 / 64);
  if (is_open) {
    if (c->page->shadow) shade(c, target, s, x, y, count);
    roll_front(c, &front, s, x, y, outsides);
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
static void draw_flat(const curl *c, uint8_t *target, double x, double y, double dx, double dy, int32_t count,
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

static void draw_row(const curl *c, uint8_t *row, int32_t y, int32_t width) {
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
      if (nearest < c->radius + page->reach && page->shadow) shade(c, target, s, px, py, count);
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
  for (int32_t y = 0; y < height; y++) draw_row(&c, target + y * stride, y, width);
  free(table);
  return 0;
}
