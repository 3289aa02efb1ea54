import IppoRender

extension RenderPaint {
  /// Whether nothing of it is seen.
  var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return color.base == .named(.clear) || color.opacity <= 0
  }

  /// A value for the CSS `background` property.
  var cssBackground: String {
    switch self {
    case .color(let color): color.css
    case .linearGradient(let stops, let start, let end):
      "linear-gradient(\(CSSLength.radians(Self.angle(from: start, to: end))),\(Self.list(stops)))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radial-gradient(circle at \(center.css),\(Self.list(stops, from: startRadius, to: endRadius)))"
    case .angularGradient(let stops, let center, let start, let end):
      // SwiftUI starts at the trailing edge, CSS at the top: a quarter turn apart.
      "conic-gradient(from \(CSSLength.radians(start + .pi / 2)) at \(center.css),\(Self.list(stops, turn: end - start)))"
    case .ellipticalGradient(let stops, let center, let start, let end):
      Self.ellipse(stops, center, start, max(end, 0.001))
    case .meshGradient(let points, let background):
      (points.map(Self.glow) + [Self.mean(points.map(\.color)) ?? background.css]).joined(separator: ",")
    case .material(let thickness): "var(--material-\(min(max(thickness, 0), 4)))"
    }
  }

  /// A value for the CSS `color` property, when the paint is one colour.
  var cssColor: String? { if case .color(let color) = self { color.css } else { nil } }

  /// The nearest single colour: that of a gradient is its first stop's.
  var cssNearestColor: String {
    switch self {
    case .color(let color): color.css
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      stops.first?.color.css ?? "transparent"
    case .meshGradient(let points, let background): (points.first?.color ?? background).css
    case .material: "var(--gray3)"
    }
  }

  /// CSS measures gradient angles clockwise from "to top".
  private static func angle(from start: UnitPoint, to end: UnitPoint) -> Double {
    let x = end.x - start.x
    let y = end.y - start.y
    if x == 0 { return y < 0 ? 0 : .pi }
    if y == 0 { return x > 0 ? .pi / 2 : .pi * 1.5 }
    // A corner to corner gradient of a box of unknown shape: CSS has "to bottom right" for 45 degrees of a square.
    let quadrant: Double = x > 0 ? (y > 0 ? 0.75 : 0.25) : (y > 0 ? 1.25 : 1.75)
    return quadrant * .pi
  }

  private static func ellipse(_ stops: [Stop], _ center: UnitPoint, _ start: Double, _ end: Double) -> String {
    let places = stops.map {
      "\($0.color.css) \(CSSLength.percent((start + (end - start) * $0.location) / end))"
    }
    let radius = CSSLength.percent(end)
    return "radial-gradient(\(radius) \(radius) at \(center.css),\(places.joined(separator: ",")))"
  }

  /// A point of a mesh shines over its part of the shape, and fades towards the others.
  private static func glow(_ point: MeshPoint) -> String {
    "radial-gradient(70% 70% at \(point.point.css),\(point.color.css),transparent)"
  }

  /// What is between the points of a mesh: a bit of each.
  private static func mean(_ colors: [RenderColor]) -> String? {
    guard let first = colors.first else { return nil }
    return colors.enumerated().dropFirst().reduce(first.css) { mixed, next in
      let share = CSSLength.percent(1 / Double(next.offset + 1))
      return "color-mix(in srgb,\(mixed),\(next.element.css) \(share))"
    }
  }

  private static func list(_ stops: [Stop]) -> String {
    stops.map { "\($0.color.css) \(CSSLength.percent($0.location))" }.joined(separator: ",")
  }

  private static func list(_ stops: [Stop], from start: Double, to end: Double) -> String {
    stops.map { "\($0.color.css) \(CSSLength.points(start + (end - start) * $0.location))" }.joined(separator: ",")
  }

  private static func list(_ stops: [Stop], turn: Double) -> String {
    stops.map { "\($0.color.css) \(CSSLength.radians(turn * $0.location))" }.joined(separator: ",")
  }
}

extension RenderPaint.UnitPoint {
  /// A value for `transform-origin` or a gradient's position.
  var css: String { "\(CSSLength.percent(x)) \(CSSLength.percent(y))" }
}

extension HTMLElement {
  /// Fills the element's box; a material also blurs what is behind it.
  mutating func fill(with paint: RenderPaint) {
    styles["background"] = paint.cssBackground
    if case .material = paint { styles["backdrop-filter"] = "blur(20px) saturate(1.8)" }
  }

  /// Colours the element's text; a gradient shows through the glyphs.
  mutating func colorText(with paint: RenderPaint) {
    if let color = paint.cssColor {
      styles["color"] = color
    } else {
      styles["background"] = paint.cssBackground
      addClass("paint-text")
    }
  }
}
