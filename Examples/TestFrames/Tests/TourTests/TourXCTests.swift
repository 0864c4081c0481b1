import ScreenplayTesting
import XCTest

final class TourXCTests: XCTestCase {
  func testTour() async {
    await expectFrames(of: "Scenes/tour.yaml", matches: "Scenes/tour.framehash")
  }
}
