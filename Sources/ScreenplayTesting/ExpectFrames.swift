public import Screenplay

/// Expects every frame of a scene to be what its golden file says: in tests of Swift Testing and of XCTest.
///
/// ```swift
/// @Test func tour() async {
///   await expectFrames(of: "Scenes/tour.yaml", matches: "Scenes/tour.framehash")
/// }
/// ```
///
/// A frame that is another one fails the test at the caller's line with everything that is known: which frames,
/// by how much, in which step, which layer. A page that shows it is written to a folder that the message names;
/// under Swift Testing it is attached to the test as well. A missing golden file fails too.
///
/// Golden files are recorded by running the tests once with `SCREENPLAY_RECORD` set to `missing`, `failed` or
/// `all`, or with `record`; a test that recorded something fails, so that it is looked at. Where `CI` is set
/// nothing is recorded.
///
/// - Parameters:
///   - script: The script's path, relative to the folder of the test's own source.
///   - golden: The golden file's path, likewise; the one beside the script unless said. It is the same file as
///     `screenplay verify` uses.
///   - record: When to write the golden file; goes before the environment's word.
///   - options: How frames are compared.
///   - loading: How the script is loaded.
/// - Returns: True when the test may go on: nothing differs.
@discardableResult
public func expectFrames(
  of script: String, matches golden: String? = nil, record: VerifyOptions.Recording? = nil,
  options: VerifyOptions = VerifyOptions(), loading: LoadOptions = LoadOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = place.path(of: script)
  let expectation = FrameExpectation(
    golden: golden.map(place.path) ?? Screenplay.goldenPath(of: path), record: record, options: options
  ) { golden, options throws(ScreenplayError) in
    try await Screenplay.verify(path, against: golden, options: options, loading: loading)
  }
  return await expectation.check(at: place)
}

/// Expects every frame of a loaded scene to be what a golden file says.
///
/// As `expectFrames(of:matches:)` for a script; the scene is played at its own rate and scale.
@discardableResult
public func expectFrames(
  of screenplay: Screenplay, matches golden: String, record: VerifyOptions.Recording? = nil,
  options: VerifyOptions = VerifyOptions(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = FrameExpectation(golden: place.path(of: golden), record: record, options: options) {
    golden, options throws(ScreenplayError) in
    try await screenplay.verify(against: golden, options: options)
  }
  return await expectation.check(at: place)
}

/// Expects every frame of a scene described in Swift to be what a golden file says.
///
/// As `expectFrames(of:matches:)` for a script. Errors of the scene fail the test.
@discardableResult
public func expectFrames(
  of scene: SceneDescription, matches golden: String, catalogue: Catalogue = .standard,
  record: VerifyOptions.Recording? = nil, options: VerifyOptions = VerifyOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = FrameExpectation(golden: place.path(of: golden), record: record, options: options) {
    golden, options throws(ScreenplayError) in
    try await Screenplay(scene, catalogue: catalogue).verify(against: golden, options: options)
  }
  return await expectation.check(at: place)
}
