import FrameTesting
import Foundation
import FoundationXML
import SceneModel
import SourceDiagnostics
import Testing

@Suite struct HTMLReportTests {
  /// The page as XML: the few elements of HTML that end themselves are told to.
  private func page(_ verifications: [SceneVerification]) throws -> XMLDocument {
    var text = try VerificationReport(verifications).html()
    text = text.replacing("<!DOCTYPE html>", with: "")
    text = text.replacing(/<(meta|img|input)( [^>]*)?>/) { "<\($0.1)\($0.2 ?? "")/>" }
    text = text.replacing(/(details[^>]*|nav|label[^>]*|footer[^>]*|div[^>]*) (open|hidden)>/) {
      "\($0.1) \($0.2)=\"\">"
    }
    text = text.replacing(/<script>(?s:.*?)<\/script>/) { _ in "<script/>" }
    return try XMLDocument(xmlString: text)
  }

  private func strings(_ document: XMLDocument, _ path: String) throws -> [String] {
    try document.nodes(forXPath: path).map { $0.stringValue ?? "" }
  }

  @Test func everySceneHasItsPart() throws {
    let page = try page(ReportSamples.all)
    #expect(try strings(page, "//h1") == ["5 of 8 scenes are not as they were"])
    #expect(
      try strings(page, "//details/summary/h2") == [
        "tour", "other", "longer", "missing", "unreadable", "elsewhere", "broken", "fresh",
      ])
    #expect(
      try strings(page, "//details/summary/span[@class='badge']") == [
        "failed", "passed", "failed", "no golden file", "unreadable golden file", "passed", "not played",
        "recorded",
      ])
    #expect(try strings(page, "//details[@open]/summary/h2").count == 5)
    #expect(try strings(page, "//nav//a/@href") == (1...8).map { "#scene-\($0)" })
    #expect(
      try strings(page, "//ul[@class='tally']/li") == [
        "2 passed", "2 failed", "1 recorded", "1 no golden file", "1 unreadable golden file", "1 not played",
      ])
    let ids = try strings(page, "//@id")
    #expect(Set(ids).count == ids.count)
  }

  @Test func aFailedSceneTellsWhatAndWhere() throws {
    let page = try page([ReportSamples.failed()])
    #expect(try strings(page, "//nav").isEmpty)
    #expect(try strings(page, "//ul[@class='what']/li").count == 4)
    #expect(try strings(page, "//div[@class='layer']/code") == ["detail/card/title"])
    #expect(
      try strings(page, "//div[@class='layer']//li") == [
        "geometry", "transform differs", "opacity", "fill", "text differs", "picture", "effects",
      ])
    // 1000 units for 120 frames: 34…45 and 50.
    #expect(try strings(page, "//svg/rect[@class='differs']/@x") == ["283.33", "416.67"])
    #expect(try strings(page, "//svg/rect[@class='differs']/@width") == ["100", "8.33"])
    #expect(try strings(page, "//svg/text[@class='step']") == ["wait", "push", "wait"])
    #expect(try strings(page, "//svg/a/@href") == ["#pair-1-1", "#pair-1-2", "#pair-1-3"])
  }

  @Test func picturesAreInThePage() throws {
    let page = try page([ReportSamples.failed()])
    let pictures = try strings(page, "//img/@src")
    #expect(pictures.count == 7)
    for picture in pictures {
      let data = try #require(Data(base64Encoded: String(picture.trimmingPrefix("data:image/png;base64,"))))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    // Expected and actual of the second are one picture, and its difference is another.
    #expect(pictures[3] == pictures[4] && pictures[3] != pictures[5] && pictures[0] == pictures[3])
    #expect(
      try strings(page, "//p[@class='measure']") == [
        "560 of 9000 pixels differ, by 235 of 255 at most, 6.149 on average, within 63 × 60 at 20, 15"
          + " · 176 look different · structural similarity of the worst block 0.9305, at 32, 0",
        "no pixel differs",
      ])
    #expect(
      try strings(page, "//p[@class='nothing']") == [
        "no picture of this frame is kept", "nothing to compare",
      ])
  }

  @Test func smallPicturesAreComparedSmall() throws {
    var verification = ReportSamples.failed()
    let actual = PerceptionPictures.plain(.white, width: 200, height: 160)
    verification.pictures = [
      SceneVerification.PicturePair(
        moment: verification.pictures[0].moment, expected: SmallPicture(frame: 34, of: actual).pixels,
        actual: actual, isDifferent: true)
    ]
    let page = try page([verification])
    #expect(try strings(page, "//figcaption") == ["expectedsmall picture, 67 × 54", "actual", "difference"])
    #expect(
      try strings(page, "//p[@class='measure']") == [
        "what differs, if anything, is too small for the small picture; `--reference` compares whole frames"
      ])
    #expect(try strings(page, "//img[@class='small']/@width") == ["67", "67"])
  }

  /// Nothing is fetched: no address but of pictures in the page and of places in it.
  @Test func nothingIsLoaded() throws {
    let html = try VerificationReport(ReportSamples.all).html()
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: /(src|href)="(?!data:image\/png;base64,|#)/).isEmpty)
    #expect(!html.contains("://"))
  }

  @Test(arguments: strangeNames)
  func strangeNamesAreShownAndNotObeyed(name: (given: String, shown: String)) throws {
    var verification = ReportSamples.failed()
    verification.scene = name.given
    verification.differences.layer?.layer = name.given
    verification.steps = [
      SceneVerification.StepMoment(keyword: name.given, firstFrame: 0, lastFrame: 119)
    ]
    verification.findings = [Diagnostic(id: "x", at: nil, name.given)]
    verification.problem = SceneVerification.Problem(name.given, hints: [name.given])
    let page = try page([verification])
    #expect(try strings(page, "//h2/bdi") == [name.shown])
    #expect(try strings(page, "//div[@class='layer']/code/bdi") == [name.shown])
    #expect(try strings(page, "//svg/rect[@class='step']/title") == ["\(name.shown), frames 0–119"])
    #expect(try strings(page, "//ul[@class='hints']/li") == [name.shown])
  }

  @Test func accentsAreCodeInPairsAlone() throws {
    var verification = ReportSamples.missing()
    verification.problem = SceneVerification.Problem("x", hints: ["write `a` or `b`", "one ` alone"])
    let page = try page([verification])
    #expect(try strings(page, "//ul[@class='hints']/li/code") == ["a", "b"])
    #expect(try strings(page, "//ul[@class='hints']/li") == ["write a or b", "one ` alone"])
  }

  @Test func framesThatWentAndCame() throws {
    var shorter = ReportSamples.longer()
    shorter.film?.frames = 100
    shorter.differences.frameCount = SceneVerification.Differences.Change(golden: 120, actual: 100)
    shorter.differences.added = []
    let page = try page([ReportSamples.longer(), shorter])
    #expect(try strings(page, "//svg/rect[@class='added']/@x") == [decimalText(60 * 1000.0 / 121)])
    #expect(try strings(page, "//svg/rect[@class='missing']/@x") == [decimalText(100 * 1000.0 / 120)])
    #expect(try strings(page, "//svg/rect[@class='missing']/@width") == [decimalText(20 * 1000.0 / 120)])
  }

  private func decimalText(_ value: Double) -> String { String(format: "%.2f", value) }
}
