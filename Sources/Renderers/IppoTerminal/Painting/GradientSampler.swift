import Foundation
import IppoUI

/// The colour of a gradient in the middle of a cell.
struct GradientSampler {
  let paint: RenderPaint
  let rect: CellRect

  func ink(at point: CellPoint, context: PaintContext) -> Ink {
    let width = max(1, Double(rect.columns)) * CellMetrics.cellWidth
    let height = max(1, Double(rect.rows)) * CellMetrics.cellHeight
    let x = (Double(point.column - rect.column) + 0.5) * CellMetrics.cellWidth
    let y = (Double(point.row - rect.row) + 0.5) * CellMetrics.cellHeight
    switch paint {
    case .color(let color): return context.ink(color)
    case .material: return context.ink(.secondaryBackground)
    case .linearGradient(let stops, let start, let end):
      let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height)
      let length = dx * dx + dy * dy
      let along = (x - start.x * width) * dx + (y - start.y * height) * dy
      return color(stops, length > 0 ? along / length : 0, context)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let distance = hypot(x - center.x * width, y - center.y * height)
      let span = endRadius - startRadius
      return color(stops, span != 0 ? (distance - startRadius) / span : 0, context)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let span = endAngle - startAngle
      guard span != 0 else { return color(stops, 0, context) }
      let turn = 2 * Double.pi
      let angle = (atan2(y - center.y * height, x - center.x * width) - startAngle).truncatingRemainder(
        dividingBy: turn)
      return color(stops, (angle < 0 ? angle + turn : angle) / span, context)
    }
  }

  private func color(_ stops: [RenderPaint.Stop], _ location: Double, _ context: PaintContext) -> Ink {
    guard let first = stops.first, let last = stops.last else { return Ink(.foreground, alpha: 0) }
    if location <= first.location { return context.ink(first.color) }
    if location >= last.location { return context.ink(last.color) }
    for (low, high) in zip(stops, stops.dropFirst()) where location <= high.location {
      let span = high.location - low.location
      let part = span > 0 ? (location - low.location) / span : 1
      let (from, to) = (context.ink(low.color), context.ink(high.color))
      return Ink(
        .rgb(to.components(in: context.palette).over(from.components(in: context.palette), alpha: part)),
        alpha: from.alpha + (to.alpha - from.alpha) * part)
    }
    return context.ink(last.color)
  }
}
