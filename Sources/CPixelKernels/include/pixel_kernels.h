// Integer picture arithmetic: the same bytes on every processor.
//
// Every function is pure apart from the memory it is told to write, keeps no state, takes no lock and
// may run on any thread. Strides are bytes from one row to the next and may exceed the row.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Which instructions a kernel uses. All of them write the same bytes; only their speed differs.
typedef enum {
  PK_INSTRUCTIONS_C = 0,
  PK_INSTRUCTIONS_SSE2 = 1,
  PK_INSTRUCTIONS_AVX2 = 2,
} pk_instructions;

// The fastest instructions this processor and operating system offer.
pk_instructions pk_best_instructions(void);

// Three planes of 8 bits. Chroma is half as wide and half as high.
typedef struct {
  uint8_t *y, *cb, *cr;
  ptrdiff_t y_stride, cb_stride, cr_stride;
} pk_yuv420p;

// Converts opaque BGRA to Y'CbCr 4:2:0, BT.709 matrix, limited range (16…235, 16…240), chroma sited at
// the left (H.264 chroma_sample_loc_type 0): [1 2 1]/4 across, [1 1]/2 down, edge pixels repeated.
// No sample is further than 0.502 from the real-valued result.
//
// An odd width or height is padded by one repeated column or row: the planes must hold width and
// height rounded up to even, and half of that for chroma. Alpha is not read. Source and planes must
// not overlap. `instructions` above what the processor has is undefined; pass pk_best_instructions().
void pk_bgra_to_yuv420p(const uint8_t *bgra, ptrdiff_t stride, int32_t width, int32_t height,
                        const pk_yuv420p *planes, pk_instructions instructions);

// Sets `found` to 1 for each macroblock (16 × 16, row by row, those at the right and at the bottom cut off)
// in which a flat area ends at a hard edge, and to 0 elsewhere: a quarter of it is of one colour
// throughout, and it has two to four luma values. Text and photographs have more. Width and height are even.
void pk_find_hard_edges(const pk_yuv420p *planes, int32_t width, int32_t height, uint8_t *found);

// Turns premultiplied BGRA into straight RGBA: c' = (255 c + a/2) / a rounded down, 0 where a is 0,
// 255 where a colour exceeds its alpha. Source and target may be the same memory with equal strides.
void pk_unpremultiply_bgra_to_rgba(const uint8_t *bgra, ptrdiff_t bgra_stride, uint8_t *rgba,
                                   ptrdiff_t rgba_stride, int32_t width, int32_t height);

// Turns premultiplied BGRA into straight BGRA in place, by the same rule. Opaque pixels cost next to nothing.
void pk_unpremultiply_bgra(uint8_t *pixels, size_t count);

// Turns straight BGRA into premultiplied BGRA in place: c' = c a / 255 rounded to nearest. It undoes the
// function above wherever no colour exceeded its alpha.
void pk_premultiply_bgra(uint8_t *pixels, size_t count);

// The widest box pk_box_blur_a8 takes.
#define PK_BOX_LIMIT 4096

// Blurs a plane of 8-bit coverage in place by three box passes across and three down, which come close
// to a Gaussian of standard deviation s when box = floor(s · 3 · sqrt(2π) / 4 + 0.5) (SVG 1.1,
// feGaussianBlur). An even box uses box, box and box + 1, so that the result stays centred. Outside
// the plane is 0. The plane must carry a margin of 3 · box / 2 pixels if nothing is to be cut off.
// Each direction is summed exactly and rounded once. Boxes of 0 and 1 change nothing.
//
// Returns 0, or -1 when memory for scratch (about the plane's size) is short or box is out of range.
int32_t pk_box_blur_a8(uint8_t *plane, ptrdiff_t stride, int32_t width, int32_t height, int32_t box);

// Moves a BGRA picture by a part of a pixel: the target pixel (x, y) shows the source at
// (x + origin_x, y + origin_y), both in 1/65536 pixel, resampled by Catmull-Rom (Keys' cubic, a = -1/2),
// edge pixels repeated outwards without end. Keeps text far sharper than bilinear sampling does.
//
// Weights are whole 64ths that add up to 1, so flat areas keep their value and whole-pixel moves copy.
// `premultiplied` keeps every colour at or below its alpha; pass 0 for opaque pictures. Source and
// target must not overlap. `instructions` as above.
//
// Returns 0, or -1 when memory for scratch (five rows) is short or a size is below 1.
int32_t pk_translate_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t source_width,
                          int32_t source_height, uint8_t *target, ptrdiff_t target_stride,
                          int32_t target_width, int32_t target_height, int64_t origin_x,
                          int64_t origin_y, int32_t premultiplied, pk_instructions instructions);

// Four neighbouring source pixels, or rows, and their shares in 64ths; the shares add up to 64, and the
// positive ones to at most 96.
typedef struct {
  int32_t first;  // may lie outside the source: the outermost pixels go on without end
  int8_t weight[4];
} pk_taps;

// Makes each target pixel out of four columns and four rows of a BGRA picture. `columns` holds one entry
// a target column, `rows` one a target row; both in ascending order of `first`.
//
// `premultiplied` keeps every colour at or below its alpha; pass 0 for opaque pictures. Source and
// target must not overlap. `instructions` as above.
//
// Returns 0, or -1 when memory for scratch (four target rows) is short or a size is
// below 1.
int32_t pk_resample_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t source_width,
                         int32_t source_height, uint8_t *target, ptrdiff_t target_stride,
                         int32_t target_width, int32_t target_height, const pk_taps *columns,
                         const pk_taps *rows, int32_t premultiplied, pk_instructions instructions);

// Colours of a gradient: so many, evenly spread from its start to its end.
#define PK_GRADIENT_COLORS 4096

