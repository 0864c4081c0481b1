import SceneModel

/// Every component there is, in the order help lists them.
///
/// In: the protocol of SceneModel. Out: this list. A new component is one file in this folder and one
/// line here. Nothing in this target reads a script or draws; what every element takes (frame, sides, padding,
/// background, corner radius, border, shadow, opacity) is settled by the layout.
public let allComponents: [any Component] = [
  Text(),
  Image(),
  IconComponent(),
  Box(),
  Ellipse(),
  Stack(),
  Spacer(),
  StatusBar(),
  NavigationBar(),
  TabBar(),
  Toolbar(),
  HomeIndicator(),
  List(),
  Divider(),
  Card(),
  Grid(),
  Avatar(),
  SearchField(),
  Badge(),
  Button(),
  Switch(),
  Slider(),
  Stepper(),
  Segmented(),
  Progress(),
  Activity(),
  PageControl(),
  TextField(),
  Scroll(),
  Line(),
  PathComponent(),
  Keyboard(),
  WebPage(),
]
