#include "video_encoder.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

void cve_map_large_blocks(int32_t bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }
#else
void cve_map_large_blocks(int32_t bytes) { (void)bytes; }
#endif
