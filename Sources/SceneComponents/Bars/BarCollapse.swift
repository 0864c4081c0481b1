import SceneModel

/// How a navigation bar follows its screen's content: first the search field goes, then the large title, which gives
/// way to a small one; what the bar is made of comes once content is beneath it.
///
/// Observed on the platform: the bar gets lower as fast as the content moves, and a pull makes the large title
/// grow by a tenth at most.
struct BarCollapse {
  /// Points of the rows that go, 0 for those that are not there.
  let search: Double
  let title: Double
  /// Told to look as if content were beneath it.
  let isScrolled: Bool
  let isMirrored: Bool

  private typealias Stop = ScrollResponse.Stop

  /// Beyond all that a finger can do.
  private static let far = 10_000.0
  /// Points over which something fades.
  private static let fade = 12.0

  private var whole: Double { search + title }

  /// The bar's own height: lower as content comes, higher where it is pulled.
  func follow(_ bar: inout Layer) {
    var response = ScrollResponse()
    response.height = [
      Stop(-BarCollapse.far, title > 0 ? BarCollapse.far : 0), Stop(0, 0), Stop(whole, -whole),
    ]
    bar.response = response
  }

  /// Behind all that the bar shows.
  func material(in size: Size, _ context: LayoutContext) -> Layer {
    // A bar that says it is made of it is so itself.
    var layer = Layer(frame: Rect(size: size))
    guard !isScrolled else { return layer }
    context.applyBarMaterial(to: &layer)
    layer.opacity = 0
    var response = ScrollResponse()
    response.height = [
      Stop(-BarCollapse.far, title > 0 ? BarCollapse.far : 0), Stop(0, 0), Stop(whole, -whole),
    ]
    response.opacity = appearing
    layer.response = response
    return layer
  }

  /// The line at the lower edge.
  func line(_ line: Layer) -> Layer {
    var line = line
    var response = ScrollResponse()
    response.y = [Stop(0, 0), Stop(whole, -whole)]
    if !isScrolled { response.opacity = appearing }
    line.response = response
    return line
  }

  private var appearing: [Stop] { [Stop(whole, 0), Stop(whole + BarCollapse.fade, 1)] }

  /// The title in the row of the items, once the large one has gone.
  func smallTitle(_ title: String, in size: Size, _ context: LayoutContext) -> Layer {
    let text = context.text(title, style: .headline, alignment: .center)
    let width = min(context.width(of: text), max(size.width - 2 * 90, 0))
    var layer = context.words(
      text,
      in: Rect(
        x: context.snapped((size.width - width) / 2), y: 0, width: width, height: NavigationBar.barHeight))
    layer.opacity = 0
    var response = ScrollResponse()
    // While the last third of the large one goes.
    response.opacity = [Stop(search + self.title * 2 / 3, 0), Stop(whole, 1)]
    layer.response = title.isEmpty ? nil : response
    return layer
  }

  /// The large title goes beneath the row above it.
  func room(for large: Layer, width: Double) -> Layer {
    var layer = Layer(frame: Rect(x: 0, y: NavigationBar.barHeight, width: width, height: title))
    var response = ScrollResponse()
    response.height = [
      Stop(-BarCollapse.far, BarCollapse.far), Stop(0, 0), Stop(search, 0), Stop(whole, -title),
    ]
    layer.response = title > 0 ? response : nil
    layer.masksToBounds = true
    var large = large
    var moving = ScrollResponse()
    moving.isMirrored = isMirrored
    moving.y = [Stop(-BarCollapse.far, BarCollapse.far), Stop(0, 0), Stop(search, 0), Stop(whole, -title)]
    moving.scale = [Stop(-200, 1.1), Stop(0, 1)]
    large.response = title > 0 ? moving : nil
    layer.sublayers = [large]
    return layer
  }

  /// The search field gets lower until it has gone.
  func search(_ field: Layer) -> Layer {
    var field = field
    var response = ScrollResponse()
    response.height = [Stop(0, 0), Stop(field.frame.height, -field.frame.height)]
    response.opacity = [Stop(0, 1), Stop(field.frame.height * 0.6, 0)]
    if title > 0 { response.y = [Stop(-BarCollapse.far, BarCollapse.far), Stop(0, 0), Stop(whole, 0)] }
    field.response = response
    return field
  }
}
