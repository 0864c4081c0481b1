/// What a finger does to a layer when it moves over it (language.md, "Fingers do what they touch").
public enum LayerTouch: Hashable, Sendable {
  case scroll(ScrollArea)
  case value(DraggedValue)
  case actions(SwipeActions)
}

/// A value that follows a finger, such as a slider's: from 0 to 1 along a line.
public struct DraggedValue: Hashable, Sendable {
  /// The component's parameter, a share.
  public let parameter: String
  /// As laid out.
  public let value: Double
  /// Where the finger takes hold, in the layer.
  public let grip: Point
  /// Points from 0 to 1, negative where the value grows to the left.
  public let travel: Double

  public init(parameter: String, value: Double, grip: Point, travel: Double) {
    self.parameter = parameter
    self.value = value
    self.grip = grip
    self.travel = travel
  }
}

/// What lies beside a row and is drawn open by a finger.
public struct SwipeActions: Hashable, Sendable {
  /// The component's parameter: points by which it is moved aside, positive towards its beginning.
  public let parameter: String
  /// As laid out.
  public let value: Double
  /// Points of all actions at the beginning and at the end; 0 where there are none.
  public let leading: Double
  public let trailing: Double
  /// Of the row.
  public let width: Double
  /// Whether the beginning is at the right.
  public let isMirrored: Bool

  public init(
    parameter: String, value: Double, leading: Double, trailing: Double, width: Double, isMirrored: Bool
  ) {
    self.parameter = parameter
    self.value = value
    self.leading = leading
    self.trailing = trailing
    self.width = width
    self.isMirrored = isMirrored
  }
}
