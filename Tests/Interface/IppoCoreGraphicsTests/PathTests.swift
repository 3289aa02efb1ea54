import Foundation
import Testing

@testable import IppoUI

@Suite("Paths of Core Graphics")
struct CGPathTests {
  private func rounded(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 10).rounded() / 10 }
  }

  /// The area of a path, by counting points: independent of how its outline is made.
  private func area(_ path: Path, in rect: CGRect, step: CGFloat = 0.5) -> Double {
    var count = 0
    for x in stride(from: rect.minX + step / 2, to: rect.maxX, by: step) {
      for y in stride(from: rect.minY + step / 2, to: rect.maxY, by: step) where path.contains(CGPoint(x: x, y: y)) {
        count += 1
      }
    }
    return Double(count) * Double(step * step)
  }

  @Test("points are inside or outside, by both rules")
  func contains() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
  }

  @Test("an ellipse has the area of one, and the box of one")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(abs(area(path, in: CGRect(x: 0, y: 0, width: 20, height: 10)) - 50 * .pi) < 2)
    #expect(rounded(path.cgPath.boundingBoxOfPath) == [0, 0, 20, 10])
  }

  @Test("the corners that are named are round, and the others are not")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let bezier = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    let path = Path(bezier.cgPath)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    #expect(abs(area(path, in: rect) - (1600 - 2 * (100 - 25 * .pi))) < 2)
    // An endless radius is half of the shorter side.
    let round = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(abs(area(Path(round.cgPath), in: rect) - 400 * .pi) < 4)
  }

  @Test("an arc between tangents touches both lines")
  func tangents() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 50) < 0.01 && abs(end.y - 10) < 0.01)
    guard case .line(let touching) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(abs(touching.x - 40) < 0.01 && abs(touching.y) < 0.01)
    #expect(rounded(path.cgPath.boundingBoxOfPath) == [0, 0, 50, 10])

    // The other way round the corner.
    var up = Path()
    up.move(to: CGPoint(x: 0, y: 0))
    up.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: -50), radius: 10)
    #expect(rounded(up.cgPath.boundingBoxOfPath) == [0, -10, 50, 10])

    // Points on a line have no arc: a line to the corner.
    var line = Path()
    line.move(to: .zero)
    line.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(line.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test("a stroke has the area of what the pen covers, with its corners and ends")
  func strokes() {
    let box = CGRect(x: -20, y: -20, width: 80, height: 80)
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4)), in: box) - 80) < 1)
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)), in: box) - 96) < 1)
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)), in: box) - (80 + 4 * .pi)) < 1)
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(area(square.strokedPath(StrokeStyle(lineWidth: 4)), in: box) - (576 - 256)) < 1)
    #expect(abs(area(square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)), in: box) - (320 - 8)) < 2)
    #expect(
      abs(area(square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)), in: box) - (320 - 16 + 4 * .pi)) < 2)
    // A miter that would be too long is cut.
    var spike = Path()
    spike.move(to: .zero)
    spike.addLine(to: CGPoint(x: 40, y: 1))
    spike.addLine(to: CGPoint(x: 0, y: 2))
    #expect(spike.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect.maxX < 42)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5])).boundingRect.maxX == 15)
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5])), in: box) - 40) < 1)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("a part of a path is as long as it says")
  func parts() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    #expect(line.trimmedPath(from: 0.25, to: 0.5).cgPath.boundingBox == CGRect(x: 25, y: 0, width: 25, height: 0))
  }

  @Test("paths go from Core Graphics to SwiftUI and back, and backwards")
  func bridges() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 7, y: 6), control2: CGPoint(x: 5, y: 4))
    path.closeSubpath()
    #expect(Path(path.cgPath) == path)
    let bezier = UIBezierPath(cgPath: path.cgPath)
    #expect(bezier.reversing().reversing().cgPath == bezier.cgPath)
    #expect(bezier.reversing().bounds == bezier.bounds)
    var types: [CGPathElementType] = []
    bezier.cgPath.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    bezier.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(abs(bezier.bounds.minX - UIBezierPath(cgPath: path.cgPath).bounds.minX - 10) < 1e-9)
  }

  @Test("lengths that are none make no trouble")
  func hostile() {
    for value in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      var path = Path()
      path.move(to: CGPoint(x: value, y: 0))
      path.addCurve(to: CGPoint(x: 0, y: value), control1: .zero, control2: CGPoint(x: value, y: value))
      path.addArc(tangent1End: CGPoint(x: value, y: 1), tangent2End: .zero, radius: value)
      _ = path.strokedPath(StrokeStyle(lineWidth: value, lineJoin: .round, dash: [value, 1], dashPhase: value))
      _ = path.contains(CGPoint(x: value, y: value))
      _ = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: value, height: 1), cornerRadius: value).bounds
    }
    #expect(CGMutablePath().isEmpty)
  }

  @Test("figures of Core Graphics by their older names")
  func names() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVector(dx: 1, dy: 2) == CGVectorMake(1, 2))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
  }
}
