package import Foundation

/// An arc of a circle, as curves; angles in radians, clockwise on screen from the trailing side.
package struct CircularArc {
  package var center: CGPoint
  package var radius: CGFloat
  package var start: CGFloat
  package var sweep: CGFloat

  package init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// The arc that touches the lines from `from` to `corner` and from there to `end`. `nil` if the points lie on a line,
  /// or the radius is 0.
  package init?(from: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    guard radius > 0, a > 0, b > 0 else { return nil }
    let cross = (ax * by - ay * bx) / (a * b)
    let cosine = min(max((ax * bx + ay * by) / (a * b), -1), 1)
    guard abs(cross) > 1e-6 else { return nil }
    // The lines touch the circle where a right angle stands on them, half of the corner's angle away from its bisector.
    let distance = radius / tan(acos(cosine) / 2)
    let touching = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
    let leaving = CGPoint(x: corner.x + bx / b * distance, y: corner.y + by / b * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    // Into the corner from the first line: the normal on the second line's side.
    center = CGPoint(x: touching.x - ay / a * radius * side, y: touching.y + ax / a * radius * side)
    self.radius = radius
    start = atan2(touching.y - center.y, touching.x - center.x)
    let angle = atan2(leaving.y - center.y, leaving.x - center.x) - start
    let turn = 2 * CGFloat.pi
    // The shorter way round.
    sweep = angle - (angle / turn).rounded() * turn
  }

  /// How far an arc turns between two angles. As in Core Graphics, `clockwise` is read in a space whose y axis points up.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    func rest(_ angle: CGFloat) -> CGFloat { angle.truncatingRemainder(dividingBy: turn) }
    let sweep = end - start
    if clockwise { return max(sweep > 0 ? rest(rest(sweep) - turn) : sweep, -turn) }
    return min(sweep < 0 ? rest(rest(sweep) + turn) : sweep, turn)
  }

  /// The arc as curves, after a line to its beginning, or after setting down the pen there.
  package func steps(continuing: Bool) -> [CGPath.Step] {
    // An angle may come from a gesture. One that is none draws nothing, and more than two turns look like two.
    guard start.isFinite, sweep.isFinite else { return [] }
    let turn = 2 * CGFloat.pi
    let sweep =
      abs(sweep) > 2 * turn
      ? sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn) : sweep
    var steps: [CGPath.Step] = [continuing ? .line(point(at: start)) : .move(point(at: start))]
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let part = sweep / CGFloat(count)
    guard part != 0 else { return steps }
    let handle = radius * 4 / 3 * tan(part / 4)
    for index in 0..<count {
      let (a, b) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
      let (from, to) = (point(at: a), point(at: b))
      steps.append(
        .curve(
          to, CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
          CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b))))
    }
    return steps
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
