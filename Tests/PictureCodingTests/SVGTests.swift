import SceneModel
import TestSupport
import Testing

@testable import PictureCoding

@Suite struct SVGTests {
  private func inspect(_ text: String) -> Result<Picture, PictureError> {
    Result { () throws(PictureError) in try PictureInspector().picture(Array(text.utf8)) }
  }

  private func reason(_ text: String) -> String {
    switch inspect(text) {
    case .failure(.damaged(.svg, let reason)), .failure(.refused(.svg, let reason)): reason
    case .failure(let error): "\(error)"
    case .success: "accepted"
    }
  }

  private func svg(_ inside: String, _ attributes: String = "width='40' height='20'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(inside)</svg>"
  }

  private func pixels(_ text: String, _ width: Int, _ height: Int) throws -> PixelBuffer {
    try #require(try PictureDecoder.draw(try inspect(text).get(), width: width, height: height))
  }

  @Test(arguments: [
    ("width='40' height='20'", 40, 20), ("width='1in' height='25.4mm'", 96, 96),
    ("viewBox='0 0 24 12'", 24, 12), ("viewBox='0 0 24 12' width='100'", 100, 50),
    ("viewBox='0,0,24,12' height='30px' width='100%'", 60, 30), ("width='72pt' height='2pc'", 96, 32),
    ("width='2em' height='0.2'", 32, 1),
  ])
  func sizesFollowCSS(attributes: String, width: Int, height: Int) throws {
    let picture = try inspect(svg("<rect width='1' height='1'/>", attributes)).get()
    #expect((picture.format, picture.width, picture.height) == (.svg, width, height))
  }

  @Test func theFirstElementDecidesWhatItIs() throws {
    let inner = svg("<rect width='4' height='4'/>")
    for start in [
      "", "\u{FEFF}", "<?xml version='1.0'?>\n", "<!-- a > b -->\n<!DOCTYPE svg [<!ENTITY a 'b'>]>\n ",
    ] {
      #expect(try inspect(start + inner).get().format == .svg)
    }
    #expect(throws: PictureError.unsupported(kind: "a web page")) { try inspect("<html>" + inner).get() }
  }

