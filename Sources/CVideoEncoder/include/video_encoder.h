// The part of FFmpeg that films need: one encoder, one muxer, and one reader of films of our own.
//
// Why C: FFmpeg's macros and structures cannot be imported, or change between versions. This compiles
// with the headers of FFmpeg 5.1 to 7.1. Every decision — codec, options, colours, times — is made by the
// caller; there are no default values here, no rounding and no second tries.
//
// Functions that return a code return 0 or a negative FFmpeg code unchanged; a system error is the
// negated errno. A handle belongs to one thread at a time; different handles are independent.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Codes of cve_encoder_receive that are no failures.
extern const int32_t cve_again;  // send another picture first
extern const int32_t cve_end;    // flushed, and everything has been received

// Describes `code` in `text`, terminated by 0. Always writes something.
void cve_error_text(int32_t code, char *text, int32_t capacity);

// The last line that FFmpeg or a codec logged as an error on the calling thread, or "". Valid until the
// next call on this thread. FFmpeg's log never reaches stderr once an encoder or a muxer was opened.
const char *cve_last_error_line(void);

// Versions of libavcodec and libavformat as major << 16 | minor << 8 | micro.
uint32_t cve_avcodec_version(void);
uint32_t cve_avformat_version(void);

// 1 when an encoder of that name is built in, else 0.
int32_t cve_has_encoder(const char *codec);

// The four numbers are those of ITU-T H.273; `full_range` is its video full range flag.
typedef struct {
  int32_t primaries, transfer, matrix, full_range;
  int32_t chroma_location;  // AVChromaLocation: 1 is left
} cve_color;

// A picture in the pixel format of an encoder. Created once, written and sent many times.
typedef struct cve_frame cve_frame;

typedef struct {
  uint8_t *data[4];
  int32_t stride[4];  // bytes
} cve_planes;

// `pixel_format` is FFmpeg's name, such as "yuv420p".
int32_t cve_frame_create(cve_frame **out, const char *pixel_format, int32_t width, int32_t height);
// Where to write; NULL beyond the last plane. The same for as long as the frame lives.
cve_planes cve_frame_planes(const cve_frame *frame);
void cve_frame_free(cve_frame **frame);  // sets NULL; safe on NULL

typedef struct cve_encoder cve_encoder;

typedef struct {
  const char *codec, *pixel_format;   // FFmpeg's names
  const char *const *options;         // name, value, name, value, …, NULL; an unknown name is an error
  int32_t width, height, threads;
  int32_t rate_num, rate_den;         // pictures per second
  cve_color color;
} cve_encoder_options;

// Opens an encoder with bit-exact flags and its headers kept apart from the packets.
int32_t cve_encoder_open(cve_encoder **out, const cve_encoder_options *options);
// Parameter sets, borrowed for as long as the encoder lives.
const uint8_t *cve_encoder_extradata(const cve_encoder *encoder, int32_t *size);
// Sends one picture, which may be written again afterwards. `pts` counts pictures. `offsets` holds for each
// macroblock (16 × 16, row by row) its region-of-interest offset in hundredths, -100…100; negative is finer.
// NULL for none.
int32_t cve_encoder_send(cve_encoder *encoder, cve_frame *frame, int64_t pts, const int8_t *offsets);
// Says that no more pictures follow.
int32_t cve_encoder_flush(cve_encoder *encoder);

typedef struct {
  const uint8_t *data;  // borrowed until the next call with this encoder
  int32_t size;
  int64_t pts, dts;
  int32_t is_key;
} cve_packet;

int32_t cve_encoder_receive(cve_encoder *encoder, cve_packet *packet);
void cve_encoder_free(cve_encoder **encoder);  // sets NULL; safe on NULL

typedef struct cve_muxer cve_muxer;

typedef struct {
  const char *title;
  int64_t start, end;  // in pictures
} cve_chapter;

typedef struct {
  const char *format;             // FFmpeg's name, such as "mp4"
  const char *url;                // must begin with "file:"; opened for writing and for reading again
  const char *const *options;     // of the format: name, value, …, NULL
  const char *codec;              // name of the coded form, such as "h264"
  const char *pixel_format;
  const uint8_t *extradata;       // copied
  int32_t extradata_size;
  int32_t width, height;
  int32_t rate_num, rate_den;     // packet times are in units of rate_den / rate_num seconds
  int32_t aspect_num, aspect_den; // width over height of a pixel; 0/1 says nothing
  cve_color color;
  const char *title;              // or NULL
  const cve_chapter *chapters;    // texts are copied
  int32_t chapter_count;
} cve_muxer_options;

// Opens the file and writes the head, bit-exact.
int32_t cve_muxer_open(cve_muxer **out, const cve_muxer_options *options);
int32_t cve_muxer_write(cve_muxer *muxer, const uint8_t *data, int32_t size, int64_t pts, int64_t dts,
                        int64_t duration, int32_t is_key);
// Writes what remains and closes the file; to be called once. A failure to write shows here at the latest.
int32_t cve_muxer_finish(cve_muxer *muxer);
void cve_muxer_free(cve_muxer **muxer);  // sets NULL; safe on NULL, and without finish

typedef struct cve_reader cve_reader;

typedef struct {
  const char *url;             // must begin with "file:"; no other protocol is spoken, whatever the file asks for
  const char *format;          // FFmpeg's name, such as "mov"; nothing else is tried
  const char *const *options;  // of the format: name, value, …, NULL
  const char *codec;           // name of the coded form; the first stream of it is read
  const char *pixel_format;    // that of every frame, or reading it fails
  int64_t most_pixels;         // of a frame
  int64_t largest_packet;      // bytes of a coded frame
} cve_reader_options;

typedef struct {
  int32_t width, height;
  int32_t rate_num, rate_den;  // frames per second, as the file's index has it; 0/0 where it has none
  int64_t frames;
} cve_reader_info;

// Opens a film and reads its index. Takes memory for the index, 24 bytes a frame.
int32_t cve_reader_open(cve_reader **out, const cve_reader_options *options);
cve_reader_info cve_reader_describe(const cve_reader *reader);
// Bytes of a decoded frame, rows without padding; negative is a code.
int32_t cve_reader_size(const cve_reader *reader);
// When a frame is shown, in units of the file's own.
int32_t cve_reader_time(const cve_reader *reader, int64_t frame, int64_t *time);
// Decodes one frame, which must be a key frame, into cve_reader_size() bytes. In order it needs no seeking.
// Anything the decoder has to complain of is a failure.
int32_t cve_reader_read(cve_reader *reader, int64_t frame, uint8_t *pixels);
void cve_reader_free(cve_reader **reader);  // sets NULL; safe on NULL

// Gives blocks of this many bytes and more back to the system as soon as they are freed (mallopt,
// M_MMAP_THRESHOLD), for the whole process. Left alone, glibc raises that limit to 32 MB as soon as a
// picture is freed, keeps pictures on its heap from then on, and a long film takes more and more of it.
// Does nothing where the C library has no such limit.
void cve_map_large_blocks(int32_t bytes);

#ifdef __cplusplus
}
#endif
