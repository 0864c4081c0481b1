import SceneModel
import TestSupport

@testable import SceneComponents

/// Uses of components with any values their declarations allow: empty, ordinary, and far too long.
struct RandomUse {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func element(_ component: any Component, depth: Int = 0) -> Element {
    let declaration = component.declaration
    var values = ParameterValues()
    if let subject = declaration.subject, subject.isRequired || Bool.random(using: &generator) {
      values.values[subject.name] = value(subject.type, depth: depth)
    }
    for parameter in declaration.parameters where Bool.random(using: &generator) {
      values.values[parameter.name] = value(parameter.type, depth: depth)
    }
    var content: [Element] = []
    if declaration.acceptsContent, depth < 2 {
      let inner: [any Component] = [Text(), Box(), Button(), Switch(), Slider(), Divider(), Stack(), List()]
      content = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        element(inner.randomElement(using: &generator) ?? Box(), depth: depth + 1)
      }
    }
    return Element(component, parameters: values, content: content)
  }

  private mutating func value(_ type: ParameterType, depth: Int) -> ParameterValue? {
    switch type {
    case .flag: return .flag(Bool.random(using: &generator))
    case .text: return .text(text())
    case .number(let range): return .number(generator.double(range.lowerBound...min(range.upperBound, 300)))
    case .integer(let range):
      return .integer(Int.random(in: range.lowerBound...min(range.upperBound, 60), using: &generator))
    case .length(let allowsNegative): return .length(length(allowsNegative: allowsNegative))
    case .share: return .share(generator.double(0...1))
    case .color: return .color(.black)
    case .side(let sides): return sides.randomElement(using: &generator).map { .side($0) }
    case .choice(let names): return names.randomElement(using: &generator).map { .choice($0) }
    case .name(let list): return list.names.randomElement(using: &generator).map { .choice($0) }
    case .insets:
      return .insets(
        LengthInsets(
          top: length(), leading: length(), bottom: length(), trailing: length()))
    case .items(let kind):
      return .elements(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in element(kind.component, depth: depth + 1) })
    case .path: return .text("M2 2L16 7L30 2z")
    case .rectangle, .picture, .object: return nil
    }
  }

  private mutating func length(allowsNegative: Bool = false) -> Length {
    let low = allowsNegative ? -40.0 : 0
    return Bool.random(using: &generator)
      ? .points(generator.double(low...40)) : .fraction(generator.double(0...1))
  }

  private mutating func text() -> String {
    let words = ["", "A", "Settings", "9:41", "الإعدادات", "設定", "👩‍👩‍👧", "a\nb"]
    let word = words.randomElement(using: &generator) ?? ""
    return Int.random(in: 0..<4, using: &generator) == 0
      ? String(repeating: word + " ", count: Int.random(in: 1...60, using: &generator)) : word
  }
}
