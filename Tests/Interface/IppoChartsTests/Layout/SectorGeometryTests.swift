import Foundation
import IppoUI
import Testing

@testable import IppoCharts

/// Sectors, measured by hand on a circle about (100, 100).
@Suite("Sectors")
struct SectorGeometryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let values: [Double]
    /// In degrees.
    let ends: [Double]

    var testDescription: String { "\(values)" }
  }

  static let cases = [
    Case(values: [1, 1, 2], ends: [90, 180, 360]), Case(values: [5], ends: [360]),
    Case(values: [0, 3, 1], ends: [0, 270, 360]), Case(values: [-2, 1], ends: [0, 360]),
    Case(values: [.nan, 1], ends: [0, 360]), Case(values: [0, 0], ends: [0, 0]), Case(values: [], ends: []),
    Case(
      values: [1, 2, 3, 4, 5, 6],
      ends: [360.0 / 21, 360.0 * 3 / 21, 360.0 * 6 / 21, 360.0 * 10 / 21, 360.0 * 15 / 21, 360]),
  ]

  @Test("Values share the circle", arguments: cases)
  func angles(_ each: Case) {
    let angles = SectorGeometry.angles(of: each.values)
    #expect(angles.count == each.ends.count)
    var start = 0.0
    for (angle, end) in zip(angles, each.ends) {
      #expect(abs(Double(angle.lowerBound) * 180 / .pi - start) < 1e-9)
      #expect(abs(Double(angle.upperBound) * 180 / .pi - end) < 1e-9)
      start = end
    }
  }

  private func sector(_ start: CGFloat, _ end: CGFloat, inner: CGFloat = 0, inset: CGFloat = 0) -> SectorGeometry {
    SectorGeometry(
      center: CGPoint(x: 100, y: 100), innerRadius: inner, outerRadius: 80, start: start * .pi / 180,
      end: end * .pi / 180, inset: inset)
  }

  @Test("A sector begins at the top and runs clockwise")
  func clockwise() {
    let quarter = sector(0, 90).path
    #expect(quarter.contains(CGPoint(x: 140, y: 60)))
    for other in [CGPoint(x: 60, y: 60), CGPoint(x: 60, y: 140), CGPoint(x: 140, y: 140), CGPoint(x: 170, y: 30)] {
      #expect(!quarter.contains(other))
    }
    #expect(abs(quarter.boundingRect.minX - 100) < 0.5 && abs(quarter.boundingRect.maxX - 180) < 0.5)
    #expect(abs(quarter.boundingRect.minY - 20) < 0.5 && abs(quarter.boundingRect.maxY - 100) < 0.5)
  }

  @Test("A ring has a hole", arguments: [(0.0, 90.0), (0, 360)])
  func ring(_ start: Double, _ end: Double) {
    let ring = sector(CGFloat(start), CGFloat(end), inner: 40).path
    #expect(ring.contains(CGPoint(x: 100 + 45, y: 100 - 45)))
    #expect(!ring.contains(CGPoint(x: 100 + 20, y: 100 - 20)))
  }

  @Test("Gaps have the same width at both radii")
  func gap() {
    let ring = sector(0, 90, inner: 40, inset: 5).path
    // The edge at the top is vertical, 5 points from the middle.
    for y in [25.0, 40, 58] {
      #expect(!ring.contains(CGPoint(x: 104, y: y)), "\(y)")
      #expect(ring.contains(CGPoint(x: 106, y: y)), "\(y)")
    }
  }

  @Test("A gap that is wider than a sector leaves nothing")
  func narrow() { #expect(sector(0, 2, inset: 10).path.isEmpty) }

  @Test("Sectors of all sizes have outlines of as many parts, along the circle", arguments: [10.0, 90, 200, 350])
  func outline(_ end: CGFloat) {
    func parts(_ path: Path) -> [Int] {
      var parts: [Int] = []
      path.forEach { element in
        switch element {
        case .move: parts.append(0)
        case .line: parts.append(1)
        case .quadCurve: parts.append(2)
        case .curve: parts.append(3)
        case .closeSubpath: parts.append(4)
        }
      }
      return parts
    }
    let path = sector(0, end, inner: 40).path
    #expect(parts(path) == parts(sector(30, 75, inner: 40).path))
    for angle in stride(from: 2, to: Double(end) - 1, by: 7) {
      let turn = angle * .pi / 180
      for (radius, isInside) in [(79.9, true), (80.1, false), (40.1, true), (39.9, false)] {
        #expect(
          path.contains(CGPoint(x: 100 + radius * sin(turn), y: 100 - radius * cos(turn))) == isInside,
          "\(angle) \(radius)")
      }
    }
  }
}
