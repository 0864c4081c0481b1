import AnimatorCore
import SceneModel
import SceneScript
import Testing

struct CanvasTests {
  private func canvas(_ canvas: String, _ step: String = "show: shots/settings.png") throws -> Canvas {
    try resolve("screenplay: 1\n\(canvas)\nscript:\n  - \(step)\n").description.canvas
  }

  @Test func withoutACanvasItIsAsLargeAsTheFirstPicture() throws {
    let canvas = try canvas("")
    #expect(canvas.size == Size(width: 780, height: 1688))
    #expect(canvas.scale == 1 && canvas.rate == .sixty && canvas.background == .black)
    #expect(canvas.pixelWidth == 780)
  }

  @Test func theScaleKeepsThePicturesPixels() throws {
    let canvas = try canvas("canvas: {scale: 2}")
    #expect(canvas.size == Size(width: 390, height: 844))
    #expect(canvas.pixelWidth == 780)
  }

  @Test func devices() throws {
    let phone = try canvas("canvas: {device: phone}")
    #expect(phone.size == Size(width: 390, height: 844) && phone.scale == 2)
    #expect(try canvas("canvas: {device: phone, scale: 3}").pixelHeight == 2532)
    #expect(try canvas("canvas: {device: 1080p}").pixelWidth == 1920)
  }

  @Test func ratesAreExact() throws {
    #expect(try canvas("canvas: {fps: 30000/1001}").rate == FrameRate(30000, over: 1001))
  }

  @Test func theFirstPictureMayStandInsideAGroup() throws {
    #expect(try canvas("", "parallel: [{show: home.png}, {wait: 1s}]").size == Size(width: 390, height: 844))
  }

  @Test func theSmallestScript() throws {
    let script = "screenplay: 1\nscript: [show: home.png, wait: 1s, push: detail.png, wait: 1s]\n"
    let resolved = try resolve(script)
    #expect(resolved.warnings == [])
    #expect(resolved.description.steps.map(\.keyword) == ["show", "wait", "push", "wait"])
    #expect(try Director.direct(resolved.description, catalogue: catalogue).scene.frameCount == 138)
  }
}
