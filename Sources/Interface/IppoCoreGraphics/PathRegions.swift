import Foundation

/// The lines of two outlines, cut at their crossings, each with the areas on both of its sides. A rule that selects
/// some of the lines gives the outline of a union, an intersection and the like.
///
/// Points lie on a grid of a 4096th of a point, so that lines that meet have the same point there. Slivers thinner than
/// a 256th of a point count as lines.
struct PathRegions {
  /// The combination of two areas.
  enum Operation { case union, intersection, subtraction, symmetricDifference }

  private struct Point: Hashable {
    let x: Int64
    let y: Int64

    init?(_ point: CGPoint) {
      let (x, y) = ((point.x * 4096).rounded(), (point.y * 4096).rounded())
      // Lines that far away are no part of a picture, and their products would not be exact.
      guard abs(x) < 0x1p40, abs(y) < 0x1p40 else { return nil }
      self.x = Int64(x)
      self.y = Int64(y)
    }

    var place: CGPoint { CGPoint(x: CGFloat(x) / 4096, y: CGFloat(y) / 4096) }
  }

  private struct Line: Hashable {
    let from: Point
    let to: Point

    var middle: CGPoint {
      CGPoint(x: (from.place.x + to.place.x) / 2, y: (from.place.y + to.place.y) / 2)
    }
  }

  private let first: PathFlattening
  private let second: PathFlattening
  private let isEvenOdd: Bool

  init(_ first: CGPath, _ second: CGPath, using rule: CGPathFillRule) {
    self.first = PathFlattening(first.steps)
    self.second = PathFlattening(second.steps)
    isEvenOdd = rule == .evenOdd
  }

  /// The outline of the area that an operation leaves, its inside always on the same side of its lines.
  func outline(of operation: Operation) -> CGPath {
    let lines = Self.cut(Self.lines(of: first, closing: true) + Self.lines(of: second, closing: true))
    var seen: Set<Line> = []
    var kept: [Line] = []
    for line in lines where !seen.contains(line) && !seen.contains(Line(from: line.to, to: line.from)) {
      seen.insert(line)
      let middle = line.middle
      let (dx, dy) = (line.to.place.x - line.from.place.x, line.to.place.y - line.from.place.y)
      let length = hypot(dx, dy)
      let (nx, ny) = (-dy / length / 512, dx / length / 512)
      let left = isInside(CGPoint(x: middle.x + nx, y: middle.y + ny), operation)
      let right = isInside(CGPoint(x: middle.x - nx, y: middle.y - ny), operation)
      if left != right { kept.append(left ? line : Line(from: line.to, to: line.from)) }
    }
    return CGPath(steps: Self.loops(kept).flatMap { Self.steps(through: $0, isClosed: true) })
  }

  /// The parts of the lines of the first outline that lie inside of the second, or outside.
  func lines(inside: Bool) -> CGPath {
    let borders = Self.lines(of: second, closing: true)
    var steps: [CGPath.Step] = []
    for part in first.parts {
      var points: [Point] = []
      func finish() {
        if points.count > 1 { steps += Self.steps(through: points, isClosed: false) }
        points = []
      }
      for line in Self.lines(of: part, closing: part.isClosed) {
        for piece in Self.cut([line], by: borders) {
          guard Self.holds(second, piece.middle, isEvenOdd) == inside else {
            finish()
            continue
          }
          if points.last != piece.from {
            finish()
            points = [piece.from]
          }
          points.append(piece.to)
        }
      }
      finish()
    }
    return CGPath(steps: steps)
  }

  private func isInside(_ point: CGPoint, _ operation: Operation) -> Bool {
    let inFirst = Self.holds(first, point, isEvenOdd)
    let inSecond = Self.holds(second, point, isEvenOdd)
    return switch operation {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtraction: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    }
  }

  private static func holds(_ area: PathFlattening, _ point: CGPoint, _ isEvenOdd: Bool) -> Bool {
    let winding = area.winding(around: point)
    return isEvenOdd ? winding.crossings % 2 != 0 : winding.turns != 0
  }

  private static func lines(of area: PathFlattening, closing: Bool) -> [Line] {
    area.parts.flatMap { lines(of: $0, closing: closing) }
  }

  private static func lines(of part: PathFlattening.Part, closing: Bool) -> [Line] {
    let points = part.points.compactMap { Point($0) }
    guard let first = points.first else { return [] }
    return zip(points, points.dropFirst() + (closing ? [first] : [])).compactMap { from, to in
      from == to ? nil : Line(from: from, to: to)
    }
  }

  /// The pieces of lines between the points where they meet each other.
  private static func cut(_ lines: [Line]) -> [Line] { cut(lines, by: lines) }

