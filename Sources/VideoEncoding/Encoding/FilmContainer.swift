/// The file format around the coded pictures, in FFmpeg's words.
struct FilmContainer {
  let name: String
  let codec: String
  let options: [(name: String, value: String)]
  /// Width over height of a pixel as the file says it; nil says nothing.
  let pixelAspect: (Int32, Int32)?
}

extension FilmQuality {
  /// MP4 with its index at the front, for films that are streamed. A lossless film is read from a disk, and
  /// making room at the front of some gigabytes means writing all of them twice.
  var container: FilmContainer {
    switch codec {
    case .h264:
      FilmContainer(name: "mp4", codec: "h264", options: [("movflags", "+faststart")], pixelAspect: nil)
    case .ffv1: FilmContainer(name: "mov", codec: "ffv1", options: [], pixelAspect: (1, 1))
    }
  }
}
