import AnimatorCore
import SceneModel

/// What an app would be told while the film plays: touches, gestures and the life of screens.
///
/// Its JSON has these keys in camelCase, sorted; new ones may come, those here stay.
public struct EventList: Sendable, Encodable {
  /// Points, or points a second.
  public struct Vector: Sendable, Encodable {
    public let x: Double
    public let y: Double

    init(_ point: SceneModel.Point) {
      x = point.x
      y = point.y
    }
  }

  /// Factor and degrees, clockwise, since the fingers came down, and what they change by per second.
  public struct Pinch: Sendable, Encodable {
    public let scale: Double
    public let scaleVelocity: Double
    public let rotation: Double
    public let rotationVelocity: Double

    init(_ pinch: SceneEvent.Pinch) {
      scale = pinch.scale
      scaleVelocity = pinch.scaleVelocity
      rotation = pinch.rotation
      rotationVelocity = pinch.rotationVelocity
    }
  }

  public struct Event: Sendable, Encodable {
    public let frame: Int
    /// From the beginning of the film.
    public let seconds: Double
    /// UIKit's name for it, such as `viewWillAppear`.
    public let kind: String
    /// The screen or element it is about.
    public let subject: String
    /// `tap`, `drag`, `swipe`, `pinch` or `scroll`, of touches and gestures.
    public let gesture: String?
    /// Since the finger came down, in points.
    public let translation: Vector?
    /// Points a second.
    public let velocity: Vector?
    /// Of a pinch.
    public let pinch: Pinch?
    /// Whether a transition came about, where it ends.
    public let completed: Bool?

    init(_ event: SceneEvent) {
      frame = event.frame
      seconds = event.time.seconds
      kind = event.kind.rawValue
      subject = event.subject
      gesture = event.gesture
      translation = event.translation.map(Vector.init)
      velocity = event.velocity.map(Vector.init)
      pinch = event.pinch.map(Pinch.init)
      completed = event.completed
    }
  }

  /// Frames a second as a fraction, such as `60/1`.
  public let fps: String
  /// In the order in which they happen.
  public let events: [Event]

  public init(_ scene: Scene) {
    fps = scene.canvas.rate.description
    events = scene.events.map(Event.init)
  }

  /// One indented object, its last line ended.
  public var json: String { JSONText.string(for: self) }
}
