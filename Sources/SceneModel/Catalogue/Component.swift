import SourceDiagnostics
internal import Synchronization

/// A kind of element that a screen's `content:` can hold.
///
/// A component is written once, as a file of its own: what it takes, and the layers it is made of.
public protocol Component: Sendable {
  var declaration: ComponentDeclaration { get }

  /// How a use of it takes the room it is given; as declared unless its parameters decide.
  func sizing(of element: Element) -> ComponentDeclaration.Sizing

  /// How much room the element wants; pure.
  ///
  /// Asked when nothing says how large it is. What all elements take (sides, bounds, aspect ratio, padding) is
  /// settled by the layout: the room is what is left for the component itself.
  ///
  /// - Parameter room: Points; a side that is nil wants what the element would take for itself.
  /// - Returns: Points; the layout rounds them up to whole pixels.
  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size

  /// The element's layers in a frame of the given size; pure.
  ///
  /// - Returns: A layer whose frame is `frame`, with the layers of the elements inside. Name and style
  ///   (background, corner radius, border, shadow, opacity) are put on by the layout.
  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer

  /// What lies behind a screen that has the element in its content and says nothing of its background.
  ///
  /// - Returns: Nil, unless the element is made to stand out from another one than the theme's `background`.
  func screenBackground(_ element: Element) -> ThemeColor?

  /// Whether an element's `padding:` lies inside what it draws, as a card's surface reaches beyond its content.
  ///
  /// Such a component is given the whole frame and takes the padding off itself, but `size` is without it.
  var isPaddedInside: Bool { get }

  /// Whether the last element of a screen goes down to the screen's foot, as a keyboard does.
  var standsAtFoot: Bool { get }
}

extension Component {
  public func sizing(of element: Element) -> ComponentDeclaration.Sizing { declaration.sizing }

  /// As much as there is; nothing along a side without limit.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: room.height ?? 0)
  }

  public func screenBackground(_ element: Element) -> ThemeColor? { nil }

  public var isPaddedInside: Bool { false }

  public var standsAtFoot: Bool { false }
}

/// What a component is called and takes.
public struct ComponentDeclaration: Hashable, Sendable {
  /// kebab-case: the keyword in `content:`.
  public let name: String
  /// One sentence for help, without a full stop.
  public let summary: String
  /// What stands after the keyword, such as the words of a text; nil when nothing does.
  public let subject: ParameterDeclaration?
  /// What stands beside the keyword, besides `ElementStyle.parameters` that all elements take.
  public let parameters: [ParameterDeclaration]
  /// What these have to do with each other.
  public let relations: [ParameterRelation]
  /// True when elements may stand inside, under `content:`.
  public let acceptsContent: Bool
  /// How it takes the room it is given.
  public let sizing: Sizing
  /// Whether it reaches from one side of a screen to the other, as a list.
  public let isFullWidth: Bool
  /// Whether an object with the subject and the parameters by name may stand after the keyword, as in
  /// `button: {icon: plus}`.
  public let takesObject: Bool
  /// Whether it stands only in another component's list, as a row does in a list.
  public let isItem: Bool

  /// How a component takes the room it is given by a stack.
  public enum Sizing: Hashable, Sendable {
    /// Its own size whatever there is, as a switch.
    case fixed
    /// The width there is, and a height of its own, as a list; beside others it grows.
    case wide
    /// Its own width at most, less where there is less, as words.
    case shrinking
    /// Its own size, less where what stands beside it leaves less, as a picture.
    case yielding
    /// Whatever it is given, as a box.
    case flexible
    /// What is left over, along the stack alone.
    case spring
    /// What is left over along the stack, and all there is across, as a view on something larger.
    case filling
  }

  public init(
    _ name: String, subject: ParameterDeclaration? = nil, parameters: [ParameterDeclaration] = [],
    relations: [ParameterRelation] = [], acceptsContent: Bool = false, sizing: Sizing = .flexible,
    isFullWidth: Bool = false,
    takesObject: Bool = false, isItem: Bool = false, _ summary: String
  ) {
    self.name = name
    self.subject = subject
    self.parameters = parameters
    self.relations = relations
    self.acceptsContent = acceptsContent
    self.sizing = sizing
    self.isFullWidth = isFullWidth
    self.takesObject = takesObject
    self.isItem = isItem
    self.summary = summary
  }
}

/// A use of a component in a screen's content.
public struct Element: Sendable {
  public let component: any Component
  /// The address people give it: `id:`, or the slug of its text; nil when it has neither.
  public let id: String?
  /// Whether nobody said the id: it comes of words or of an icon, and an `id:` goes before it.
  public let isIDDerived: Bool
  /// Completed by the declared defaults; the subject is under its declared name.
  public let parameters: ParameterValues
  public let content: [Element]
  public let range: SourceRange?
  /// A number that no other element has but copies of this one, which are equal in everything: by it a layout knows
  /// what it has measured already.
  let serial: Int

  private static let lastSerial = Atomic(0)

  public init(
    _ component: any Component, id: String? = nil, isIDDerived: Bool = false, parameters: ParameterValues,
    content: [Element] = [], range: SourceRange? = nil
  ) {
    self.component = component
    self.id = id
    self.isIDDerived = isIDDerived
    self.parameters = parameters.completed(
      by: component.declaration.parameters + ElementStyle.parameters
        + [component.declaration.subject].compactMap { $0 })
    self.content = content
    self.range = range
    serial = Element.lastSerial.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

extension Element {
  /// The same with other content.
  func with(content: [Element]) -> Element {
    Element(
      component, id: id, isIDDerived: isIDDerived, parameters: parameters, content: content, range: range)
  }

  /// What is wrong with its values together once some of them have changed, or nil.
  package func problem(changing names: Set<String>) -> ParameterProblem? {
    let relations = component.declaration.relations + ElementStyle.relations
    return parameters.problem(of: relations.filter { !$0.isOnlyWithoutInsert }, said: names)
  }

  /// The same with room on both sides, besides what it asks for itself.
  ///
  /// - Parameter whole: Points that percent of its height are of; nil where they are of nothing known.
  func withMargin(_ margin: Double, percentOf whole: Double?) -> Element {
    var values = ParameterValues(["margin": .number(margin)])
    for name in ["grow", "min-height", "max-height"] { values.values[name] = parameters.values[name] }
    values.values["whole"] = whole.map { .number($0) }
    return Element(Margin(), parameters: values, content: [self], range: range)
  }
}
