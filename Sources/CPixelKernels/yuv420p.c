#include "yuv420p.h"

static inline uint8_t luma(const uint8_t *p) {
  return (uint8_t)((Y_B * p[0] + Y_G * p[1] + Y_R * p[2] + Y_OFFSET) >> Y_SHIFT);
}

void pk_row_pair_c(const row_pair *rows, int32_t first) {
  int32_t last = rows->width - 1;
  for (int32_t x = first; x < rows->width; x += 2) {
    int32_t left = x > 0 ? x - 1 : 0, right = x < last ? x + 1 : last;
    const uint8_t *l[2] = {rows->top + 4 * left, rows->bottom + 4 * left};
    const uint8_t *m[2] = {rows->top + 4 * x, rows->bottom + 4 * x};
    const uint8_t *r[2] = {rows->top + 4 * right, rows->bottom + 4 * right};
    rows->y_top[x] = luma(m[0]);
    rows->y_bottom[x] = luma(m[1]);
    rows->y_top[x + 1] = luma(r[0]);
    rows->y_bottom[x + 1] = luma(r[1]);
    int32_t sum[3];
    for (int i = 0; i < 3; i++) sum[i] = l[0][i] + l[1][i] + 2 * (m[0][i] + m[1][i]) + r[0][i] + r[1][i];
    rows->cb[x / 2] = (uint8_t)((CB_B * sum[0] + CB_G * sum[1] + CB_R * sum[2] + C_OFFSET) >> C_SHIFT);
    rows->cr[x / 2] = (uint8_t)((CR_B * sum[0] + CR_G * sum[1] + CR_R * sum[2] + C_OFFSET) >> C_SHIFT);
  }
}

void pk_bgra_to_yuv420p(const uint8_t *bgra, ptrdiff_t stride, int32_t width, int32_t height,
                        const pk_yuv420p *planes, pk_instructions instructions) {
  for (int32_t y = 0; y < height; y += 2) {
    const uint8_t *top = bgra + y * stride;
    row_pair rows = {
        .top = top,
        .bottom = y + 1 < height ? top + stride : top,
        .y_top = planes->y + y * planes->y_stride,
        .y_bottom = planes->y + (y + 1) * planes->y_stride,
        .cb = planes->cb + y / 2 * planes->cb_stride,
        .cr = planes->cr + y / 2 * planes->cr_stride,
        .width = width,
    };
    int32_t done = 0;
#if defined(__x86_64__)
    if (instructions == PK_INSTRUCTIONS_AVX2) done = pk_row_pair_avx2(&rows);
    if (instructions == PK_INSTRUCTIONS_SSE2) done = pk_row_pair_sse2(&rows);
#endif
    pk_row_pair_c(&rows, done);
  }
}

pk_instructions pk_best_instructions(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") ? PK_INSTRUCTIONS_AVX2 : PK_INSTRUCTIONS_SSE2;
#else
  return PK_INSTRUCTIONS_C;
#endif
}
