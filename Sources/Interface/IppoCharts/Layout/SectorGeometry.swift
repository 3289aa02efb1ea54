import Foundation
import IppoUI

/// The figure of a part of a circle. Angles are in radians, clockwise from the top.
struct SectorGeometry: Equatable {
  var center: CGPoint
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  var start: CGFloat
  var end: CGFloat
  /// Half of the gap to the sectors beside it, in points.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// The angles of values that share a circle, in their order.
  static func angles(of values: [Double]) -> [ClosedRange<CGFloat>] {
    let finite = values.map { $0.isFinite ? max($0, 0) : 0 }
    // As shares of the greatest one: the sum of the greatest numbers is no number.
    let greatest = finite.max() ?? 0
    let sizes = greatest > 0 ? finite.map { $0 / greatest } : finite
    let total = sizes.reduce(0, +)
    var sum = 0.0
    return sizes.map { size in
      let start = total > 0 ? sum / total * 2 * .pi : 0
      sum += size
      return CGFloat(start)...CGFloat(total > 0 ? sum / total * 2 * .pi : 0)
    }
  }

  /// A point at a distance from the middle.
  func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// The middle of the sector.
  var middle: CGPoint { point((innerRadius + outerRadius) / 2, (start + end) / 2) }

  /// The outline.
  var path: Path {
    var path = Path()
    guard outerRadius > 0, end > start else { return path }
    if end - start >= 2 * .pi - 1e-6 {
      path.addEllipse(in: circle(outerRadius))
      if innerRadius > 0 {
        // The hole runs the other way round, so that it is empty by the nonzero rule.
        path.move(to: point(innerRadius, 0))
        path.addArc(
          center: center, radius: innerRadius, startAngle: .radians(-.pi / 2), endAngle: .radians(-.pi * 5 / 2),
          clockwise: true)
        path.closeSubpath()
      }
      return path
    }
    let outer = edges(at: outerRadius)
    let inner = edges(at: innerRadius)
    guard let outer else { return path }
    let round = min(
      cornerRadius, (outerRadius - innerRadius) / 2, outerRadius * (outer.upperBound - outer.lowerBound) / 2)
    if round > 0 {
      let turn = round / outerRadius
      path.move(to: point(outerRadius - round, outer.lowerBound))
      path.addQuadCurve(
        to: point(outerRadius, outer.lowerBound + turn), control: point(outerRadius, outer.lowerBound))
      arc(&path, outerRadius, from: outer.lowerBound + turn, to: outer.upperBound - turn)
      path.addQuadCurve(
        to: point(outerRadius - round, outer.upperBound), control: point(outerRadius, outer.upperBound))
    } else {
      path.move(to: point(outerRadius, outer.lowerBound))
      arc(&path, outerRadius, from: outer.lowerBound, to: outer.upperBound)
    }
    if innerRadius > 0, let inner {
      let turn = min(round, innerRadius * (inner.upperBound - inner.lowerBound) / 2) / innerRadius
      if turn > 0 {
        path.addLine(to: point(innerRadius + round, inner.upperBound))
        path.addQuadCurve(
          to: point(innerRadius, inner.upperBound - turn), control: point(innerRadius, inner.upperBound))
        arc(&path, innerRadius, from: inner.upperBound - turn, to: inner.lowerBound + turn)
        path.addQuadCurve(
          to: point(innerRadius + round, inner.lowerBound), control: point(innerRadius, inner.lowerBound))
      } else {
        path.addLine(to: point(innerRadius, inner.upperBound))
        arc(&path, innerRadius, from: inner.upperBound, to: inner.lowerBound)
      }
    } else {
      // The edges meet where both are as far from the neighbours as the gap says.
      let half = (end - start) / 2
      path.addLine(to: point(sin(half) > 0 ? min(inset / sin(half), outerRadius) : 0, start + half))
    }
    path.closeSubpath()
    return path
  }

  /// The angles between the gaps at a distance from the middle; `nil` where the gaps leave nothing.
  private func edges(at radius: CGFloat) -> ClosedRange<CGFloat>? {
    guard radius > 0 else { return nil }
    let gap = asin(min(inset / radius, 1))
    return end - gap > start + gap ? (start + gap)...(end - gap) : nil
  }

  private func circle(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// An arc is as many curves whatever its angle is, so that renderers can change a sector into another one step by step.
  private static let curvesPerArc = 4

  private func arc(_ path: inout Path, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
    if path.isEmpty { path.move(to: point(radius, from)) }
    let step = (to - from) / CGFloat(Self.curvesPerArc)
    // The length of the handles of a curve that runs along a circle.
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<Self.curvesPerArc {
      let (start, end) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
      let (first, last) = (point(radius, start), point(radius, end))
      path.addCurve(
        to: last, control1: CGPoint(x: first.x + handle * cos(start), y: first.y + handle * sin(start)),
        control2: CGPoint(x: last.x - handle * cos(end), y: last.y - handle * sin(end)))
    }
  }
}
