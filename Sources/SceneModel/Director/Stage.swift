import AnimatorCore
internal import Synchronization

/// A screen on a stack, laid out for the room it is shown in. State belongs to the instance.
package final class ScreenInstance: Sendable, Identifiable {
  /// What all states of one instance share.
  private final class Identity: Sendable {}

  /// What it was laid out from, so that it can be again.
  struct Source: Sendable {
    let screen: Screen
    let size: Size
    /// Nil where it fills the canvas.
    let placement: ScreenPlacement?
  }

  private let identity: Identity
  package var id: ObjectIdentifier { ObjectIdentifier(identity) }
  let source: Source?
  package let name: String
  package let layer: Layer
  private let snapshots = Mutex<Snapshots?>(nil)
  /// All of it, and without what belongs to the window.
  private struct Snapshots {
    let whole: Snapshot
    let bare: Snapshot
  }

  package var snapshot: Snapshot { madeSnapshots.whole }
  /// Without what belongs to the window, which `windowLayers` are; the same snapshot where nothing does.
  var bareSnapshot: Snapshot { madeSnapshots.bare }
  let windowLayers: [LayerPresentation]
  var hasWindowLayers: Bool { !windowLayers.isEmpty }

  /// Made when they are first asked for: a scene that is only checked needs none.
  private var madeSnapshots: Snapshots {
    snapshots.withLock { made in
      if let made { return made }
      let presentation = layer.presentation()
      let whole = Snapshot(presentation)
      let bare = hasWindowLayers ? Snapshot(presentation.withoutWindow().layer) : whole
      let new = Snapshots(whole: whole, bare: bare)
      made = new
      return new
    }
  }

  /// Something in it never rests.
  let containsLoop: Bool
  /// Parents before children, in drawing order.
  let elements: [NamedElement]
  /// Indices of `elements` by their own id, so that a script of many steps looks each up at once.
  private let indices: [String: [Int]]

  convenience init(name: String, layer: Layer, source: Source? = nil) {
    self.init(Identity(), name: name, layer: layer, source: source)
  }

  /// Another state of the same instance.
  convenience init(_ other: ScreenInstance, layer: Layer, source: Source) {
    self.init(other.identity, name: other.name, layer: layer, source: source)
  }

  private init(_ identity: Identity, name: String, layer: Layer, source: Source?) {
    self.identity = identity
    self.source = source
    self.name = name
    self.layer = layer
    windowLayers = layer.sublayers.filter(\.isOfWindow).map { $0.presentation() }
    containsLoop = layer.containsLoop
    elements = layer.namedElements()
    indices = Dictionary(grouping: elements.indices) { [elements] in elements[$0].path.last ?? "" }
  }

  /// A name no other instance has while this one is there.
  package var mark: String { "\(name)#\(UInt(bitPattern: id))" }

  /// The elements whose own id this is, in drawing order.
  func elements(endingIn id: String) -> [NamedElement] { (indices[id] ?? []).map { elements[$0] } }
}

/// A transition with everything it needs settled: how one thing stands over another.
package struct ResolvedTransition: Sendable {
  package let transition: any Transition
  package let geometry: TransitionGeometry
  /// In the container.
  package let enteringFrame: Rect
  package let timing: Timing
  /// The element it grows out of, to be found again where it is by then.
  var origin: Origin?
  /// The side it leaves by, physical; nil for the one it came from.
  var exitEdge: Side?

  package var source: TransitionContext.Source? { geometry.source }

  /// An element on a screen.
  struct Origin: Sendable {
    let screen: ScreenInstance
    /// Ids joined by `/`.
    let address: String
  }
}

extension ResolvedTransition {
  var chrome: PresentationChrome? { transition.chrome(geometry) }

  /// The same motion as it goes away.
  var departure: ResolvedTransition {
    guard let exitEdge, exitEdge != geometry.edge else { return self }
    var copy = ResolvedTransition(
      transition: transition,
      geometry: geometry.with(
        edge: exitEdge, isEdgeSaid: true, parameters: geometry.parameters, source: geometry.source),
      enteringFrame: enteringFrame, timing: timing)
    copy.origin = origin
    return copy
  }
}

/// How far a transition is.
package enum Motion: Sendable {
  /// At its end: the entering screen stands.
  case resting
  /// On its way, by a track from 0 to 1; backwards means that the screen on top goes away by it.
  case moving(MotionTrack, isBackwards: Bool)

  /// Whether the screen on top is going away.
  var isBackwards: Bool {
    if case .moving(_, let isBackwards) = self { isBackwards } else { false }
  }

  /// Eased progress in a frame, by the rule of design §4; total.
  ///
  /// In steps of 2⁻³², so that 1 − p is exact: whatever lies halfway between two steps of a layer's numbers then falls
  /// on the same of them on the way in and on the way out, where an error in the last bit would decide.
  func progress(in frame: Int, rate: FrameRate) -> Double {
    guard case .moving(let track, let isBackwards) = self else { return 1 }
    let steps = 4_294_967_296.0
    let progress = (track.value(inFrame: frame, rate: rate) * steps).rounded() / steps
    return isBackwards ? 1 - progress : progress
  }
}

/// What a navigation stack shows: its top screen, and while one moves, the one beneath.
package struct Pages: Sendable {
  let top: ScreenInstance
  let change: Change?

  /// The top arriving over, or going away from, the screen below.
  struct Change: Sendable {
    let below: ScreenInstance
    let style: ResolvedTransition
    let motion: Motion
  }

  init(top: ScreenInstance, change: Change? = nil) {
    self.top = top
    self.change = change
  }
}

/// One presented navigation stack and how it stands over what is below it.
package struct Level: Sendable {
  var pages: Pages
  /// Nil for the bottom level.
  var style: ResolvedTransition?
  var motion: Motion
  /// The room its pages have.
  let size: Size
  /// What moves it to another place to rest at.
  var shift: Shift?
  /// It holds nothing but a keyboard, and covers nothing else.
  var isKeyboard = false
}

/// A presentation on its way from one detent to another.
package struct Shift: Sendable {
  /// Points down.
  let distance: Double
  let track: MotionTrack

  func offset(in frame: Int, rate: FrameRate) -> Double { distance * track.value(inFrame: frame, rate: rate) }
}

/// Everything that is on screen, bottom to top, until the next change.
package struct Stage: Sendable {
  var levels: [Level]
}

/// The stage from a frame on.
package struct StageChange: Sendable {
  let frame: Int
  let stage: Stage
}
