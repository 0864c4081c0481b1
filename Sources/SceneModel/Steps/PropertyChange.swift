import AnimatorCore
import SourceDiagnostics

/// A property of an element that can move.
///
/// One scalar each; a colour moves as four. Names as the script writes them.
public enum AnimatableProperty: String, Hashable, Sendable, CaseIterable {
  /// Points to the right of where the layout puts it.
  case x
  /// Points below where the layout puts it.
  case y
  case scaleX = "scale-x"
  case scaleY = "scale-y"
  /// Degrees clockwise about the centre.
  case rotation
  case opacity
  case width
  case height
  case cornerRadius = "corner-radius"
  case borderWidth = "border-width"
  case shadowBlur = "shadow-blur"
  case shadowOpacity = "shadow-opacity"
}

/// A colour of an element that can move; the four channels move in sRGB with straight alpha.
public enum AnimatableColor: String, Hashable, Sendable, CaseIterable {
  case background
  /// Of its words.
  case color
  case borderColor = "border-color"
}

/// What one property is to become.
public enum PropertyTarget: Hashable, Sendable {
  case number(AnimatableProperty, Double)
  /// Percent of the element's own side, or points.
  case length(AnimatableProperty, Length)
  /// The top left corner in what holds the element; percent of its width and height.
  case position(x: Length, y: Length)
  case color(AnimatableColor, Color)
  /// A value of the component's own, read as each type that components of this name of value take.
  case own(String, [OwnValue])
}

/// A value as one type reads it.
public struct OwnValue: Hashable, Sendable {
  public let type: ParameterType
  public let value: ParameterValue

  public init(type: ParameterType, value: ParameterValue) {
    self.type = type
    self.value = value
  }
}

/// A change of state: `set`.
public struct PropertyChange: Sendable {
  /// What holds at a share of the duration.
  public struct Keyframe: Hashable, Sendable {
    /// 0…1, rising.
    public let offset: Double
    public let targets: [PropertyTarget]
    /// From this stop to the next; nil takes the change's own.
    public let curve: TimingFunction?

    public init(offset: Double, targets: [PropertyTarget], curve: TimingFunction? = nil) {
      self.offset = offset
      self.targets = targets
      self.curve = curve
    }
  }

  public enum Values: Hashable, Sendable {
    case to([PropertyTarget])
    case keyframes([Keyframe])
  }

  public var values: Spanned<Values>
  /// How often it runs, at least 1.
  public var times: Int
  public var autoreverses: Bool
  /// Between the elements of a group, each after the one before.
  public var stagger: Time
  public var duration: Spanned<Time>?
  public var curve: Spanned<CurveSpecification>?

  public init(
    _ values: Spanned<Values>, times: Int = 1, autoreverses: Bool = false, stagger: Time = .zero,
    duration: Spanned<Time>? = nil, curve: Spanned<CurveSpecification>? = nil
  ) {
    self.values = values
    self.times = times
    self.autoreverses = autoreverses
    self.stagger = stagger
    self.duration = duration
    self.curve = curve
  }
}
