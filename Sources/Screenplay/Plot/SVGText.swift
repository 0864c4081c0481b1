import SceneModel

/// Writes a drawing as SVG 1.1, the same text on every run.
enum SVGText {
  static func string(for drawing: VectorDrawing) -> String {
    let (width, height) = (number(drawing.size.width), number(drawing.size.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Inter, Helvetica, Arial, sans-serif">
      <rect width="100%" height="100%" \(paint("fill", drawing.background))/>

      """
    for shape in drawing.shapes { text += element(for: shape) + "\n" }
    return text + "</svg>\n"
  }

  private static func element(for shape: VectorDrawing.Shape) -> String {
    switch shape {
    case .rectangle(let rect, let fill, let radius):
      let corners = radius > 0 ? " rx=\"\(number(radius))\"" : ""
      return "<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\"\(corners) \(paint("fill", fill))/>"
    case .line(let points, let color, let width, let dash):
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let dashes =
        dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(number).joined(separator: " "))\""
      return "<polyline points=\"\(path)\" fill=\"none\" \(paint("stroke", color)) "
        + "stroke-width=\"\(number(width))\" stroke-linejoin=\"round\"\(dashes)/>"
    case .circle(let middle, let radius, let fill, let stroke, let width):
      return "<circle cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number(radius))\" "
        + "\(paint("fill", fill)) \(paint("stroke", stroke)) stroke-width=\"\(number(width))\"/>"
    case .text(let words, let point, let size, let weight, let color, let anchor):
      let anchors: [VectorDrawing.Anchor: String] = [.middle: "middle", .end: "end"]
      let side = anchors[anchor].map { " text-anchor=\"\($0)\"" } ?? ""
      return "<text x=\"\(number(point.x))\" y=\"\(number(point.y))\" font-size=\"\(number(size))\" "
        + "font-weight=\"\(weight)\"\(side) \(paint("fill", color))>\(escaped(words))</text>"
    }
  }

  private static func paint(_ attribute: String, _ color: Color) -> String {
    func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let value = "\(attribute)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\""
    if color.isOpaque { return value }
    return value + " \(attribute)-opacity=\"\(number(Double(color.alpha) / 255))\""
  }

  /// At most two decimals: a hundredth of a point is not seen.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    var text = String(abs(hundredths) / 100)
    let rest = abs(hundredths) % 100
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return (hundredths < 0 ? "-" : "") + text
  }

  /// Words as XML has them; characters it cannot have at all are left out.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
