import SceneModel

/// Every transition there is, in the order help lists them.
///
/// In: the protocol of SceneModel. Out: this list. A new transition is one file in this folder and one
/// line here. Nothing in this target reads a script or draws.
public let allTransitions: [any Transition] = [
  Slide(),
  Navigation(),
  Zoom(),
  Hero(),
  ContainerTransform(),
  Panel(),
  Cover(),
  Sheet(),
  Popup(),
  Alert(),
  ActionSheet(),
  Toast(),
  Floater(),
  CrossDissolve(),
  Flip(),
  PageCurl(),
  Reveal(),
  MoveIn(),
  FadeThrough(),
  SharedAxis(),
]