  @Test func itIsDrawnAtTheSizeAskedFor() throws {
    // The left half red, half transparent; stretched to another shape.
    let text = svg("<rect width='20' height='20' fill='#f00' fill-opacity='0.5'/>")
    for (width, height) in [(40, 20), (80, 80), (10, 3)] {
      let buffer = try pixels(text, width, height)
      for y in 0..<height {
        for x in 0..<width {
          let start = (y * width + x) * 4
          let red = Int(buffer.bytes[start + 2])
          #expect(
            abs(red - (x < width / 2 ? 128 : 0)) <= 1 && buffer.bytes[start + 3] == buffer.bytes[start + 2])
        }
      }
    }
    let picture = try inspect(text).get()
    #expect(try PictureDecoder.decode(picture) == pixels(text, 40, 20))
    #expect(try PictureDecoder.draw(try Fixture.picture("rgb8.png"), width: 5, height: 5) == nil)
  }

  @Test(arguments: [
    ("<image href='a.png' width='9' height='9'/>", "line 1: it has a picture of its own, `image`"),
    ("\n<use xlink:href='b.svg#x'/>", "line 2: it refers to another file, `b.svg#x`"),
    (
      "<use href='http://example.com/a.svg#x'/>",
      "line 1: it refers to another file, `http://example.com/a.svg#x`"
    ),
    ("<rect fill='url(c.svg#p)'/>", "line 1: it refers to another file, `c.svg#p`"),
    ("<rect style=\"fill: URL( 'd.svg#p' )\"/>", "line 1: it refers to another file, `d.svg#p`"),
    ("<style>\n@import 'e.css';</style>", "line 2: it refers to another file by `@import`"),
    ("<style>rect { fill: url(/etc/passwd) }</style>", "line 1: it refers to another file, `/etc/passwd`"),
    ("<text>words</text>", "line 1: it has text, which would look different on every machine"),
    (
      "<filter id='f'><feTurbulence numOctaves='90000'/></filter>", "line 1: the filter `feTurbulence` is not"
    ),
  ])
  func whatReachesOutIsRefused(inside: String, start: String) {
    #expect(reason(svg(inside)).hasPrefix(start))
  }

  @Test func whatNamesThingsInsideIsNot() throws {
    let inside = """
      <defs><linearGradient id='g'><stop stop-color='red'/></linearGradient><path id='p' d='M0 0H9V9z'/></defs>
      <style>.a { fill: url(#g) }</style><use xlink:href='#p' class='a'/><a href='https://example.com'><use href='#p'/></a>
      """
    #expect(reason(svg(inside)) == "accepted")
  }

  @Test(arguments: [
    (
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "line 1: it has no size: `svg` needs width and height, or a viewBox"
    ),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>", "line 1: its size is 0.0 × 9.0"),
  ])
  func withoutASizeItIsNoPicture(text: String, expected: String) { #expect(reason(text) == expected) }

  @Test func brokenXMLIsToldOfWithItsPlace() {
    let said = reason("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\n<g></svg>")
    #expect(said.contains("line 2"))
    #expect(reason("<svg width='4' height='4'") != "accepted")
  }

  /// Groups of ten uses of the group before, so many levels deep.
  private func bomb(_ levels: Int) -> String {
    var inside = "<rect id='g0' width='1' height='1'/>"
    for level in 1...levels {
      inside += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    return svg("<defs>\(inside)</defs><use href='#g\(levels)'/>")
  }

  @Test func bombsAreCountedBeforeTheyGoOff() throws {
    #expect(reason(bomb(3)) == "accepted")
    for levels in [5, 14, 400] {
      #expect(reason(bomb(levels)).contains("more than 200000 elements"))
    }
    // Patterns in patterns, markers at every point of a path, a chain that never ends, a circle.
    let pattern = svg(
      "<defs><g id='x'>" + String(repeating: "<rect/>", count: 1000)
        + "</g><pattern id='p'><use href='#x'/></pattern></defs>"
        + String(repeating: "<rect fill='url(#p)'/>", count: 300))
    #expect(reason(pattern).contains("more than 200000 elements"))
    let marker = svg(
      "<marker id='m'>" + String(repeating: "<rect/>", count: 1000)
        + "</marker><path marker-mid='url(#m)' d='M0 0"
        + String(repeating: "L1 1 ", count: 2000) + "'/>")
    #expect(reason(marker).contains("more than 200000 elements"))
    let chain = svg((1...3000).map { "<g id='c\($0)'><use href='#c\($0 + 1)'/></g>" }.joined())
    #expect(reason(chain).contains("more than 200000 elements"))
    let circle = svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    #expect(reason(circle) == "accepted")
    let layers = svg(String(repeating: "<rect opacity='.5'/>", count: 2001))
    #expect(reason(layers).contains("more than 2000 filters, masks and faded groups"))
    let deep = svg(String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300))
    #expect(reason(deep).contains("more than 200 elements inside each other"))
    #expect(
      reason(svg("<path d='M0 0" + String(repeating: " 1 1", count: 1 << 20) + "'/>")).contains(
        "at most 4194304"))
  }

  @Test func noBytesMakeItFail() throws {
    var random = SeededGenerator(seed: 4)
    let whole = Array(
      svg("<g id='a' style='fill:url(#b)'><rect x=\"1\" width='9' height='9'/></g><!-- c --><use href='#a'/>")
        .utf8)
    for _ in 0..<300 {
      var changed = whole
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        changed[Int.random(in: 0..<whole.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(PictureError) {
        let picture = try PictureInspector().picture(
          Array(changed.prefix(Int.random(in: 1...whole.count, using: &random))))
        guard picture.width * picture.height < 1_000_000 else { continue }
        #expect(try PictureDecoder.decode(picture).width == picture.width)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
