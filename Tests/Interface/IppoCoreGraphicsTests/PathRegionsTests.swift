import Foundation
import Testing

@testable import IppoUI

@Suite("Unions, intersections and differences of paths")
struct PathRegionsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let circle = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))

  /// Whether each point of a lattice, whose points lie on no line of the paths, is inside just where it has to be.
  private func check(_ result: Path, eoFill: Bool = false, _ isInside: (CGPoint) -> Bool) -> Int {
    var wrong = 0
    for x in stride(from: CGFloat(-5.23), through: 35, by: 0.71) {
      for y in stride(from: CGFloat(-5.37), through: 25, by: 0.71) {
        let point = CGPoint(x: x, y: y)
        // Next to a circle, the lines that stand for it leave a fiftieth of a point undecided.
        if abs(hypot(x - 20, y - 10) - 10) < 0.05 { continue }
        if result.contains(point, eoFill: eoFill) != isInside(point) { wrong += 1 }
      }
    }
    return wrong
  }

  @Test("points are inside where the operation says, by both rules of filling")
  func areas() {
    for eoFill in [false, true] {
      let (first, second) = (square, circle)
      func inFirst(_ point: CGPoint) -> Bool { first.contains(point) }
      func inSecond(_ point: CGPoint) -> Bool { hypot(point.x - 20, point.y - 10) < 10 }
      #expect(check(first.union(second), eoFill: eoFill) { inFirst($0) || inSecond($0) } == 0)
      #expect(check(first.intersection(second), eoFill: eoFill) { inFirst($0) && inSecond($0) } == 0)
      #expect(check(first.subtracting(second), eoFill: eoFill) { inFirst($0) && !inSecond($0) } == 0)
      #expect(check(first.symmetricDifference(second), eoFill: eoFill) { inFirst($0) != inSecond($0) } == 0)
    }
  }

  @Test("lines that lie on each other leave no seam, and corners on the way are left out")
  func sharedEdges() {
    let union = square.union(Path(CGRect(x: 20, y: 0, width: 10, height: 20)))
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    var elements = 0
    union.forEach { _ in elements += 1 }
    #expect(elements == 5, "four corners, and the way back")
    #expect(square.subtracting(square).isEmpty)
    #expect(square.intersection(Path(CGRect(x: 20, y: 0, width: 10, height: 20))).isEmpty)
  }

  @Test("a hole stays a hole by both rules")
  func holes() {
    let frame = square.subtracting(Path(CGRect(x: 5, y: 5, width: 5, height: 5)))
    for eoFill in [false, true] {
      #expect(!frame.contains(CGPoint(x: 7, y: 7), eoFill: eoFill))
      #expect(frame.contains(CGPoint(x: 2, y: 2), eoFill: eoFill))
    }
  }

  @Test("lines are cut where they enter and leave an area")
  func lines() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    #expect(line.lineIntersection(square).svg == "M0 10L20 10")
    #expect(line.lineSubtraction(square).svg == "M-10 10L0 10M20 10L40 10")
  }

  @Test("a path that crosses itself is filled as before, by the other rule too")
  func normalized() {
    var star = Path()
    let points = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5
      return CGPoint(x: 15 + 14 * sin(angle), y: 10 - 14 * cos(angle))
    }
    star.addLines(points)
    star.closeSubpath()
    #expect(star.contains(CGPoint(x: 15, y: 10)) && !star.contains(CGPoint(x: 15, y: 10), eoFill: true))
    #expect(star.normalized(eoFill: false).contains(CGPoint(x: 15, y: 10), eoFill: true))
    #expect(!star.normalized().contains(CGPoint(x: 15, y: 10)))
  }

  @Test("places that are no numbers, or far away, draw nothing")
  func hostile() {
    let wild = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e30))
      path.closeSubpath()
    }
    #expect(wild.union(wild).isEmpty)
    #expect(square.subtracting(wild).boundingRect == square.boundingRect)
  }
}
