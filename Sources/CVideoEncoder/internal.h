#pragma once

#include "video_encoder.h"

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/pixdesc.h>

// Silences FFmpeg, once a process, and forgets this thread's last error line.
void cve_keep_log(void);

// Fills `dictionary` from name, value, …, NULL.
int cve_make_dictionary(AVDictionary **dictionary, const char *const *options);
