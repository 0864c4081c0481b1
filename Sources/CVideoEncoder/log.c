#include "internal.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

// Codecs log on the thread that calls them as long as they are opened with one thread, as ours are.
static _Thread_local char last_error_line[512];

static void keep_errors(void *context, int level, const char *format, va_list arguments) {
  (void)context;
  if (level > AV_LOG_ERROR) return;
  char line[sizeof last_error_line];
  vsnprintf(line, sizeof line, format, arguments);
  size_t length = strcspn(line, "\r\n");
  if (length == 0) return;
  line[length] = 0;
  memcpy(last_error_line, line, length + 1);
}

static void install(void) { av_log_set_callback(keep_errors); }

void cve_keep_log(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  last_error_line[0] = 0;
}

const char *cve_last_error_line(void) { return last_error_line; }

void cve_error_text(int32_t code, char *text, int32_t capacity) {
  if (capacity <= 0) return;
  av_strerror(code, text, (size_t)capacity);
}

uint32_t cve_avcodec_version(void) { return avcodec_version(); }
uint32_t cve_avformat_version(void) { return avformat_version(); }
int32_t cve_has_encoder(const char *codec) { return avcodec_find_encoder_by_name(codec) != NULL; }