// Where on a gradient the pixels lie. For a linear one `u` is the share of the way, 0 at the start and 1 at
// the end; for a radial one (u, v) is the place in units of the radius. Both are given for the middle of pixel
// (0, 0), with what they grow by from pixel to pixel across and down. The picture's first pixel is (x, y):
// so a part of a gradient has the bytes it has in the whole.
typedef struct {
  float u, u_across, u_down;
  float v, v_across, v_down;
  int32_t is_radial;
  int32_t x, y;
} pk_gradient;

// Draws a gradient over BGRA pixels, whatever they hold.
//
// `colors`: PK_GRADIENT_COLORS premultiplied colours, blue, green, red, alpha in 256ths of a level, at most
// 65280. Each is rounded up or down by a fixed pattern, so that the mean of a neighbourhood is exact and no
// step between levels can be seen. IEEE arithmetic in a fixed order: the same bytes on every machine.
void pk_gradient_bgra(uint8_t *target, ptrdiff_t stride, int32_t width, int32_t height,
                      const uint16_t *colors, const pk_gradient *gradient);

// Blurs a premultiplied BGRA picture by a kernel of weights[0] for the middle and weights[1] to
// weights[radius] for the neighbours on either side, across and down; edge pixels are repeated outwards.
// The weights of the middle and, twice, of the neighbours add up to 1. `radius` is at most 64. Rounded once.
// Source and target must not overlap. The same bytes on every machine.
//
// Returns 0, or -1 when memory for scratch (2 · radius + 3 rows of floats) is short or a size is out of range.
int32_t pk_gaussian_bgra(const uint8_t *source, ptrdiff_t source_stride, uint8_t *target,
                         ptrdiff_t target_stride, int32_t width, int32_t height, const float *weights,
                         int32_t radius);

// A row of premultiplied BGRA pixels: the sum of `count` rows of `4 · width` numbers, each weighed, rounded to nearest and
// kept from 0 to 255, colours at or below their alpha. The same bytes on every machine.
void pk_weigh_rows_bgra(const float *const *rows, const float *weights, int32_t count, uint8_t *target,
                        int32_t width);

// A BGRA picture half as wide and high, both rounded up: means of 2 × 2 pixels, a last odd column or row with
// itself. Source and target must not overlap.
void pk_halve_bgra(const uint8_t *source, ptrdiff_t source_stride, int32_t width, int32_t height,
                   uint8_t *target, ptrdiff_t target_stride);

// Moves the colours of premultiplied BGRA pixels away from their BT.709 luma, or towards it: `share` is 256
// for no change, 0 for greys, at most 65536.
void pk_saturate_bgra(uint8_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t share);

// The most levels a picture is halved to in each direction, its own size among them.
#define PK_WARP_LEVELS 7

// A picture halved so often across and down.
typedef struct {
  const uint8_t *pixels;
  ptrdiff_t stride;
  int32_t width, height;
} pk_warp_level;

// A premultiplied BGRA picture with those of its levels that will be asked for: levels[down · PK_WARP_LEVELS + across]
// for all up to last_across and last_down. Halved ones are the averages of two pixels in that
// direction, a last odd one its own.
typedef struct {
  const pk_warp_level *levels;
  int32_t last_across, last_down;
  int32_t is_opaque;
} pk_warp_source;

// Where a flat picture that is seen from the side lies. Pixel (x, y) of the target, its middle, shows the picture at
// u / w and v / w, each of a[0] · x + a[1] · y + a[2], in pixels of the picture in its own size, 0 at its left or top
// edge; w is greater than 0 where something is to be seen. `side` says in the same way how many pixels a place lies
// inside of the left, top, right and bottom side. `light` in 256ths darkens colours.
typedef struct {
  double u[3], v[3], w[3];
  double side[4][3];
  int32_t light;
} pk_perspective;

// Draws a picture seen from the side over BGRA pixels, its edges antialiased by how much of each pixel they leave.
//
// Sampled by Catmull-Rom from the levels that fit the picture's scale at each place and direction, so that it neither
// blurs nor shimmers as it turns. Places are exact every eight pixels and lie on a line between. IEEE arithmetic in a
// fixed order and integers: the same bytes on every machine, whatever the instructions. Source and target must not
// overlap.
void pk_draw_perspective(const pk_warp_source *source, uint8_t *target, ptrdiff_t stride, int32_t width,
                         int32_t height, const pk_perspective *perspective, pk_instructions instructions);

// How a page rolls up. Pixel (x, y) of the target, its middle, lies over the page's place (u, v), each of
// a[0] · x + a[1] · y + a[2], in pixels of the page in its own size, as are all lengths. The page leaves the ground where
// x · u + y · v = line, (x, y) being a unit vector towards what is lifted, along a cylinder of `radius`.
typedef struct {
  double u[3], v[3];
  double x, y, line, radius;
  double width, height;  // of the page
  double reach;          // how far beyond the page its shadow is seen, greater than 0
  uint8_t back[4];       // opaque BGRA: the page's back
  int32_t translucency;  // how much of the front shines through it, in 256ths
  int32_t shadow;        // how dark the shadow is at the page's edge, in 256ths
} pk_page_curl;

// Draws a page that rolls up over BGRA pixels: what lies flat of its front, the roll, and over both its back, with the
// shadows it throws on itself and on what the target holds. Sampled as by `pk_draw_perspective`; the same bytes on every
// machine.
//
// Returns 0, or -1 when memory for scratch is short or the radius is out of range.
int32_t pk_draw_page_curl(const pk_warp_source *source, uint8_t *target, ptrdiff_t stride, int32_t width,
                          int32_t height, const pk_page_curl *page, pk_instructions instructions);

#ifdef __cplusplus
}
#endif
