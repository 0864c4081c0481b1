#include "internal.h"

#include <errno.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

const int32_t cve_again = AVERROR(EAGAIN);
const int32_t cve_end = AVERROR_EOF;

struct cve_frame {
  AVFrame *frame;
};

struct cve_encoder {
  AVCodecContext *context;
  AVPacket *packet;
};

int cve_make_dictionary(AVDictionary **dictionary, const char *const *options) {
  for (; options && options[0]; options += 2) {
    int code = av_dict_set(dictionary, options[0], options[1], 0);
    if (code < 0) return code;
  }
  return 0;
}

int32_t cve_frame_create(cve_frame **out, const char *pixel_format, int32_t width, int32_t height) {
  *out = NULL;
  cve_frame *made = av_mallocz(sizeof *made);
  if (!made) return AVERROR(ENOMEM);
  int code = AVERROR(ENOMEM);
  made->frame = av_frame_alloc();
  if (!made->frame) goto failed;
  made->frame->format = av_get_pix_fmt(pixel_format);
  made->frame->width = width;
  made->frame->height = height;
  code = av_frame_get_buffer(made->frame, 0);
  if (code < 0) goto failed;
  *out = made;
  return 0;
failed:
  cve_frame_free(&made);
  return code;
}

cve_planes cve_frame_planes(const cve_frame *frame) {
  cve_planes planes;
  for (int i = 0; i < 4; i++) {
    planes.data[i] = frame->frame->data[i];
    planes.stride[i] = frame->frame->linesize[i];
  }
  return planes;
}

void cve_frame_free(cve_frame **frame) {
  if (!*frame) return;
  av_frame_free(&(*frame)->frame);
  av_freep(frame);
}

static void set_color(AVCodecContext *context, const cve_color *color) {
  context->color_primaries = color->primaries;
  context->color_trc = color->transfer;
  context->colorspace = color->matrix;
  context->color_range = color->full_range ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
  context->chroma_sample_location = color->chroma_location;
}

int32_t cve_encoder_open(cve_encoder **out, const cve_encoder_options *options) {
  *out = NULL;
  cve_keep_log();
  AVDictionary *dictionary = NULL;
  cve_encoder *made = av_mallocz(sizeof *made);
  if (!made) return AVERROR(ENOMEM);

  int code = AVERROR_ENCODER_NOT_FOUND;
  const AVCodec *codec = avcodec_find_encoder_by_name(options->codec);
  if (!codec) goto failed;
  code = AVERROR(ENOMEM);
  made->context = avcodec_alloc_context3(codec);
  made->packet = av_packet_alloc();
  if (!made->context || !made->packet) goto failed;

  AVCodecContext *context = made->context;
  context->pix_fmt = av_get_pix_fmt(options->pixel_format);
  context->width = options->width;
  context->height = options->height;
  context->time_base = (AVRational){options->rate_den, options->rate_num};
  context->framerate = (AVRational){options->rate_num, options->rate_den};
  context->thread_count = options->threads;
  context->flags |= AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_GLOBAL_HEADER;
  set_color(context, &options->color);

  code = cve_make_dictionary(&dictionary, options->options);
  if (code < 0) goto failed;
  code = avcodec_open2(context, codec, &dictionary);
  if (code < 0) goto failed;
  code = AVERROR_OPTION_NOT_FOUND;
  if (av_dict_count(dictionary) > 0) goto failed;
  av_dict_free(&dictionary);
  *out = made;
  return 0;
failed:
  av_dict_free(&dictionary);
  cve_encoder_free(&made);
  return code;
}

const uint8_t *cve_encoder_extradata(const cve_encoder *encoder, int32_t *size) {
  *size = encoder->context->extradata_size;
  return encoder->context->extradata;
}

enum { BLOCK = 16 };

// Regions of equal offset within a row of blocks. Writes them if `regions` is not NULL; returns how many.
static size_t find_regions(const AVFrame *picture, const int8_t *offsets, AVRegionOfInterest *regions) {
  int columns = (picture->width + BLOCK - 1) / BLOCK, rows = (picture->height + BLOCK - 1) / BLOCK;
  size_t count = 0;
  for (int y = 0; y < rows; y++) {
    const int8_t *row = offsets + (size_t)y * (size_t)columns;
    for (int start = 0, end; start < columns; start = end) {
      for (end = start + 1; end < columns && row[end] == row[start]; end++) continue;
      if (row[start] == 0) continue;
      if (regions)
        regions[count] = (AVRegionOfInterest){
            .self_size = sizeof(AVRegionOfInterest),
            .top = y * BLOCK,
            .bottom = FFMIN((y + 1) * BLOCK, picture->height),
            .left = start * BLOCK,
            .right = FFMIN(end * BLOCK, picture->width),
            .qoffset = {row[start], 100},
        };
      count++;
    }
  }
  return count;
}

int32_t cve_encoder_send(cve_encoder *encoder, cve_frame *frame, int64_t pts, const int8_t *offsets) {
  AVFrame *picture = frame->frame;
  picture->pts = pts;
  av_frame_remove_side_data(picture, AV_FRAME_DATA_REGIONS_OF_INTEREST);
  size_t count = offsets ? find_regions(picture, offsets, NULL) : 0;
  if (count > 0) {
    AVFrameSideData *data = av_frame_new_side_data(picture, AV_FRAME_DATA_REGIONS_OF_INTEREST,
                                                   count * sizeof(AVRegionOfInterest));
    if (!data) return AVERROR(ENOMEM);
    find_regions(picture, offsets, (AVRegionOfInterest *)data->data);
  }
  return avcodec_send_frame(encoder->context, picture);
}

int32_t cve_encoder_flush(cve_encoder *encoder) { return avcodec_send_frame(encoder->context, NULL); }

int32_t cve_encoder_receive(cve_encoder *encoder, cve_packet *packet) {
  int code = avcodec_receive_packet(encoder->context, encoder->packet);
  if (code < 0) return code;
  *packet = (cve_packet){
      .data = encoder->packet->data,
      .size = encoder->packet->size,
      .pts = encoder->packet->pts,
      .dts = encoder->packet->dts,
      .is_key = (encoder->packet->flags & AV_PKT_FLAG_KEY) != 0,
  };
  return 0;
}

void cve_encoder_free(cve_encoder **encoder) {
  if (!*encoder) return;
  avcodec_free_context(&(*encoder)->context);
  av_packet_free(&(*encoder)->packet);
  av_freep(encoder);
#if defined(__GLIBC__)
  // An encoder is most of the process. Its memory would stay in the heap in pieces, more with every segment.
  malloc_trim(0);
#endif
}
