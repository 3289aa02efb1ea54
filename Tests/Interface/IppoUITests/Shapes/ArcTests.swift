import Foundation
import Testing

@testable import IppoUI

@Suite("Arcs")
struct ArcTests {
  private func path(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(center: .zero, radius: 1, startAngle: .radians(start), endAngle: .radians(end), clockwise: clockwise)
    }
  }

  private func curves(_ path: Path) -> Int {
    path.svg.filter { $0 == "C" }.count
  }

  @Test(
    "Angles of any size draw at most a turn, or two where that is asked for",
    arguments: [-1e308, -1e15, -100, 0, .leastNonzeroMagnitude, 100, 1e15, 1e308])
  func large(_ angle: Double) {
    for clockwise in [false, true] {
      #expect(curves(path(0, angle, clockwise: clockwise)) <= 4)
      #expect(curves(path(angle, -angle, clockwise: clockwise)) <= 4)
    }
    let relative = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(angle))
    }
    #expect(curves(relative) <= 8)
  }

  @Test("An angle that is no number draws nothing", arguments: [Double.nan, .infinity, -.infinity])
  func none(_ angle: Double) {
    #expect(Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(angle)) }.isEmpty)
    #expect(Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(angle), delta: .zero) }.isEmpty)
  }

  @Test("What a sweep ends at stays where it is", arguments: [-7.0, -3.0, 3, 7, 20, -20])
  func ends(_ sweep: Double) throws {
    let path = Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(sweep)) }
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - cos(sweep)) < 1e-9 && abs(end.y - sin(sweep)) < 1e-9)
  }
}
