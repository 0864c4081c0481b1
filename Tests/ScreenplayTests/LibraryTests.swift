import Foundation
import Synchronization
import Testing

import Screenplay

private let script = """
  screenplay: 1
  title: Colours
  canvas: {size: 40x30, fps: 10}
  screens:
    red: {background: "#ff0000"}
    blue:
      background: "#0000ff"
      content:
        - box:
          frame: [10, 5, 20, 20]
          background: "#00ff00"
  script:
    - show: red
    - chapter: First
    - wait: 300ms
    - push: blue
    - chapter: Last one
    - wait: 400ms

  """

@Suite struct LoadTests {
  private func load(_ text: String, _ change: (inout LoadOptions) -> Void = { _ in }) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(text, to: "scene.yaml")
    var options = LoadOptions()
    change(&options)
    return try Screenplay.load(folder.path + "/scene.yaml", options: options)
  }

  @Test func scene() throws {
    let screenplay = try load(script)
    #expect(screenplay.scene.frameCount == 10)
    #expect(screenplay.scene.title == "Colours")
    #expect(screenplay.warnings.isEmpty)
    #expect(screenplay.source?.text == script)
  }

  @Test func rateAndScaleInsteadOfTheScripts() throws {
    let screenplay = try load(script) {
      $0.rate = FrameRate(20)
      $0.scale = 3
    }
    #expect(screenplay.scene.frameCount == 20)
    #expect(screenplay.scene.canvas.pixelWidth == 120)
  }

  @Test func errorsOfTheScript() throws {
    let error = #expect(throws: ScreenplayError.self) {
      try load(script + "  - push: bleu\n  - wait: 3\n")
    }
    guard case .script(let diagnostics, let sources) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(diagnostics.map(\.severity) == [.error, .error])
    #expect(diagnostics.map { $0.range?.start.line } == [19, 20])
    #expect(sources.map(\.lines.count) == [21])
  }

  /// What the director finds and what the script's reader finds come in the order of the text.
  @Test func warningsStandInTheOrderOfTheText() throws {
    let text = script.replacing("  blue:", with: "  green: {background: \"#00ff00\"}\n  blue:")
    let screenplay = try load(text)
    #expect(screenplay.warnings.map(\.id) == ["unused-screen"])
    let lines = screenplay.warnings.compactMap { $0.range?.start.line }
    #expect(lines == lines.sorted())
  }

  @Test func filesThatCannotBeRead() throws {
    let missing = #expect(throws: ScreenplayError.self) { try Screenplay.load("/nowhere/scene.yaml") }
    #expect(missing?.description == "/nowhere/scene.yaml cannot be read: there is no such file")
    let large = #expect(throws: ScreenplayError.self) { try load(script) { $0.limits.scriptBytes = 50 } }
    #expect(large?.description.contains("error[script-too-large]") == true)
  }

  @Test func moments() throws {
    let screenplay = try load(script)
    #expect(try screenplay.frame(ofMoment: "300ms") == 3)
    #expect(try screenplay.frame(ofMoment: "first") == 0)
    #expect(try screenplay.frame(ofMoment: "last-one") == 6)
    #expect(try screenplay.frames(ofPart: "First") == 0..<6)
    #expect(try screenplay.frames(ofPart: "Last one") == 6..<10)
    #expect(try screenplay.frames(ofPart: "First..last-one") == 0..<6)
    #expect(try screenplay.frames(ofPart: "50%..100%") == 5..<10)
    #expect(throws: ValueTextError.self) { try screenplay.frames(ofPart: "4f..3f") }
    #expect(throws: ValueTextError.self) { try screenplay.frame(ofMoment: "middle") }
  }

  @Test func timeline() throws {
    let timeline = Timeline(try load(script).scene)
    #expect(timeline.frames == 10 && timeline.fps == "10/1" && timeline.seconds == 1)
    #expect(timeline.steps.map(\.keyword) == ["show", "chapter", "wait", "push", "chapter", "wait"])
  }
}