  private static func cut(_ lines: [Line], by others: [Line]) -> [Line] {
    let sorted = others.sorted { min($0.from.x, $0.to.x) < min($1.from.x, $1.to.x) }
    return lines.flatMap { line -> [Line] in
      let (a, b) = (line.from.place, line.to.place)
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let right = max(line.from.x, line.to.x)
      let (left, top, bottom) = (min(line.from.x, line.to.x), min(line.from.y, line.to.y), max(line.from.y, line.to.y))
      var cuts: [(share: CGFloat, point: Point)] = []
      for other in sorted {
        if min(other.from.x, other.to.x) > right { break }
        if max(other.from.x, other.to.x) < left || max(other.from.y, other.to.y) < top
          || min(other.from.y, other.to.y) > bottom
        {
          continue
        }
        let (c, d) = (other.from.place, other.to.place)
        let (ex, ey) = (d.x - c.x, d.y - c.y)
        // Ends of the other line that lie on this one, those of lines on the same line among them.
        for (end, point) in [(c, other.from), (d, other.to)] {
          let share = ((end.x - a.x) * dx + (end.y - a.y) * dy) / square
          let distance = abs((end.x - a.x) * dy - (end.y - a.y) * dx) / square.squareRoot()
          if share > 0, share < 1, distance < 1 / 2048 { cuts.append((share, point)) }
        }
        let determinant = dx * ey - dy * ex
        guard abs(determinant) > 1e-12 else { continue }
        let share = ((c.x - a.x) * ey - (c.y - a.y) * ex) / determinant
        let otherShare = ((c.x - a.x) * dy - (c.y - a.y) * dx) / determinant
        guard share > 0, share < 1, otherShare >= 0, otherShare <= 1 else { continue }
        if let point = Point(CGPoint(x: a.x + share * dx, y: a.y + share * dy)) { cuts.append((share, point)) }
      }
      cuts.sort { $0.share < $1.share }
      var pieces: [Line] = []
      var from = line.from
      for point in cuts.map(\.point) + [line.to] where point != from {
        pieces.append(Line(from: from, to: point))
        from = point
      }
      return pieces
    }
  }

  /// The closed rows of points that lines make, in whichever order they are walked.
  private static func loops(_ lines: [Line]) -> [[Point]] {
    var next: [Point: [Point]] = [:]
    for line in lines.reversed() { next[line.from, default: []].append(line.to) }
    var loops: [[Point]] = []
    for line in lines {
      guard next[line.from]?.isEmpty == false else { continue }
      var points = [line.from]
      var place = line.from
      while let to = next[place]?.popLast() {
        if to == line.from { break }
        points.append(to)
        place = to
      }
      if points.count > 2 { loops.append(points) }
    }
    return loops
  }

  /// Points in a row as steps of the pen, without those on the way between their neighbours.
  private static func steps(through points: [Point], isClosed: Bool) -> [CGPath.Step] {
    var corners: [Point] = []
    for (index, point) in points.enumerated() {
      let before = index > 0 ? points[index - 1] : isClosed ? points[points.count - 1] : nil
      let after = index + 1 < points.count ? points[index + 1] : isClosed ? points[0] : nil
      if let before, let after, isBetween(point.place, before.place, after.place) { continue }
      corners.append(point)
    }
    guard let first = corners.first else { return [] }
    return [.move(first.place)] + corners.dropFirst().map { .line($0.place) } + (isClosed ? [.close] : [])
  }

  private static func isBetween(_ point: CGPoint, _ before: CGPoint, _ after: CGPoint) -> Bool {
    let (dx, dy) = (after.x - before.x, after.y - before.y)
    let (px, py) = (point.x - before.x, point.y - before.y)
    let length = hypot(dx, dy)
    return length > 0 && abs(px * dy - py * dx) / length < 1 / 8192 && px * dx + py * dy > 0
  }
}

extension CGPath {
  /// The outline of the points that lie in this path, in the other, or in both. Of all operations on areas, curves become
  /// lines, no further from them than a fiftieth of a point.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).outline(of: .union)
  }

  /// The outline of the points that lie in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).outline(of: .intersection)
  }

  /// The outline of the points that lie in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).outline(of: .subtraction)
  }

  /// The outline of the points that lie in one of the paths alone.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).outline(of: .symmetricDifference)
  }

  /// The parts of the path's lines that lie inside of the other.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).lines(inside: true)
  }

  /// The parts of the path's lines that lie outside of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, using: rule).lines(inside: false)
  }

  /// An outline of the same area, whose lines do not cross and which may be filled by either rule.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    PathRegions(self, CGPath(steps: []), using: rule).outline(of: .union)
  }
}
