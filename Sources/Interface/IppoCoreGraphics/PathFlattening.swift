package import Foundation

/// A path as straight lines, no further from its curves than a fiftieth of a point.
package struct PathFlattening {
  /// Lines that are drawn without lifting the pen.
  package struct Part {
    package var points: [CGPoint]
    package var isClosed: Bool

    package init(points: [CGPoint], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  package private(set) var parts: [Part] = []

  private static var tolerance: CGFloat { 0.02 }

  package init(_ steps: [CGPath.Step]) {
    var part = Part(points: [], isClosed: false)
    func finish() {
      if part.points.count > 1 || part.isClosed { parts.append(part) }
    }
    for step in steps {
      // What follows a closed part without setting down the pen goes on where that began.
      if part.isClosed, let start = part.points.first {
        finish()
        part = Part(points: [start], isClosed: false)
      }
      if part.points.isEmpty, step != .close { part.points.append(step.points.last!) }
      let from = part.points.last ?? .zero
      switch step {
      case .move(let point):
        finish()
        part = Part(points: [point], isClosed: false)
      case .line(let point): part.points.append(point)
      case .quadCurve(let end, let control):
        let first = CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        part.points += Self.curve(from, first, second, end)
      case .curve(let end, let first, let second): part.points += Self.curve(from, first, second, end)
      case .close: part.isClosed = !part.points.isEmpty
      }
    }
    finish()
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The points of a cubic curve after its first.
  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    // The second differences bound how far a curve is from its chords.
    let bend = max(hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return [d] }
    let count = Int(min(max((bend * 0.75 / tolerance).squareRoot().rounded(.up), 1), 200))
    return (1...count).map { index in
      let t = CGFloat(index) / CGFloat(count)
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }

  /// The lines as steps of a path.
  package var steps: [CGPath.Step] {
    parts.flatMap { part -> [CGPath.Step] in
      guard let first = part.points.first else { return [] }
      return [.move(first)] + part.points.dropFirst().map { .line($0) } + (part.isClosed ? [.close] : [])
    }
  }

  /// How often the lines go around a point, with their direction, and how often they cross a ray from it.
  func winding(around point: CGPoint) -> (turns: Int, crossings: Int) {
    var (turns, crossings) = (0, 0)
    for part in parts {
      for (a, b) in zip(part.points, part.points.dropFirst() + [part.points[0]]) {
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        turns += b.y > a.y ? 1 : -1
        crossings += 1
      }
    }
    return (turns, crossings)
  }

  /// The parts between two shares (0...1) of the length of all lines.
  package func trimmed(_ shares: ClosedRange<CGFloat>) -> PathFlattening {
    guard shares.lowerBound > 0 || shares.upperBound < 1 else { return self }
    let total = parts.reduce(0) { $0 + $1.length }
    return PathFlattening(
      parts: cut(by: [(total * shares.lowerBound, false), (total * (shares.upperBound - shares.lowerBound), true)]))
  }

  /// Dashes and gaps of the given lengths by turns; an odd number of lengths is taken twice.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathFlattening {
    let lengths = lengths.map { max($0, 0) }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0.01, phase.isFinite else { return self }
    var pieces: [Part] = []
    for part in parts {
      var runs: [(length: CGFloat, isDrawn: Bool)] = []
      var skipped = phase.truncatingRemainder(dividingBy: period)
      if skipped < 0 { skipped += period }
      var covered: CGFloat = 0
      let length = part.length
      // Bounded: a line of a million dashes looks like one without gaps.
      while covered < length, runs.count < 100_000 {
        for (index, run) in pattern.enumerated() {
          let rest = run - min(skipped, run)
          skipped -= min(skipped, run)
          runs.append((rest, index % 2 == 0))
          covered += rest
        }
      }
      pieces += PathFlattening(parts: [part]).cut(by: runs)
    }
    return PathFlattening(parts: pieces)
  }

  /// Walks along the lines, and keeps the runs that are drawn. What is left at the end is not.
  private func cut(by runs: [(length: CGFloat, isDrawn: Bool)]) -> [Part] {
    var pieces: [Part] = []
    var runs = runs[...]
    guard var run = runs.popFirst() else { return [] }
    for part in parts {
      var points = part.points
      if part.isClosed, let first = points.first { points.append(first) }
      var piece = run.isDrawn ? [points[0]] : []
      for (a, b) in zip(points, points.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        var done: CGFloat = 0
        while length - done > run.length {
          done += run.length
          let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
          if run.isDrawn, !piece.isEmpty { pieces.append(Part(points: piece + [point], isClosed: false)) }
          guard let next = runs.popFirst() else { return pieces }
          run = next
          piece = run.isDrawn ? [point] : []
        }
        run.length -= length - done
        if run.isDrawn { piece.append(b) }
      }
      if piece.count > 1 { pieces.append(Part(points: piece, isClosed: false)) }
    }
    return pieces
  }
}

extension PathFlattening.Part {
  fileprivate var length: CGFloat {
    let ends = isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
    return zip(points, ends).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
