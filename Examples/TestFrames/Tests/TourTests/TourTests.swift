import Screenplay
import ScreenplayTesting
import Testing

@Suite struct TourTests {
  /// A script, and the golden file beside it.
  @Test func tour() async {
    await expectFrames(of: "Scenes/tour.yaml")
  }

  /// A scene made in Swift, at two scales.
  @Test(arguments: [1.0, 2.0])
  func squares(scale: Double) async {
    let dark = Screen(name: "dark", body: .content([]), background: Color(rgb: 0x1B1B22))
    let light = Screen(name: "light", body: .content([]), background: Color(rgb: 0xF4F4F7))
    let scene = SceneDescription(
      canvas: Canvas(size: Size(width: 48, height: 32), scale: scale, rate: FrameRate(10) ?? .sixty),
      steps: [
        SceneStep(.show(dark, nil)), SceneStep(.wait(.milliseconds(200))), SceneStep(.show(light, nil)),
        SceneStep(.wait(.milliseconds(300))),
      ])
    await expectFrames(of: scene, matches: "Scenes/squares-\(Int(scale))x.framehash")
  }
}
