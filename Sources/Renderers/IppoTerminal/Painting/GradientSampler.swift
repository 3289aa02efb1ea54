import Foundation
import IppoRender

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
    case .ellipticalGradient(let stops, let center, let startRadius, let endRadius):
      let distance = hypot(x / width - center.x, y / height - center.y)
      let span = endRadius - startRadius
      return color(stops, span != 0 ? (distance - startRadius) / span : 0, context)
    case .meshGradient(let points, let background):
      let place = RenderPaint.UnitPoint(x: x / width, y: y / height)
      guard points.surround(place) else { return context.ink(background) }
      return color(points, at: place, context) ?? context.ink(background)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let gradient = AngularStops(stops, from: startAngle, to: endAngle)
      let turn = 2 * Double.pi
      let angle = (atan2(y - center.y * height, x - center.x * width) - gradient.start).truncatingRemainder(
        dividingBy: turn)
      return color(gradient.stops, angle < 0 ? angle + turn : angle, context)
    }
  }

  /// The colours of a mesh, mixed by how close their points are.
  private func color(
    _ points: [RenderPaint.MeshPoint], at place: RenderPaint.UnitPoint, _ context: PaintContext
  ) -> Ink? {
    var (red, green, blue, alpha, total) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let (dx, dy) = (point.point.x - place.x, point.point.y - place.y)
      let weight = 1 / (pow(dx * dx + dy * dy, 1.5) + 0.0001)
      let ink = context.ink(point.color)
      let components = ink.components(in: context.palette)
      red += weight * Double(components.red)
      green += weight * Double(components.green)
      blue += weight * Double(components.blue)
      alpha += weight * ink.alpha
      total += weight
    }
    guard total > 0 else { return nil }
    func byte(_ sum: Double) -> UInt8 { UInt8(min(max(sum / total, 0), 255).rounded()) }
    return Ink(.rgb(RGB(byte(red), byte(green), byte(blue))), alpha: alpha / total)
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

extension [RenderPaint.MeshPoint] {
  /// Whether a place lies within the bounds of the points.
  fileprivate func surround(_ place: RenderPaint.UnitPoint) -> Bool {
    let (xs, ys) = (map(\.point.x), map(\.point.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return false }
    return minX <= place.x && place.x <= maxX && minY <= place.y && place.y <= maxY
  }
}
