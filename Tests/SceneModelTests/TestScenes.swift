import AnimatorCore
import SceneComponents
import SceneModel
import SceneTransitions
import SourceDiagnostics

let catalogue = Catalogue(transitions: allTransitions, components: [])

/// A made-up place in a script, so that messages about different steps differ.
func place(_ line: Int) -> SourceRange {
  let start = SourceLocation(line: line, column: 1)
  return SourceRange(file: "test.yaml", start: start, end: SourceLocation(line: line, column: 5))
}

func spanned<Value>(_ value: Value, line: Int = 1) -> Spanned<Value> { Spanned(value, at: place(line)) }

/// A screen of one colour, with regions that can be tapped.
func screen(_ name: String, regions: [String: Rect] = [:]) -> Screen {
  var builder = DigestBuilder()
  builder.combine(name)
  let picture = Picture(
    id: PictureID(digest: builder.digest()), format: .png, width: 100, height: 200, data: [])
  return Screen(
    name: name,
    body: .picture(
      picture, fit: nil,
      regions: regions.sorted { $0.key < $1.key }.map { name, rect in
        Screen.Region(
          name: name,
          rect: LengthRect(
            x: .points(rect.x), y: .points(rect.y), width: .points(rect.width), height: .points(rect.height)))
      }))
}

func use(_ name: String, duration: Time? = nil, edge: Side? = nil, _ values: [String: ParameterValue] = [:])
  -> TransitionUse
{
  TransitionUse(
    transition: catalogue.transition(named: name), name: spanned(name), edge: edge.map { spanned($0) },
    parameters: ParameterValues(values), duration: duration.map { spanned($0) })
}

func describe(
  _ steps: [SceneStep.Action], rate: FrameRate = .sixty, length: Time? = nil, rightToLeft: Bool = false
) -> SceneDescription {
  SceneDescription(
    canvas: Canvas(size: Size(width: 100, height: 200), rate: rate), isRightToLeft: rightToLeft,
    steps: steps.enumerated().map { SceneStep($1, range: place($0 + 1)) },
    length: length.map { spanned($0) })
}

func direct(
  _ steps: [SceneStep.Action], rate: FrameRate = .sixty, length: Time? = nil, rightToLeft: Bool = false
) throws -> Scene {
  try Director.direct(
    describe(steps, rate: rate, length: length, rightToLeft: rightToLeft), catalogue: catalogue
  ).scene
}

/// The ids and messages of everything wrong with a scene, in order.
func problems(_ steps: [SceneStep.Action], length: Time? = nil, limits: Limits = .standard) -> [String] {
  do throws(DiagnosticsError) {
    _ = try Director.direct(describe(steps, length: length), catalogue: catalogue, limits: limits)
    return []
  } catch {
    return error.diagnostics.map { "\($0.range?.start.line ?? 0) \($0.id): \($0.message)" }
  }
}

func ms(_ count: Int32) -> Time { .milliseconds(count) }
