import Foundation
import IppoUI
import Testing

@testable import IppoCharts

/// Lines through points, with control points computed by hand from the definition of each spline.
@Suite("Interpolation")
struct InterpolationTests {
  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20)]

  private func ends(_ method: InterpolationMethod) -> [[CGPoint]] {
    Interpolation.pieces(through: points, method).map { $0.map(\.end) }
  }

  @Test("Straight lines")
  func linear() { #expect(ends(.linear) == [[points[1]], [points[2]]]) }

  @Test("Steps that begin at the points")
  func stepStart() {
    #expect(ends(.stepStart) == [[CGPoint(x: 10, y: 0), points[1]], [CGPoint(x: 20, y: 20), points[2]]])
  }

  @Test("Steps that end at the points")
  func stepEnd() {
    #expect(ends(.stepEnd) == [[CGPoint(x: 0, y: 20), points[1]], [CGPoint(x: 10, y: 20), points[2]]])
  }

  @Test("Steps about the points")
  func stepCenter() {
    #expect(
      ends(.stepCenter) == [
        [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 20), points[1]],
        [CGPoint(x: 15, y: 20), CGPoint(x: 15, y: 20), points[2]],
      ])
  }

  private func controls(_ method: InterpolationMethod, _ points: [CGPoint]) -> [[CGFloat]] {
    Interpolation.pieces(through: points, method).map { pieces in
      guard case .curve(_, let first, let second) = pieces[0] else { return [] }
      return [first.x, first.y, second.x, second.y].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test("A cardinal spline has tangents parallel to the chords")
  func cardinal() {
    // The tangent at the middle is (20, 20) / 2; a third of it is (3.333, 3.333).
    #expect(controls(.cardinal, points) == [[1.667, 3.333, 6.667, 16.667], [13.333, 23.333, 18.333, 20]])
  }

  @Test("Tension 1 makes a cardinal spline straight")
  func tension() {
    #expect(controls(.cardinal(tension: 1), points) == [[0, 0, 10, 20], [10, 20, 20, 20]])
  }

  @Test("A uniform Catmull-Rom spline is a cardinal spline without tension, between the ends")
  func uniform() {
    let four = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 30), CGPoint(x: 25, y: 10), CGPoint(x: 40, y: 20)]
    #expect(controls(.catmullRom(alpha: 0), four)[1] == controls(.cardinal, four)[1])
  }

  @Test("A centripetal spline of points at equal distances is the uniform one")
  func centripetal() {
    let square = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]
    #expect(controls(.catmullRom, square)[1] == controls(.catmullRom(alpha: 0), square)[1])
  }

  @Test("A monotone spline is level at extremes and stays between its points")
  func monotone() {
    let hill = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: -30)]
    let controls = self.controls(.monotone, hill)
    // The slope at the top is 0. At (20, 0) it is the least of twice 1, twice 3 and their mean 2.
    #expect(controls[0][3] == 10)
    #expect(controls[1] == [13.333, 10, 16.667, 6.667])
    #expect(controls[2].prefix(2) == [23.333, -6.667])
    #expect(self.controls(.monotone, [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 9)]) == [[3, 3, 6, 6]])
  }

  @Test("Points above each other, or nearly so, have a line with places")
  func steep() {
    let points = [0, 0, CGFloat.leastNonzeroMagnitude, 5, 5].enumerated().map {
      CGPoint(x: $0.element, y: CGFloat($0.offset) * 100)
    }
    for case .curve(_, let first, let second) in Interpolation.pieces(through: points, .monotone).joined() {
      #expect(first.x.isFinite && first.y.isFinite && second.x.isFinite && second.y.isFinite)
    }
  }

  @Test("The line of an area along the vertical axis is the same line, turned")
  func upright() {
    let hill = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: -30)]
    let turned = hill.map { CGPoint(x: $0.y, y: $0.x) }
    for method in [InterpolationMethod.monotone, .stepStart, .catmullRom] {
      let (plain, upright) = (
        Interpolation.pieces(through: hill, method).joined(), Interpolation.upright(through: turned, method).joined()
      )
      for (piece, other) in zip(plain, upright) {
        switch (piece, other) {
        case (.line(let a), .line(let b)): #expect(a.x == b.y && a.y == b.x)
        case (.curve(let a, let c, let d), .curve(let b, let e, let f)):
          #expect(a.x == b.y && a.y == b.x && c.x == e.y && c.y == e.x && d.x == f.y && d.y == f.x)
        case (.line, .curve), (.curve, .line): Issue.record("\(piece) is no \(other)")
        }
      }
    }
  }

  @Test("One point is no line", arguments: [InterpolationMethod.linear, .monotone, .catmullRom, .stepStart])
  func one(_ method: InterpolationMethod) {
    #expect(Interpolation.pieces(through: [CGPoint(x: 1, y: 1)], method).isEmpty)
    #expect(Interpolation.pieces(through: [], method).isEmpty)
  }
}
