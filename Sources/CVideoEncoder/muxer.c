#include "internal.h"

#include <string.h>

struct cve_muxer {
  AVFormatContext *context;
  AVPacket *packet;
  AVRational unit;  // of the caller's times
};

static int add_chapters(AVFormatContext *context, const cve_muxer_options *options, AVRational unit) {
  if (options->chapter_count <= 0) return 0;
  context->chapters = av_calloc((size_t)options->chapter_count, sizeof *context->chapters);
  if (!context->chapters) return AVERROR(ENOMEM);
  for (int32_t i = 0; i < options->chapter_count; i++) {
    AVChapter *chapter = av_mallocz(sizeof *chapter);
    if (!chapter) return AVERROR(ENOMEM);
    context->chapters[context->nb_chapters++] = chapter;
    chapter->id = i;
    chapter->time_base = unit;
    chapter->start = options->chapters[i].start;
    chapter->end = options->chapters[i].end;
    int code = av_dict_set(&chapter->metadata, "title", options->chapters[i].title, 0);
    if (code < 0) return code;
  }
  return 0;
}

static int add_stream(AVFormatContext *context, const cve_muxer_options *options, AVRational unit) {
  const AVCodecDescriptor *codec = avcodec_descriptor_get_by_name(options->codec);
  if (!codec) return AVERROR_MUXER_NOT_FOUND;
  AVStream *stream = avformat_new_stream(context, NULL);
  if (!stream) return AVERROR(ENOMEM);
  stream->time_base = unit;
  stream->avg_frame_rate = av_inv_q(unit);
  AVCodecParameters *parameters = stream->codecpar;
  parameters->codec_type = AVMEDIA_TYPE_VIDEO;
  parameters->codec_id = codec->id;
  parameters->format = av_get_pix_fmt(options->pixel_format);
  parameters->width = options->width;
  parameters->height = options->height;
  parameters->sample_aspect_ratio = (AVRational){options->aspect_num, options->aspect_den};
  stream->sample_aspect_ratio = parameters->sample_aspect_ratio;
  parameters->color_primaries = options->color.primaries;
  parameters->color_trc = options->color.transfer;
  parameters->color_space = options->color.matrix;
  parameters->color_range = options->color.full_range ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
  parameters->chroma_location = options->color.chroma_location;
  parameters->extradata = av_mallocz((size_t)options->extradata_size + AV_INPUT_BUFFER_PADDING_SIZE);
  if (!parameters->extradata) return AVERROR(ENOMEM);
  if (options->extradata_size > 0)
    memcpy(parameters->extradata, options->extradata, (size_t)options->extradata_size);
  parameters->extradata_size = options->extradata_size;
  return 0;
}

int32_t cve_muxer_open(cve_muxer **out, const cve_muxer_options *options) {
  *out = NULL;
  cve_keep_log();
  // Anything else could name a network protocol.
  if (strncmp(options->url, "file:", 5) != 0) return AVERROR_PROTOCOL_NOT_FOUND;
  AVDictionary *dictionary = NULL;
  cve_muxer *made = av_mallocz(sizeof *made);
  if (!made) return AVERROR(ENOMEM);
  made->unit = (AVRational){options->rate_den, options->rate_num};

  int code = avformat_alloc_output_context2(&made->context, NULL, options->format, options->url);
  if (code < 0) goto failed;
  code = AVERROR(ENOMEM);
  made->packet = av_packet_alloc();
  if (!made->packet) goto failed;
  made->context->flags |= AVFMT_FLAG_BITEXACT;
  code = add_stream(made->context, options, made->unit);
  if (code < 0) goto failed;
  code = add_chapters(made->context, options, made->unit);
  if (code < 0) goto failed;
  if (options->title) {
    code = av_dict_set(&made->context->metadata, "title", options->title, 0);
    if (code < 0) goto failed;
  }

  code = cve_make_dictionary(&dictionary, options->options);
  if (code < 0) goto failed;
  code = avio_open(&made->context->pb, options->url, AVIO_FLAG_WRITE);
  if (code < 0) goto failed;
  code = avformat_write_header(made->context, &dictionary);
  if (code < 0) goto failed;
  code = AVERROR_OPTION_NOT_FOUND;
  if (av_dict_count(dictionary) > 0) goto failed;
  av_dict_free(&dictionary);
  *out = made;
  return 0;
failed:
  av_dict_free(&dictionary);
  cve_muxer_free(&made);
  return code;
}

int32_t cve_muxer_write(cve_muxer *muxer, const uint8_t *data, int32_t size, int64_t pts, int64_t dts,
                        int64_t duration, int32_t is_key) {
  AVPacket *packet = muxer->packet;
  packet->data = (uint8_t *)data;  // av_write_frame only reads a packet without a buffer of its own
  packet->size = size;
  packet->pts = pts;
  packet->dts = dts;
  packet->duration = duration;
  packet->flags = is_key ? AV_PKT_FLAG_KEY : 0;
  packet->stream_index = 0;
  av_packet_rescale_ts(packet, muxer->unit, muxer->context->streams[0]->time_base);
  int code = av_write_frame(muxer->context, packet);
  av_packet_unref(packet);
  return code < 0 ? code : muxer->context->pb->error;
}

int32_t cve_muxer_finish(cve_muxer *muxer) {
  int code = av_write_trailer(muxer->context);
  if (code >= 0) code = muxer->context->pb->error;
  int closed = avio_closep(&muxer->context->pb);
  return code < 0 ? code : closed;
}

void cve_muxer_free(cve_muxer **muxer) {
  if (!*muxer) return;
  if ((*muxer)->context) avio_closep(&(*muxer)->context->pb);
  avformat_free_context((*muxer)->context);
  av_packet_free(&(*muxer)->packet);
  av_freep(muxer);
}
