#include "video_encoder.h"
