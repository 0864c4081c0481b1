import Foundation
import Testing

/// A file of `Vectors/`: an object whose `vectors` are the rows.
struct VectorFile<Row: Decodable>: Decodable {
  let vectors: [Row]

  static func rows(_ name: String) throws -> [Row] {
    let url = try #require(Bundle.module.url(forResource: "Vectors/\(name)", withExtension: "json"))
    let rows = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url)).vectors
    try #require(!rows.isEmpty, "\(name) has no rows")
    return rows
  }
}
