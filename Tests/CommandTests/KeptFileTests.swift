import Foundation
import Testing

/// Files that a scene is read from stay as they are, and a picture is as large at every scale.
@Suite struct KeptFileTests {
  private static let script = """
    screenplay: 1
    canvas: {size: 300x200, scale: 2}
    screens:
      a: {content: [{image: home.png, id: p}]}
    script:
      - show: a
      - still: home.png
      - expect: p
        frame: [16, 16, 32, 24]
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let picture = try BuiltCommand.run("still", "small.yaml", "-o", "home.png", in: folder)
    #expect(picture.output == "home.png: frame 0, 64 × 48\n")
    try folder.write(KeptFileTests.script, to: "scene.yaml")
    return folder
  }

  @Test(arguments: [
    ["still", "scene.yaml", "-o", "home.png", "--force"],
    ["render", "scene.yaml", "-o", "film.mp4", "--force"],
  ])
  func aPictureOfTheSceneIsNotReplaced(arguments: [String]) throws {
    let folder = try folder()
    let before = try folder.data(of: "home.png")
    let run = try BuiltCommand.start(arguments, in: folder, environment: [:]).finish()
    #expect(run.exitCode == 1)
    #expect(
      run.errors.contains("error: `home.png` belongs to the scene, which reads it: it would be lost\n"))
    #expect(try folder.data(of: "home.png") == before)
    #expect(try !folder.names.contains("film.mp4"))
  }

  /// 64 × 48 pixels are 32 × 24 points at the script's scale of 2, however many pixels are drawn.
  @Test(arguments: ["0.5", "1", "2", "3", "4"])
  func aPictureIsAsLargeAtEveryScale(scale: String) throws {
    let run = try BuiltCommand.run("check", "scene.yaml", "--scale", scale, in: try folder())
    #expect(run.errors == "" && run.exitCode == 0)
  }

  @Test func whatCannotBeReadIsJSONToo() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run("check", "nowhere.yaml", "--format", "json", in: folder)
    #expect(run.exitCode == 1 && run.errors == "")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let first = try #require((report["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["message"] as? String == "`nowhere.yaml` cannot be read: there is no such file")
    #expect(report["errors"] as? Int == 1)
  }

  @Test func aWarningOfAllVariantsIsSaidOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 64x48, fps: 10}
      variants: {theme: [light, dark], locale: [en, de, ja]}
      screens: {a: {background: red}, b: {background: blue}}
      script: [show: a]
      """, to: "many.yaml")
    let run = try BuiltCommand.run("render", "many.yaml", "-q", in: folder)
    #expect(run.exitCode == 0)
    let said = try BuiltCommand.run("render", "many.yaml", in: folder).errors
    #expect(said.components(separatedBy: "[unused-screen]").count == 2)
  }
}
