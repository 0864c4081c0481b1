import AnimatorCore
import SceneModel
import SourceDiagnostics

/// Turns a script's nodes into a `SceneDescription`: names, units and defaults settled, pictures and
/// fonts fetched, texts measured.
///
/// Owned by one call of `SceneScript.resolve`, never shared. Whatever is wrong goes to the sink and
/// resolving goes on, so that one run tells everything.
final class Resolver {
  var table: Table
  let world: any World
  let sink: DiagnosticSink
  let choices: ReadingChoices
  let limits: Limits

  /// What `18f` counts in.
  var rate = FrameRate.sixty
  var values = ValueStore()
  var curves: [String: CurveSpecification] = [:]
  var transitions: [String: OwnTransition] = [:]
  var madeTransitions: [String: MadeTransition] = [:]
  var defaults = Defaults()
  var screens = ScreenStore()
  var actions = OwnDefinitions<OwnAction>()
  var components = OwnDefinitions<OwnComponent>()
  /// Components of the script's own by the ids of their uses, with what the element in their place takes itself.
  var ownUses: [String: (component: OwnComponent, taken: Set<String>)] = [:]
  /// Uses of actions and components that what is being read stands in, outermost first.
  var scopes: [Scope] = []
  /// Uses of actions and components so far.
  var useCount = 0
  var themes = OwnDefinitions<Theme>()
  /// What was chosen, and of the script's variants what holds where nothing was.
  var chosen = ReadingChoices()
  /// All that `variants:` lists.
  var variants: [ReadingChoices] = []
  var outputs: [OutputRequest] = []
  var files = FileStore()
  var scriptFiles: ScriptFiles
  var fonts: [FontFile] = []
  /// What names of its colours stand for: the script's, within a screen that has its own that one.
  var theme = Theme.light
  var language: String?
  var isRightToLeft = false
  /// Whether a step inserts elements: what is there then is not known.
  var inserts = false
  /// What is empty as long as nothing is inserted.
  var emptyLists: [Diagnostic] = []
  /// False once something was left out that steps may speak of: what they do is then not known.
  var isWhole = true

  var catalogue: Catalogue { table.catalogue }

  init(
    catalogue: Catalogue, world: any World, sink: DiagnosticSink, choices: ReadingChoices, limits: Limits,
    files: ScriptFiles
  ) {
    self.limits = limits
    scriptFiles = files
    self.choices = choices
    table = Table(catalogue: catalogue)
    self.world = world
    self.sink = sink
  }

  /// False once so many problems were told that the rest is left unread.
  func isReading(at range: SourceRange) -> Bool {
    if sink.isFull { sink.stop(at: range) }
    return !sink.isFull
  }

  /// Nothing, where something had to be left out.
  func lost<Value>() -> Value? {
    isWhole = false
    return nil
  }

  /// Nothing, where items had to be left out.
  func lost<Value>() -> [Value] {
    isWhole = false
    return []
  }

  /// The scene that a script describes; nil when it cannot be known. `isWhole` says whether all of it.
  ///
  /// The order is that of what needs what: a time in frames needs the rate, a transition its curve, a
  /// step its screens, and a text's room the canvas.
  func description(of root: Node) -> SceneDescription? {
    let top = withIncludes(fields(of: root, .top, owner: nil))
    readValues(top["values"])
    readThemes(top["themes"])
    readVariants(top)
    readLanguage(top)
    let canvas = canvasSettings(top["canvas"])
    rate = canvas.rate
    _ = value("screenplay", of: top)
    readCurves(top["curves"])
    readTransitions(top["transitions"])
    readDefaults(top["defaults"])
    if case .fonts(let files)? = value("fonts", of: top)?.value { fonts = files }
    readAppearance(top)
    readComponents(top["components"])
    readActions(top["actions"])
    readScreens(top["screens"])
    let title = value("title", of: top)
    let length = value("length", of: top)
    if case .outputs(let files)? = value("outputs", of: top)?.value { outputs = files }
    let script = value("script", of: top)
    checkUnusedActions()
    checkUnusedComponents()
    // In a script that is not wholly understood, nobody knows what is used.
    if !sink.hasErrors { reportUnused(in: root.range.file) }
    guard case .steps(let steps)? = script?.value,
      let canvas = self.canvas(canvas, firstPicture: steps.firstPicture, script: script?.range ?? root.range)
    else { return nil }
    checkTexts(on: canvas)
    checkElementsOfTransitions(on: canvas)
    checkEmptyLists()
    var description = SceneDescription(
      canvas: canvas, theme: theme, isRightToLeft: isRightToLeft, language: language,
      resources: Resources(pictures: files.pictures, fonts: fonts), steps: steps,
      screens: screens.all, range: script?.range)
    if case .parameter(.text(let text))? = title?.value { description.title = text }
    if let length, case .time(let time) = length.value {
      description.length = Spanned(time, at: length.range)
    }
    return description
  }

  /// What a file that is included defines may be meant for other scripts.
  private func reportUnused(in file: String) {
    func report(
      _ unused: [(name: String, range: SourceRange)], _ diagnostic: (String, SourceRange) -> Diagnostic
    ) {
      for (name, range) in unused where range.file == file { sink.report(diagnostic(name, range)) }
    }
    report(values.unused) { .unusedValue($0, at: $1) }
    report(screens.unused) { .unusedScreen($0, at: $1) }
    report(components.unused) { .unusedComponent($0, at: $1) }
    report(actions.unused) { .unusedAction($0, at: $1) }
    // One that nothing names may be chosen when the script is read.
  }
}

extension Diagnostic {
  fileprivate static func unusedValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-value", at: range, "the value `\(name)` is never used",
      hints: ["write `$\(name)` where it is meant, or delete it"])
  }

  fileprivate static func unusedScreen(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-screen", at: range, "the screen `\(name)` is never shown",
      hints: ["show, push or present it, or delete it"])
  }
  fileprivate static func unusedComponent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-component", at: range, "the component `\(name)` is never used",
      hints: ["write `- \(name):` in some `content:`, or delete it"])
  }

  fileprivate static func unusedAction(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-action", at: range, "the action `\(name)` is never used",
      hints: ["write `- use: \(name)` in the script, or delete it"])
  }
}
