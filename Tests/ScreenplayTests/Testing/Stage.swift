import Foundation
import Testing

import Screenplay

/// 60 × 80 pixels, 24 frames: a card with a title rests, is covered by a screen, and that changes.
let stageScript = """
  screenplay: 1
  canvas: {size: 60x80, fps: 20}
  fonts: [title.otf]
  screens:
    home:
      background: "#f2f2f7"
      content:
        - box:
          id: card
          frame: [5, 5, 50, 30]
          background: "#3366cc"
        - text: Fjord
          id: title
          frame: [8, 10, 44, 20]
          size: 14
          color: white
    detail:
      background: white
      content:
        - box:
          id: bar
          frame: [0, 0, 60, 12]
          background: "#222222"
  script:
    - show: home
    - wait: 200ms
    - push: detail
      duration: 400ms
    - wait: 200ms
    - set: bar
      to: {opacity: 40%}
      duration: 200ms
    - wait: 200ms

  """

/// A scene in a folder of its own, with its golden file.
struct Stage {
  let folder: Folder
  var scene: String { folder.path + "/scene.yaml" }
  var golden: String { folder.path + "/scene.framehash" }

  /// - Parameter isRecorded: The golden file is there.
  init(isRecorded: Bool = true) async throws {
    folder = try Folder()
    try folder.write(stageScript, to: "scene.yaml")
    try font("Inter-Regular")
    if isRecorded { #expect(try await verify(recording: .all).recording == .created) }
  }

  func font(_ name: String) throws {
    let url = URL(filePath: "/usr/share/fonts/opentype/inter/\(name).otf")
    try Data(contentsOf: url).write(to: URL(filePath: folder.path + "/title.otf"))
  }

  func change(_ part: String, to other: String) throws {
    try #require(stageScript.contains(part))
    try folder.write(stageScript.replacing(part, with: other), to: "scene.yaml")
  }

  func verify(
    recording: VerifyOptions.Recording? = nil, jobs: Int? = nil, isStrict: Bool = false,
    perception: PerceptualTolerance? = nil, reference: String? = nil
  ) async throws -> SceneVerification {
    var options = VerifyOptions()
    options.recording = recording
    options.jobs = jobs
    options.isStrict = isStrict
    options.perception = perception
    options.reference = reference
    return try await Screenplay.verify(scene, options: options)
  }

  var file: GoldenFile { get throws { try GoldenFile(parsing: Array(try bytes)) } }
  var bytes: Data { get throws { try Data(contentsOf: URL(filePath: golden)) } }

  /// Writes the golden file as another machine would have.
  func rewrite(_ change: (inout GoldenFile) throws -> Void) throws {
    var file = try file
    try change(&file)
    try folder.write(try file.text(), to: "scene.framehash")
  }

  /// As if recorded elsewhere: another Cairo, and no hash is the same.
  func moveElsewhere() throws {
    try rewrite { file in
      file.approvals[0].environment = GoldenEnvironment(parts: [.init("Cairo", "0.1")])
      let hashes = file.approvals[0].hashes
      file.approvals[0].hashes = FrameHashList(
        rate: hashes.rate, width: hashes.width, height: hashes.height,
        hashes: try hashes.hashes.map { try SHA256.hash($0.bytes) })
    }
  }
}
