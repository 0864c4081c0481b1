import SceneModel
import SourceDiagnostics

extension Resolver {
  func readScreens(_ entry: Node.Entry?) {
    for declared in namedEntries(entry) {
      let body = value(ofScreen: declared.value, named: declared.key)
      screens.declare(declared.key, body)
    }
  }

  private func value(ofScreen written: Node, named key: Node.Key) -> Screen? {
    guard let node = expanded(written) else { return nil }
    guard !node.isNull else {
      sink.report(.missingValue(key.name, wanted: "a picture file or a screen", at: key.range))
      return nil
    }
    guard let text = node.text else {
      return screenInPlace(node, named: key.name, owner: key, range: key.range)
    }
    return picture(text, node).map {
      Screen(name: key.name, body: .picture($0, fit: nil, regions: []), range: key.range)
    }
  }

  /// What a step shows: a declared screen, a picture, or a screen written in place.
  func screen(_ node: Node, of key: Node.Key) -> Screen? {
    guard let text = node.text else {
      guard node.entries != nil else {
        report(.wrongKind(key.name, wanted: ValueType.screen.description, node), about: node)
        return nil
      }
      let name = nameOfPresented(node) ?? "the screen of line \(node.range.start.line)"
      let screen = screenInPlace(node, named: name, owner: key, range: node.range)
      if let screen { screens.place(screen) }
      return screen
    }
    if screens.isDeclared(text) { return screens.use(text) }
    guard text.contains(".") || text.contains("/") else {
      let nearest = suggestion(for: text, among: screens.names)
      report(.unknownScreen(text, nearest: nearest, among: screens.names, at: node.range), about: node)
      return nil
    }
    guard let picture = picture(text, node) else { return nil }
    let file = text.split(separator: "/").last ?? ""
    let stem = NameValue.slug(of: String(file.split(separator: ".").first ?? file))
    let screen = Screen(name: stem, body: .picture(picture, fit: nil, regions: []), range: node.range)
    screens.place(screen)
    return screen
  }

  /// Whether a screen of this name can be on a stack; says so when not.
  func knowsScreen(_ text: String, _ node: Node) -> Bool {
    if screens.isDeclared(text) || screens.namesInPlace.contains(text) { return true }
    let names = screens.names + screens.namesInPlace.sorted()
    let nearest = suggestion(for: text, among: names)
    report(.unknownScreen(text, nearest: nearest, among: names, at: node.range), about: node)
    return false
  }

  private func screenInPlace(_ node: Node, named name: String, owner: Node.Key, range: SourceRange) -> Screen?
  {
    let fields = fields(of: node, .screen, owner: owner)
    let outer = theme
    defer { theme = outer }
    var own: Theme?
    if case .theme(let said)? = value("theme", of: fields)?.value {
      own = said
      theme = said
    }
    if isPresentedKind(fields) { return presentedScreen(fields, named: name, range: range) }
    reportStrayOptions(fields)
    let background = value("background", of: fields)
    let color: Color? = if case .parameter(.color(let color))? = background?.value { color } else { nil }
    if let image = fields["image"] {
      if let content = fields["content"] {
        sink.report(.imageAndContent(at: content.key.range, image: image.key.range))
      }
      return picture(of: fields, named: name, background: color, range: range)
    }
    for key in ["regions", "fit"] {
      if let entry = fields[key] { sink.report(.needsImage(entry.key)) }
    }
    let bars = bars(of: fields)
    var elements: [Element]?
    if case .content(let read)? = value("content", of: fields)?.value { elements = read }
    let isEmpty = fields["background"] == nil && bars.isEmpty
    if elements != nil || fields["content"] == nil && !isEmpty {
      return Screen(
        name: name, body: .content(elements ?? []), background: color, theme: own, bars: bars, range: range)
    }
    if node.entries?.isEmpty ?? false { sink.report(.emptyScreen(owner.name, at: node.range)) }
    return nil
  }

