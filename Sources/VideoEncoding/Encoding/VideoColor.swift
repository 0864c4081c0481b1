internal import CVideoEncoder

/// How the samples of a film are to be understood: BT.709 in all three respects, limited range, chroma at
/// the left (ITU-T H.273 code points). Written into the stream and into the file, and what
/// `pk_bgra_to_yuv420p` makes.
let filmColor = cve_color(primaries: 1, transfer: 1, matrix: 1, full_range: 0, chroma_location: 1)

/// FFmpeg's name of the samples' layout.
let filmPixelFormat = "yuv420p"
