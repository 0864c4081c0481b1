import Foundation

@testable import CairoRendering

/// HarfBuzz's own command.
enum HarfBuzzCommand {
  static let path = "/usr/bin/hb-shape"

  /// The glyphs of a text in a face, without those that show nothing by definition.
  static func shape(_ text: String, _ face: FontFace, language: String) throws -> [Int] {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--no-positions", "--remove-default-ignorables",
      "--face-index=\(face.index)", "--language=\(language)", face.file, text,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // [12|34|56]
    return String(decoding: data, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
  }
}
