import AnimatorCore
import SceneModel
import SourceDiagnostics

/// What `canvas:` says; the size may have to wait for the first picture.
struct CanvasSettings {
  var size: Size?
  var scale: Double?
  var rate = FrameRate.sixty
  var background = Color.black
  var safeArea = Insets.zero
  /// False when a size was given but could not be read.
  var isSizeRight = true

  mutating func take(_ device: Device) {
    size = device.size
    scale = device.scale
    safeArea = device.safeArea
  }
}

extension Resolver {
  func canvasSettings(_ entry: Node.Entry?) -> CanvasSettings {
    var settings = CanvasSettings()
    let device = chosen.device.flatMap { name in Device.all.first { $0.name == name } }
    if let device { settings.take(device) }
    guard let entry else { return settings }
    if let word = entry.value.text, !entry.value.isNull {
      sink.report(.canvasInShort(word, at: entry.value.range))
      settings.isSizeRight = false
      return settings
    }
    let fields = fields(of: entry.value, .canvas, owner: entry.key)
    if case .frameRate(let rate)? = value("fps", of: fields)?.value { settings.rate = rate }
    if case .parameter(.color(let color))? = value("background", of: fields)?.value {
      settings.background = color
    }
    let said = value("device", of: fields)?.value
    let size = value("size", of: fields)?.value
    if device == nil, case .device(let said)? = said { settings.take(said) }
    if device == nil, case .size(let size)? = size { settings.size = size }
    if case .number(let scale)? = value("scale", of: fields)?.value { settings.scale = scale }
    if let size = fields["size"], let device = fields["device"] {
      sink.report(.sizeAndDevice(at: size.key.range, device: device.key.range))
    }
    settings.isSizeRight = settings.size != nil || (fields["size"] == nil && fields["device"] == nil)
    return settings
  }

  /// The whole canvas; as large as the first picture when `canvas:` gives no size.
  func canvas(_ settings: CanvasSettings, firstPicture: Picture?, script: SourceRange) -> Canvas? {
    let scale = settings.scale ?? 1
    let size =
      settings.size
      ?? firstPicture.map { Size(width: Double($0.width) / scale, height: Double($0.height) / scale) }
    guard let size else {
      if settings.isSizeRight, !sink.hasErrors { sink.report(.unknownCanvasSize(at: script)) }
      return nil
    }
    return Canvas(
      size: size, scale: scale, rate: settings.rate, background: settings.background,
      safeArea: settings.safeArea)
  }
}

extension Diagnostic {
  fileprivate static func canvasInShort(_ word: String, at range: SourceRange) -> Diagnostic {
    let isDevice = Device.all.contains { $0.name == word }
    let fix = isDevice ? "canvas: {device: \(word)}" : "canvas: {size: 390x844}"
    return Diagnostic(
      id: "wrong-kind", at: range, "`canvas` is a map of options, not a single value",
      hints: ["write `\(fix)`"])
  }

  fileprivate static func sizeAndDevice(at range: SourceRange, device: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "size-and-device", at: range, "a canvas has a `size` or a `device`, not both",
      notes: [.init("the device", at: device)], hints: ["delete one of them"])
  }

  fileprivate static func unknownCanvasSize(at range: SourceRange) -> Diagnostic {
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    return Diagnostic(
      id: "unknown-canvas-size", at: start, "no canvas and no picture say how large the film is",
      hints: ["add `canvas: {device: phone}` or `canvas: {size: 390x844}`"])
  }
}
