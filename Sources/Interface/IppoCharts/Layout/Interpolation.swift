import Foundation
import IppoUI

/// A line through points, as a line mark draws it.
enum Interpolation {
  /// The pieces of the line after its first point: each ends at a point, the pieces of steps in corners before it.
  enum Piece: Equatable {
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)

    var end: CGPoint {
      switch self {
      case .line(let point), .curve(let point, _, _): point
      }
    }
  }

  /// The pieces from each point to the next, of a line whose points follow each other along the vertical axis.
  static func upright(through points: [CGPoint], _ method: InterpolationMethod) -> [[Piece]] {
    func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    return pieces(through: points.map(turned), method).map { pieces in
      pieces.map { piece in
        switch piece {
        case .line(let point): .line(turned(point))
        case .curve(let point, let control1, let control2):
          .curve(turned(point), control1: turned(control1), control2: turned(control2))
        }
      }
    }
  }

  /// The pieces from each point to the next.
  static func pieces(through points: [CGPoint], _ method: InterpolationMethod) -> [[Piece]] {
    guard points.count > 1 else { return [] }
    switch method.storage {
    case .linear: return points.dropFirst().map { [.line($0)] }
    case .stepStart:
      return pairs(points) { [.line(CGPoint(x: $1.x, y: $0.y)), .line($1)] }
    case .stepEnd:
      return pairs(points) { [.line(CGPoint(x: $0.x, y: $1.y)), .line($1)] }
    case .stepCenter:
      return pairs(points) { from, to in
        let middle = (from.x + to.x) / 2
        return [.line(CGPoint(x: middle, y: from.y)), .line(CGPoint(x: middle, y: to.y)), .line(to)]
      }
    case .cardinal(let tension): return cardinal(points, tension: tension)
    case .catmullRom(let alpha): return catmullRom(points, alpha: alpha)
    case .monotone: return monotone(points)
    }
  }

  private static func pairs(_ points: [CGPoint], _ pieces: (CGPoint, CGPoint) -> [Piece]) -> [[Piece]] {
    zip(points, points.dropFirst()).map(pieces)
  }

  /// A cubic spline whose tangent at a point is parallel to the line between the points beside it.
  private static func cardinal(_ points: [CGPoint], tension: CGFloat) -> [[Piece]] {
    let weight = (1 - tension) / 6
    return points.indices.dropLast().map { index in
      let (from, to) = (points[index], points[index + 1])
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      return [
        .curve(
          to, control1: CGPoint(x: from.x + (to.x - before.x) * weight, y: from.y + (to.y - before.y) * weight),
          control2: CGPoint(x: to.x - (after.x - from.x) * weight, y: to.y - (after.y - from.y) * weight))
      ]
    }
  }

  /// A Catmull-Rom spline whose parameter grows with a power of the distance of the points: 0 uniform, 0.5 centripetal, 1 chordal.
  private static func catmullRom(_ points: [CGPoint], alpha: CGFloat) -> [[Piece]] {
    func interval(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    return points.indices.dropLast().map { index in
      let (from, to) = (points[index], points[index + 1])
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let (first, middle, last) = (interval(before, from), interval(from, to), interval(to, after))
      // The derivative at a point, by the differences before and after it, for an interval of length 1.
      func tangent(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ left: CGFloat, _ right: CGFloat) -> CGFloat {
        guard left > 0, right > 0, left + right > 0 else { return middle > 0 ? (right > 0 ? c - b : b - a) : 0 }
        return ((b - a) / left - (c - a) / (left + right) + (c - b) / right) * middle
      }
      let start = CGPoint(
        x: tangent(before.x, from.x, to.x, first, middle), y: tangent(before.y, from.y, to.y, first, middle))
      let finish = CGPoint(
        x: tangent(from.x, to.x, after.x, middle, last), y: tangent(from.y, to.y, after.y, middle, last))
      return [
        .curve(
          to, control1: CGPoint(x: from.x + start.x / 3, y: from.y + start.y / 3),
          control2: CGPoint(x: to.x - finish.x / 3, y: to.y - finish.y / 3))
      ]
    }
  }

  /// A cubic spline that rises and falls where the points do (Fritsch and Carlson 1980, with the slopes of Steffen 1990).
  private static func monotone(_ points: [CGPoint]) -> [[Piece]] {
    let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
    let slopes = zip(points, points.dropFirst()).map { from, to -> CGFloat in
      let slope = (to.y - from.y) / (to.x - from.x)
      // Points above each other have no slope, and those that are almost so one that is no number.
      return slope.isFinite ? slope : 0
    }
    let inner = points.indices.dropFirst().dropLast().map { index -> CGFloat in
      let (left, right) = (slopes[index - 1], slopes[index])
      guard left * right > 0 else { return 0 }
      let (before, after) = (widths[index - 1], widths[index])
      let mean = (left * after + right * before) / (before + after)
      let least = min(abs(left), abs(right), abs(mean) / 2)
      return (left < 0 ? -2 : 2) * least
    }
    let last = slopes.count - 1
    func outer(_ slope: CGFloat, _ neighbour: CGFloat?) -> CGFloat { neighbour.map { (3 * slope - $0) / 2 } ?? slope }
    let tangents = ([outer(slopes[0], inner.first)] + inner + [outer(slopes[last], inner.last)])
      .map { $0.isFinite ? $0 : 0 }
    return points.indices.dropLast().map { index in
      let (from, to, third) = (points[index], points[index + 1], widths[index] / 3)
      return [
        .curve(
          to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
          control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
      ]
    }
  }
}

extension Path {
  /// Goes on along pieces of a line.
  mutating func add(_ pieces: some Sequence<Interpolation.Piece>) {
    for piece in pieces {
      switch piece {
      case .line(let point): addLine(to: point)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      }
    }
  }
}
