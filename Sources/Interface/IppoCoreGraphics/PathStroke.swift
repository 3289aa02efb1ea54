package import Foundation

/// The pen that draws a path: its outline is made of a quadrilateral for each line, and of what fills the corners and the
/// ends. All of them go the same way round, so that the winding rule fills their union.
package struct PathStroke {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat

  package init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  private var radius: CGFloat { width / 2 }

  package func outline(of path: PathFlattening) -> [CGPath.Step] {
    guard width > 0 else { return [] }
    return path.parts.flatMap(outline)
  }

  private func outline(of part: PathFlattening.Part) -> [CGPath.Step] {
    var points: [CGPoint] = []
    for point in part.points where point != points.last { points.append(point) }
    if part.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return points.first.map(dot) ?? [] }
    let isClosed = part.isClosed && points.count > 2
    let ends = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
    let lines = zip(points, ends).map(Line.init)
    var steps: [CGPath.Step] = []
    for line in lines {
      let normal = line.normal(radius)
      steps += polygon([
        line.from.moved(normal), line.to.moved(normal), line.to.moved(normal.opposite),
        line.from.moved(normal.opposite),
      ])
    }
    for (line, next) in zip(lines, isClosed ? Array(lines.dropFirst()) + [lines[0]] : Array(lines.dropFirst())) {
      steps += corner(line, next)
    }
    if !isClosed {
      steps += end(lines[0].reversed)
      steps += end(lines[lines.count - 1])
    }
    return steps
  }

  /// The steps that fill the outside of a corner.
  private func corner(_ line: Line, _ next: Line) -> [CGPath.Step] {
    let turn = line.direction.x * next.direction.y - line.direction.y * next.direction.x
    let along = line.direction.x * next.direction.x + line.direction.y * next.direction.y
    guard abs(turn) > 1e-6 || along < 0 else { return [] }
    if join == .round { return disc(line.to) }
    let side: CGFloat = turn > 0 ? -1 : 1
    let (a, b) = (line.to.moved(line.normal(radius * side)), line.to.moved(next.normal(radius * side)))
    // The miter is as much longer than the width as the half angle between the lines has a smaller sine.
    let sine = ((1 - min(max(-along, -1), 1)) / 2).squareRoot()
    guard join == .miter, sine > 1e-6, 1 / sine <= miterLimit else { return polygon([line.to, a, b]) }
    let reach = radius * (1 - sine * sine).squareRoot() / sine
    let tip = CGPoint(x: a.x + line.direction.x * reach, y: a.y + line.direction.y * reach)
    return polygon([line.to, a, tip, b])
  }

  /// The steps beyond the end of a line.
  private func end(_ line: Line) -> [CGPath.Step] {
    switch cap {
    case .butt: return []
    case .round: return disc(line.to)
    case .square:
      let normal = line.normal(radius)
      let ahead = CGPoint(x: line.direction.x * radius, y: line.direction.y * radius)
      return polygon([
        line.to.moved(normal), line.to.moved(normal).moved(ahead), line.to.moved(normal.opposite).moved(ahead),
        line.to.moved(normal.opposite),
      ])
    }
  }

  /// A line without a length.
  private func dot(_ point: CGPoint) -> [CGPath.Step] {
    switch cap {
    case .butt: []
    case .round: disc(point)
    case .square:
      polygon(
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0.0 * radius, y: point.y + $0.1 * radius) })
    }
  }

  private func disc(_ center: CGPoint) -> [CGPath.Step] {
    CircularArc(center: center, radius: radius, start: 0, sweep: 2 * .pi).steps(continuing: false) + [.close]
  }

  /// A polygon that goes clockwise on screen.
  private func polygon(_ points: [CGPoint]) -> [CGPath.Step] {
    let area = zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let points = area < 0 ? points.reversed() : points
    return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }

  /// A line of some length.
  private struct Line {
    let from: CGPoint
    let to: CGPoint
    /// The direction, of length 1.
    let direction: CGPoint

    init(_ from: CGPoint, _ to: CGPoint) {
      self.from = from
      self.to = to
      let length = hypot(to.x - from.x, to.y - from.y)
      direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }

    var reversed: Line { Line(to, from) }

    func normal(_ length: CGFloat) -> CGPoint { CGPoint(x: -direction.y * length, y: direction.x * length) }
  }
}

extension CGPoint {
  fileprivate func moved(_ by: CGPoint) -> CGPoint { CGPoint(x: x + by.x, y: y + by.y) }

  fileprivate var opposite: CGPoint { CGPoint(x: -x, y: -y) }
}