  /// The bars of a screen; with any of them, and a device that has them, the status bar and the home indicator too.
  private func bars(of fields: Fields) -> ScreenBars {
    func bar(_ name: String) -> Element? {
      if case .content(let elements)? = value(name, of: fields)?.value { elements.first } else { nil }
    }
    var bars = ScreenBars(
      navigation: bar("navigation-bar"), tab: bar("tab-bar"), tools: bar("toolbar"), status: bar("status-bar")
    )
    if !bars.isEmpty, bars.status == nil, let component = catalogue.component(named: "status-bar") {
      bars.status = Element(component, parameters: ParameterValues())
    }
    if !bars.isEmpty, let component = catalogue.component(named: "home-indicator") {
      // On a dark picture both are told to be white, where the theme is light.
      let color = bars.status?.parameters.values["color"]
      bars.home = Element(component, parameters: ParameterValues(color.map { ["color": $0] } ?? [:]))
    }
    return bars
  }

  private func picture(of fields: Fields, named name: String, background: Color?, range: SourceRange)
    -> Screen?
  {
    var fit: Fit?
    if case .parameter(.choice(let word))? = value("fit", of: fields)?.value { fit = Fit(rawValue: word) }
    guard let image = fields["image"], let node = expanded(image.value) else { return nil }
    guard !node.isNull else {
      sink.report(.missingValue("image", wanted: "a picture file", at: image.key.range))
      return nil
    }
    guard let text = scalar(node, "a picture file", of: image.key), let picture = picture(text, node) else {
      _ = regions(fields["regions"], in: nil)
      return nil
    }
    let regions = regions(fields["regions"], in: picture)
    return Screen(
      name: name, body: .picture(picture, fit: fit, regions: regions), background: background, range: range)
  }

  private func regions(_ entry: Node.Entry?, in picture: Picture?) -> [Screen.Region] {
    namedEntries(entry).compactMap { region in
      guard let value = value(region.value, .parameter(.rectangle), of: region.key),
        case .parameter(.rectangle(let rect)) = value.value
      else { return lost() }
      if let picture, !rect.lies(inside: picture) {
        sink.report(.regionOutside(region.key.name, picture, at: value.range))
      }
      return Screen.Region(name: region.key.name, rect: rect, range: region.key.range)
    }
  }
}

extension LengthRect {
  /// Whether a region lies within its picture, to a hundredth of a pixel.
  fileprivate func lies(inside picture: Picture) -> Bool {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let left = x.points(of: width, scale: 1)
    let top = y.points(of: height, scale: 1)
    return left >= -0.01 && top >= -0.01 && left + self.width.points(of: width, scale: 1) <= width + 0.01
      && top + self.height.points(of: height, scale: 1) <= height + 0.01
  }
}

extension Diagnostic {
  fileprivate static func unknownScreen(
    _ text: String, nearest: String?, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    let all = names.isEmpty ? "there are no screens yet" : "screens are \(listed(names))"
    return Diagnostic(
      id: "unknown-screen", at: range, "there is no screen `\(text)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? "\(all); a picture file is written with its ending"])
  }

  fileprivate static func imageAndContent(at range: SourceRange, image: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "image-and-content", at: range, "a screen is a picture or has content, not both",
      notes: [.init("the picture", at: image)],
      hints: ["put the picture into the content: `- image: FILE` with a `frame:`"])
  }

  fileprivate static func needsImage(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "needs-image", at: key.range, "`\(key.name)` belongs to a picture, and this screen has none",
      hints: ["add `image: FILE`"])
  }

  fileprivate static func emptyScreen(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-screen", at: range, "the screen of `\(name)` is empty",
      hints: ["give it an `image:`, `content:` or `background:`"])
  }

  fileprivate static func regionOutside(_ name: String, _ picture: Picture, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .warning, id: "region-outside", at: range,
      "the region `\(name)` reaches beyond its picture, which is \(picture.width) x \(picture.height) pixels")
  }
}
