import AnimatorCore
import SourceDiagnostics

/// Words that are typed: `type`.
public struct TypingUse: Sendable {
  /// A line break at its end presses the key that ends typing.
  public var text: Spanned<String>
  /// Nil for what was touched last, or what is typed into already.
  public var field: Spanned<String>?
  /// From key to key; nil is 80 ms.
  public var perKey: Time?
  /// Whether the field is emptied before.
  public var clears: Bool
  /// Whether a keyboard comes up on the screen; nil does as the canvas is a phone's.
  public var showsKeyboard: Bool?

  public init(
    _ text: Spanned<String>, into field: Spanned<String>? = nil, perKey: Time? = nil, clears: Bool = false,
    showsKeyboard: Bool? = nil
  ) {
    self.text = text
    self.field = field
    self.perKey = perKey
    self.clears = clears
    self.showsKeyboard = showsKeyboard
  }
}
