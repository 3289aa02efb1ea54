import IppoRender

/// Lines on a grid of dots, two across and four down in a cell, as the braille patterns of Unicode show them.
struct DotRaster {
  /// The length of a side of the square in which a dot stands, in points.
  static let side = 4.0

  private let size: CellSize
  private var patterns: [UInt8]

  /// - Parameters:
  ///   - lines: Lines in points, from the top left corner of the first cell.
  ///   - size: The size of the grid in cells.
  init(_ lines: [[ShapeRaster.Point]], size: CellSize) {
    self.size = size
    patterns = Array(repeating: 0, count: size.columns * size.rows)
    for line in lines { for (from, to) in zip(line, line.dropFirst()) { mark(from, to) } }
  }

  /// The dots of a cell, as the low byte of a braille pattern (U+2800 to U+28FF).
  subscript(row: Int, column: Int) -> UInt8 { patterns[row * size.columns + column] }

  private mutating func mark(_ from: ShapeRaster.Point, _ to: ShapeRaster.Point) {
    guard let (from, to) = clipped(from, to) else { return }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    // One step for each dot along the longer side. The middle of a step decides about its dot.
    let steps = max(1, Int((max(abs(dx), abs(dy)) / Self.side).rounded(.up)))
    for step in 0..<steps {
      let part = (Double(step) + 0.5) / Double(steps)
      mark(from.x + dx * part, from.y + dy * part)
    }
  }

  private mutating func mark(_ x: Double, _ y: Double) {
    // The edges at the right and at the bottom belong to the last dots.
    let column = min(Int(x / Self.side), size.columns * 2 - 1)
    let row = min(Int(y / Self.side), size.rows * 4 - 1)
    patterns[row / 4 * size.columns + column / 2] |= Self.bits[column % 2][row % 4]
  }

  /// The bits of the dots in the left and in the right column of a pattern, from the top.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// The part of a line within the grid (the algorithm of Liang and Barsky); `nil` if the line is outside.
  private func clipped(
    _ from: ShapeRaster.Point, _ to: ShapeRaster.Point
  ) -> (ShapeRaster.Point, ShapeRaster.Point)? {
    let (width, height) = (Double(size.columns) * CellMetrics.cellWidth, Double(size.rows) * CellMetrics.cellHeight)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    guard size.columns > 0, size.rows > 0, dx.isFinite, dy.isFinite else { return nil }
    var (first, last) = (0.0, 1.0)
    for (step, room) in [(-dx, from.x), (dx, width - from.x), (-dy, from.y), (dy, height - from.y)] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    guard first <= last else { return nil }
    func at(_ part: Double) -> ShapeRaster.Point {
      (min(max(from.x + dx * part, 0), width), min(max(from.y + dy * part, 0), height))
    }
    return (at(first), at(last))
  }
}
