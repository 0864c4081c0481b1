import Screenplay

// Renders a script to a film, and says what one pixel in the middle of it looks like.
//
//     swift run RenderAndExtend SCRIPT FILM
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("usage: RenderAndExtend SCRIPT FILM")
  throw CancellationError()
}

// 1. Load and check: the script may name the transition of Iris.swift.
var loading = LoadOptions()
loading.catalogue = Catalogue.standard.adding(Iris())
let screenplay: Screenplay
do {
  screenplay = try Screenplay.load(arguments[1], options: loading)
} catch {
  // Every error of the script with its line and a caret under the place.
  print(error)
  throw error
}
print(screenplay.scene.frameCount, "frames")

// 2. The pixels of one frame: rows of BGRA bytes, premultiplied.
let middle = screenplay.scene.frameCount / 2
let picture = try screenplay.frame(at: middle)
let offset = (picture.height / 2 * picture.width + picture.width / 2) * 4
let (blue, green, red) = (picture.bytes[offset], picture.bytes[offset + 1], picture.bytes[offset + 2])
print("frame \(middle): \(picture.width) × \(picture.height), red \(red), green \(green), blue \(blue)")

// 3. The film, with progress. Cancelling the task stops it and leaves nothing behind.
var rendering = RenderOptions()
rendering.quality = .draft
rendering.isReplacing = true
let film = try await screenplay.render(to: arguments[2], options: rendering) { progress in
  if progress.finished == progress.total { print("encoded \(progress.finished) of \(progress.total) frames") }
}
print("\(film.file): \(film.frames) frames at \(film.fps)")
