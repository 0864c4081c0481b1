#include "internal.h"

#include <limits.h>
#include <string.h>

struct cve_reader {
  AVFormatContext *context;
  AVStream *stream;
  AVCodecContext *decoder;
  AVPacket *packet;
  AVFrame *frame;
  int64_t next;        // frame that the next packet belongs to
  int pixel_format;
  int64_t largest_packet;
};

// Streams are told by their index; the others are left unread.
static int find_stream(cve_reader *reader, const cve_reader_options *options) {
  const AVCodecDescriptor *codec = avcodec_descriptor_get_by_name(options->codec);
  if (!codec) return AVERROR_DECODER_NOT_FOUND;
  for (unsigned i = 0; i < reader->context->nb_streams; i++) {
    AVStream *stream = reader->context->streams[i];
    int is_wanted = !reader->stream && stream->codecpar->codec_id == codec->id;
    if (is_wanted) reader->stream = stream;
    else stream->discard = AVDISCARD_ALL;
  }
  return reader->stream ? 0 : AVERROR_STREAM_NOT_FOUND;
}

static int open_decoder(cve_reader *reader, const cve_reader_options *options) {
  const AVCodec *codec = avcodec_find_decoder(reader->stream->codecpar->codec_id);
  if (!codec) return AVERROR_DECODER_NOT_FOUND;
  reader->decoder = avcodec_alloc_context3(codec);
  if (!reader->decoder) return AVERROR(ENOMEM);
  int code = avcodec_parameters_to_context(reader->decoder, reader->stream->codecpar);
  if (code < 0) return code;
  reader->decoder->thread_count = 1;  // errors are logged on the calling thread then
  reader->decoder->max_pixels = options->most_pixels;
  reader->decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE;
  return avcodec_open2(reader->decoder, codec, NULL);
}

int32_t cve_reader_open(cve_reader **out, const cve_reader_options *options) {
  *out = NULL;
  cve_keep_log();
  // Anything else could name a network protocol.
  if (strncmp(options->url, "file:", 5) != 0) return AVERROR_PROTOCOL_NOT_FOUND;
  AVDictionary *dictionary = NULL;
  cve_reader *made = av_mallocz(sizeof *made);
  if (!made) return AVERROR(ENOMEM);

  int code = AVERROR_DEMUXER_NOT_FOUND;
  const AVInputFormat *format = av_find_input_format(options->format);
  if (!format) goto failed;
  code = AVERROR(ENOMEM);
  made->context = avformat_alloc_context();
  made->packet = av_packet_alloc();
  made->frame = av_frame_alloc();
  if (!made->context || !made->packet || !made->frame) goto failed;
  code = cve_make_dictionary(&dictionary, options->options);
  if (code < 0) goto failed;
  code = av_dict_set(&dictionary, "protocol_whitelist", "file", 0);
  if (code < 0) goto failed;
  // Frees the context and sets NULL when it fails.
  code = avformat_open_input(&made->context, options->url, format, &dictionary);
  if (code < 0) goto failed;
  code = AVERROR_OPTION_NOT_FOUND;
  if (av_dict_count(dictionary) > 0) goto failed;

  code = find_stream(made, options);
  if (code < 0) goto failed;
  made->pixel_format = av_get_pix_fmt(options->pixel_format);
  made->largest_packet = options->largest_packet;
  code = open_decoder(made, options);
  if (code < 0) goto failed;
  av_dict_free(&dictionary);
  *out = made;
  return 0;
failed:
  av_dict_free(&dictionary);
  cve_reader_free(&made);
  return code;
}

cve_reader_info cve_reader_describe(const cve_reader *reader) {
  const AVCodecParameters *parameters = reader->stream->codecpar;
  return (cve_reader_info){
      .width = parameters->width,
      .height = parameters->height,
      .rate_num = reader->stream->avg_frame_rate.num,
      .rate_den = reader->stream->avg_frame_rate.den,
      .frames = avformat_index_get_entries_count(reader->stream),
  };
}

int32_t cve_reader_time(const cve_reader *reader, int64_t frame, int64_t *time) {
  const AVIndexEntry *entry =
      frame < 0 || frame > INT_MAX ? NULL : avformat_index_get_entry(reader->stream, (int)frame);
  if (!entry) return AVERROR(ERANGE);
  *time = entry->timestamp;
  return 0;
}

// Leaves the frame's packet in `reader->packet`.
static int read_packet(cve_reader *reader, int64_t frame) {
  const AVIndexEntry *entry =
      frame < 0 || frame > INT_MAX ? NULL : avformat_index_get_entry(reader->stream, (int)frame);
  if (!entry) return AVERROR(ERANGE);
  if (entry->size > reader->largest_packet) return AVERROR_INVALIDDATA;
  int64_t position = entry->pos;
  if (frame != reader->next) {
    int code = av_seek_frame(reader->context, reader->stream->index, entry->timestamp, 0);
    if (code < 0) return code;
  }
  reader->next = -1;
  do {
    av_packet_unref(reader->packet);
    int code = av_read_frame(reader->context, reader->packet);
    if (code < 0) return code;
  } while (reader->packet->stream_index != reader->stream->index);
  // A file that ends too early gives what is left of it.
  if (reader->packet->pos != position || (reader->packet->flags & AV_PKT_FLAG_CORRUPT)) return AVERROR_INVALIDDATA;
  reader->next = frame + 1;
  return 0;
}

int32_t cve_reader_read(cve_reader *reader, int64_t frame, uint8_t *pixels) {
  cve_keep_log();
  int code = read_packet(reader, frame);
  if (code < 0) goto done;
  code = avcodec_send_packet(reader->decoder, reader->packet);
  if (code < 0) goto done;
  code = avcodec_receive_frame(reader->decoder, reader->frame);
  if (code < 0) goto done;

  const AVFrame *picture = reader->frame;
  const AVCodecParameters *parameters = reader->stream->codecpar;
  code = AVERROR_INVALIDDATA;
  // A decoder that patches what is damaged says so in the log alone.
  if (cve_last_error_line()[0] || picture->decode_error_flags || (picture->flags & AV_FRAME_FLAG_CORRUPT)) goto done;
  if (picture->format != reader->pixel_format || picture->width != parameters->width ||
      picture->height != parameters->height)
    goto done;
  code = av_image_copy_to_buffer(pixels, cve_reader_size(reader), (const uint8_t *const *)picture->data,
                                 picture->linesize, picture->format, picture->width, picture->height, 1);
done:
  av_packet_unref(reader->packet);
  av_frame_unref(reader->frame);
  if (code < 0) reader->next = -1;
  return code < 0 ? code : 0;
}

int32_t cve_reader_size(const cve_reader *reader) {
  return av_image_get_buffer_size(reader->pixel_format, reader->stream->codecpar->width,
                                  reader->stream->codecpar->height, 1);
}

void cve_reader_free(cve_reader **reader) {
  if (!*reader) return;
  avcodec_free_context(&(*reader)->decoder);
  avformat_close_input(&(*reader)->context);
  av_packet_free(&(*reader)->packet);
  av_frame_free(&(*reader)->frame);
  av_freep(reader);
}
