import Foundation
import IppoRender

/// A shape on a grid of squares, two to a cell: which of them it covers. A thin line is on a grid of dots, if the terminal shows
/// such dots.
struct ShapeRaster {
  /// Rows of squares, twice as many as rows of cells.
  private(set) var fill: [[Bool]]
  private(set) var stroke: [[Bool]]
  /// The dots of a stroke that is thinner than a square, which then has no squares.
  private(set) var dots: DotRaster?

  /// The length of a side of a square, in points.
  private static let side = 8.0

  /// - Parameters:
  ///   - shape: The shape.
  ///   - size: The size of the shape in cells.
  ///   - showsBraille: Whether the terminal shows dots.
  init(_ shape: RenderShape, size: CellSize, showsBraille: Bool) {
    let (columns, rows) = (size.columns, size.rows * 2)
    fill = Array(repeating: Array(repeating: false, count: columns), count: rows)
    stroke = fill
    let (width, height) = (Double(columns) * Self.side, Double(rows) * Self.side)
    let outline = Self.outline(shape.outline, width: width, height: height)
    let trimmed =
      shape.trimStart > 0 || shape.trimEnd < 1
      ? outline.map { Self.trim($0, from: shape.trimStart, to: shape.trimEnd) } : outline
    let isThin = showsBraille && (shape.stroke?.width ?? .infinity) < Self.side
    let line =
      shape.stroke.map { stroke in
        trimmed.flatMap { Self.dashed($0, by: stroke, smallestGap: isThin ? DotRaster.side : Self.side) }
      } ?? trimmed
    if isThin { dots = DotRaster(line, size: size) }
    let half = max(shape.stroke?.width ?? 0, Self.side) / 2
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = ((Double(column) + 0.5) * Self.side, (Double(row) + 0.5) * Self.side)
        if shape.fill != nil { fill[row][column] = Self.contains(trimmed, x, y, isEvenOdd: shape.outline.isEvenOdd) }
        if let own = shape.stroke, !isThin {
          let isNear = Self.isNear(line, x, y, half)
          stroke[row][column] = own.isInner ? isNear && Self.contains(outline, x, y) : isNear
        }
      }
    }
  }

  typealias Point = (x: Double, y: Double)

  private static func outline(_ outline: RenderShape.Outline, width: Double, height: Double) -> [[Point]] {
    switch outline {
    case .rectangle, .roundedRectangle: return [[(0, 0), (width, 0), (width, height), (0, height), (0, 0)]]
    case .ellipse: return [arc(width / 2, height / 2, width / 2, height / 2)]
    case .circle:
      let radius = min(width, height) / 2
      return [arc(width / 2, height / 2, radius, radius)]
    case .capsule:
      let radius = min(width, height) / 2
      let isWide = width > height
      // Half circles at the ends, moved apart.
      return [
        arc(width / 2, height / 2, radius, radius).map { point in
          isWide
            ? (point.x + (point.x >= width / 2 ? 1 : -1) * (width / 2 - radius), point.y)
            : (point.x, point.y + (point.y >= height / 2 ? 1 : -1) * (height / 2 - radius))
        }
      ]
    case .path(let data, let ownWidth, let ownHeight, _):
      let (scaleX, scaleY) = (ownWidth > 0 ? width / ownWidth : 1, ownHeight > 0 ? height / ownHeight : 1)
      return PathData(data).polygons.map { $0.map { ($0.x * scaleX, $0.y * scaleY) } }
    }
  }

  private static func arc(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> [Point] {
    (0...64).map { step in
      let angle = Double(step) / 64 * 2 * .pi
      return (x + radiusX * cos(angle), y + radiusY * sin(angle))
    }
  }

  private static func lengths(of points: [Point]) -> [Double] {
    zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  private static func length(of points: [Point]) -> Double { lengths(of: points).reduce(0, +) }

  /// The part of a line between two fractions of its length.
  private static func trim(_ points: [Point], from start: Double, to end: Double) -> [Point] {
    let lengths = lengths(of: points)
    let total = lengths.reduce(0, +)
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    var result: [Point] = []
    var position = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (from, to) = (points[index], points[index + 1])
      let first = max(low, position)
      let last = min(high, position + length)
      if first < last {
        func at(_ distance: Double) -> Point {
          let part = (distance - position) / length
          return (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        if result.isEmpty { result.append(at(first)) }
        result.append(at(last))
      }
      position += length
    }
    return result
  }

  /// The dashes of a line. Squares and dots cannot show gaps that are smaller than they are: such lines are drawn through.
  private static func dashed(
    _ points: [Point], by stroke: RenderShape.Stroke, smallestGap: Double
  ) -> [[Point]] {
    let pattern = stroke.dash.count % 2 == 0 ? stroke.dash : stroke.dash + stroke.dash
    let period = pattern.reduce(0, +)
    guard pattern.allSatisfy({ $0 >= 0 }), period.isFinite, stroke.dashPhase.isFinite,
      pattern.enumerated().contains(where: { $0.offset % 2 == 1 && $0.element >= smallestGap })
    else { return [points] }
    let total = length(of: points)
    guard total > 0 else { return [points] }
    var dashes: [[Point]] = []
    var position = -stroke.dashPhase.truncatingRemainder(dividingBy: period) - period
    while position < total {
      for (index, run) in pattern.enumerated() {
        if index % 2 == 0, position + run > 0, position < total {
          dashes.append(trim(points, from: position / total, to: (position + run) / total))
        }
        position += run
      }
    }
    return dashes
  }

  /// The nonzero winding rule, or the even-odd one (SVG 2, 13.4.2).
  private static func contains(_ polygons: [[Point]], _ x: Double, _ y: Double, isEvenOdd: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for polygon in polygons where polygon.count > 2 {
      for (from, to) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
        if from.y <= y, to.y > y, side > 0 { (winding, crossings) = (winding + 1, crossings + 1) }
        if from.y > y, to.y <= y, side < 0 { (winding, crossings) = (winding - 1, crossings + 1) }
      }
    }
    return isEvenOdd ? crossings % 2 != 0 : winding != 0
  }

  private static func isNear(_ polygons: [[Point]], _ x: Double, _ y: Double, _ distance: Double) -> Bool {
    polygons.contains { polygon in
      zip(polygon, polygon.dropFirst()).contains { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let part = length > 0 ? min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1) : 0
        return hypot(x - from.x - part * dx, y - from.y - part * dy) <= distance
      }
    }
  }
}

extension RenderShape.Outline {
  fileprivate var isEvenOdd: Bool { if case .path(_, _, _, let isEvenOdd) = self { isEvenOdd } else { false } }
}
