// Pixels out of weighed rows of floats: plain IEEE arithmetic in a fixed order, the same bytes on every machine.
#include "pixel_kernels.h"

#pragma STDC FP_CONTRACT OFF

// So many numbers stay in registers while all rows are added.
enum { BLOCK = 32 };

#if defined(__x86_64__) && defined(__GLIBC__)
// Wider registers where there are some; no fused operations, so the same bytes.
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

static inline uint8_t byte_of(float sum) {
  const float low = sum < 0 ? 0 : sum;
  return (uint8_t)(int32_t)(low > 255.5f ? 255.5f : low);
}

WIDE void pk_weigh_rows_bgra(const float *const *rows, const float *weights, int32_t count, uint8_t *target,
                             int32_t width) {
  const size_t numbers = 4 * (size_t)width;
  size_t i = 0;
  for (; i + BLOCK <= numbers; i += BLOCK) {
    float sums[BLOCK];
    for (int32_t j = 0; j < BLOCK; j++) sums[j] = 0.5f;
    for (int32_t k = 0; k < count; k++) {
      const float *row = rows[k] + i;
      const float weight = weights[k];
      for (int32_t j = 0; j < BLOCK; j++) sums[j] += row[j] * weight;
    }
    for (int32_t j = 0; j < BLOCK; j++) target[i + j] = byte_of(sums[j]);
  }
  for (; i < numbers; i++) {
    float sum = 0.5f;
    for (int32_t k = 0; k < count; k++) sum += rows[k][i] * weights[k];
    target[i] = byte_of(sum);
  }
  for (i = 0; i < numbers; i += 4)
    for (size_t channel = 0; channel < 3; channel++)
      if (target[i + channel] > target[i + 3]) target[i + channel] = target[i + 3];
}