@Suite struct PictureTests {
  private func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
    let offset = y * picture.bytesPerRow + x * 4
    return Array(picture.bytes[offset..<offset + 4])
  }

  private func colours() throws -> (Screenplay, Folder) {
    let folder = try Folder()
    try folder.write(script, to: "scene.yaml")
    return (try Screenplay.load(folder.path + "/scene.yaml"), folder)
  }

  @Test func pixelsOfAFrame() throws {
    let (screenplay, _) = try colours()
    let first = try screenplay.frame(at: 0)
    #expect(first.width == 40 && first.height == 30)
    #expect(pixel(first, 0, 0) == [0, 0, 255, 255] && pixel(first, 39, 29) == [0, 0, 255, 255])
    let last = try screenplay.frame(at: 9)
    #expect(pixel(last, 9, 5) == [255, 0, 0, 255] && pixel(last, 10, 5) == [0, 255, 0, 255])
    #expect(pixel(last, 29, 24) == [0, 255, 0, 255] && pixel(last, 30, 24) == [255, 0, 0, 255])
    // Beyond the ends the first and the last.
    #expect(try screenplay.frame(at: -5) == first)
    #expect(try screenplay.frame(at: 1000) == last)
  }

  /// A frame asked for alone, in any order, from a scene loaded anew, is the same.
  @Test func anyFrameAlone() throws {
    let (screenplay, folder) = try colours()
    let forwards = try (0..<10).map { try screenplay.frame(at: $0) }
    let anew = try Screenplay.load(folder.path + "/scene.yaml")
    for frame in [7, 2, 9, 0, 4, 4] { #expect(try anew.frame(at: frame) == forwards[frame]) }
  }

  @Test func png() throws {
    let (screenplay, _) = try colours()
    let png = try screenplay.png(at: 9)
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // IHDR: width and height, big endian.
    #expect(Array(png[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 30])
  }

  @Test func sceneDescribedInSwift() throws {
    let yellow = Screen(name: "yellow", body: .content([]), background: Color(rgb: 0xFFFF00))
    let steps = [SceneStep(.show(yellow, nil)), SceneStep(.wait(.milliseconds(500)))]
    let canvas = Canvas(size: Size(width: 8, height: 4))
    let screenplay = try Screenplay(SceneDescription(canvas: canvas, steps: steps))
    #expect(screenplay.scene.frameCount == 30)
    #expect(pixel(try screenplay.frame(at: 10), 3, 3) == [0, 255, 255, 255])
    #expect(throws: ScreenplayError.self) {
      try Screenplay(SceneDescription(canvas: canvas, steps: [SceneStep(.pop(nil, nil))]))
    }
  }

  @Test func damagedPictureIsNamed() throws {
    let folder = try Folder()
    let (screenplay, _) = try colours()
    let png = [UInt8](try screenplay.png(at: 0))
    // Whole to look at, but what was compressed is none of it.
    let body = Array("IDAT".utf8) + [0x78, 0x9C, 1, 2, 3, 4, 5]
    let broken = Array(png[..<33]) + [0, 0, 0, 7] + body + checksum(body) + Array(png.suffix(12))
    try Data(broken).write(to: URL(filePath: folder.path + "/broken.png"))
    try folder.write("screenplay: 1\nscript:\n  - show: broken.png\n  - wait: 1s\n", to: "scene.yaml")
    let damaged = try Screenplay.load(folder.path + "/scene.yaml")
    let error = #expect(throws: ScreenplayError.self) { try damaged.frame(at: 0) }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("the picture `broken.png` cannot be decoded: PNG: "), "\(text)")
    #expect(text.hasSuffix(" (save it anew, or use another one)"), "\(text)")
  }

  /// PNG specification, annex D: CRC-32, big endian.
  private func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let sum = ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
  }

  @Test func aPictureThatWasCutOffIsFoundWhenItIsLoaded() throws {
    let folder = try Folder()
    let (screenplay, _) = try colours()
    try Data(try screenplay.png(at: 0).prefix(60)).write(to: URL(filePath: folder.path + "/cut.png"))
    try folder.write("screenplay: 1\nscript:\n  - show: cut.png\n  - wait: 1s\n", to: "scene.yaml")
    let error = #expect(throws: ScreenplayError.self) { try Screenplay.load(folder.path + "/scene.yaml") }
    let text = error?.description ?? ""
    #expect(text.contains("`cut.png` is damaged: PNG: the file ends early, after 60 bytes"), "\(text)")
  }
}

@Suite struct FilmTests {
  private func load(_ text: String, in folder: Folder) throws -> Screenplay {
    try folder.write(text, to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  @Test func filmWithProgress() async throws {
    let folder = try Folder()
    let screenplay = try load(script, in: folder)
    let seen = Mutex<[FilmProgress]>([])
    let film = try await screenplay.render(to: folder.path + "/a.mp4") { progress in
      seen.withLock { $0.append(progress) }
    }
    let steps = seen.withLock { $0 }
    #expect(steps.last == FilmProgress(finished: 10, total: 10))
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.finished <= $1.finished })
    let size = try Data(contentsOf: URL(filePath: film.file)).count
    #expect(film.frames == 10 && film.fps == "10/1" && film.seconds == 1 && film.bytes == size)
    #expect(film.width == 40 && film.height == 30)
    await #expect(throws: ScreenplayError.self) { try await screenplay.render(to: folder.path + "/a.mp4") }
    var options = RenderOptions()
    options.isReplacing = true
    options.frames = 2..<5
    options.jobs = 1
    #expect(try await screenplay.render(to: folder.path + "/a.mp4", options: options).frames == 3)
    #expect(try folder.names == ["a.mp4", "scene.yaml"])
  }

  @Test func cancelledTaskLeavesNothing() async throws {
    let folder = try Folder()
    let long = """
      screenplay: 1
      canvas: {size: 640x480}
      screens:
        red: {background: "#ff0000"}
        blue: {background: "#0000ff"}
      script:
        - show: red
        - repeat: 50
          steps:
            - push: blue
            - pop

      """
    let screenplay = try load(long, in: folder)
    let path = folder.path + "/a.mp4"
    let (begun, signal) = AsyncStream.makeStream(of: Void.self)
    let cancelled = DispatchSemaphore(value: 0)
    let task = Task {
      try await screenplay.render(to: path) { _ in
        signal.yield()
        // Holds the film until it is cancelled; afterwards lets it run.
        cancelled.wait()
        cancelled.signal()
      }
    }
    for await _ in begun { break }
    task.cancel()
    cancelled.signal()
    let result = await task.result
    #expect(throws: ScreenplayError.self) { try result.get() }
    if case .failure(let error) = result, case ScreenplayError.cancelled = error {
    } else {
      Issue.record("\(result)")
    }
    #expect(try folder.names == ["scene.yaml"])
    // Cancelled before it begins.
    let none = Task { try await screenplay.render(to: path) }
    none.cancel()
    _ = await none.result
    #expect(try folder.names == ["scene.yaml"])
  }
}
