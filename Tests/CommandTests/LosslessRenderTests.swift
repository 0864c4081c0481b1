import Foundation
import Screenplay
import Testing

@Suite struct LosslessRenderTests {
  @Test func goesIntoAMovFileAndNoOther() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("render", "small.yaml", "--quality", "lossless", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("output/small.mov: 6 frames, 0.6 s, 64 × 48, "))
    #expect(try folder.names == ["output", "output/small.mov", "small.yaml"])
    for (words, message) in [
      (
        ["--quality", "lossless", "-o", "a.mp4"],
        "error: `a.mp4` does not end in .mov\n  = hint: lossless films are QuickTime files\n"
      ),
      (
        ["-o", "a.mov"],
        """
        error: `a.mov` does not end in .mp4
          = hint: `--quality lossless` makes .mov files; other films are MP4 files

        """
      ),
    ] {
      let run = try BuiltCommand.start(["render", "small.yaml"] + words, in: folder).finish()
      #expect(run.exitCode == 2 && run.output == "")
      #expect(run.errors == message)
    }
  }

  @Test func isTheSameForAnyNumberOfJobs() throws {
    let folder = try TemporaryFolder()
    try folder.write(HashTests.script(fps: "60", background: "#20406080"), to: "s.yaml")
    for jobs in ["1", "2", "5"] {
      let run = try BuiltCommand.run(
        "render", "s.yaml", "-q", "--quality", "lossless", "--jobs", jobs, "-o", "\(jobs).mov", in: folder)
      #expect(run.exitCode == 0 && run.errors == "")
    }
    let first = try folder.data(of: "1.mov")
    #expect(try folder.data(of: "2.mov") == first)
    #expect(try folder.data(of: "5.mov") == first)
  }

  /// A canvas that is translucent shows its colour once, in films and in pictures.
  @Test func translucentCanvasesKeepTheirColour() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 16x12, fps: 10, background: "#20406080"}
      screens:
        first: {background: "#00000000"}
      script:
        - show: first
        - wait: 100ms

      """, to: "s.yaml")
    let scene = try Screenplay.load(folder.url.appending(path: "s.yaml").path)
    let picture = try scene.frame(at: 0)
    // 0x20, 0x40 and 0x60 times 128 / 255.
    #expect(
      stride(from: 0, to: picture.bytes.count, by: 4).allSatisfy {
        Array(picture.bytes[$0..<$0 + 4]) == [48, 32, 16, 128]
      })
    let straight = (0..<16 * 12).flatMap { _ in [0x60, 0x40, 0x20, 0x80] as [UInt8] }
    #expect(try await scene.frameHashes().hashes == [try SHA256.hash(straight)])
    #expect(try FrameHash(of: picture) == SHA256.hash(straight))
  }
}
