import Foundation
import IppoRender

extension RenderPaint {
  /// Whether nothing of it is seen.
  var isClear: Bool {
    guard case .color(let color) = self else { return false }
    return color.base == .named(.clear) || color.opacity <= 0
  }

  /// Whether it has several colours.
  var isGradient: Bool {
    switch self {
    case .color, .material: false
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient: true
    }
  }

  /// A value for the CSS `background` property.
  var cssBackground: String { cssBackground(outset: 0) }

  /// A value for the CSS `background` property of a box that is larger than the painted area by `outset` points at
  /// every edge. A mesh is as large as that box.
  func cssBackground(outset: Double) -> String {
    switch self {
    case .color(let color): color.css
    case .linearGradient(let stops, let start, let end):
      Self.line(stops, start, end, outset)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radial-gradient(circle at \(center.css(outset)),\(Self.list(stops, from: startRadius, to: endRadius)))"
    case .angularGradient(let stops, let center, let start, let end):
      Self.circle(AngularStops(stops, from: start, to: end), center, outset)
    case .ellipticalGradient(let stops, let center, let start, let end):
      Self.ellipse(stops, center, start, max(end, 0.001), outset)
    case .meshGradient(let points, let background):
      Self.mesh(points, background)
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

  /// Colours along a line. CSS takes an angle, and finds the ends of the line itself. The ends lie where the first and
  /// the last corner of the box are level with them. Places on a slanting line depend on the shape of the box, which is
  /// unknown here. They are right for a square, and for lines between corners in any box.
  private static func line(_ stops: [Stop], _ start: UnitPoint, _ end: UnitPoint, _ outset: Double) -> String {
    let angle = angle(from: start, to: end)
    let (x, y) = (sin(angle), -cos(angle))
    let length = abs(x) + abs(y)
    func place(_ point: UnitPoint) -> Double { 0.5 + ((point.x - 0.5) * x + (point.y - 0.5) * y) / length }
    let (low, high) = (place(start), place(end))
    let list = stops.map {
      "\($0.color.css) \(CSSLength.place(low + (high - low) * $0.location, outset: outset * length))"
    }
    return "linear-gradient(\(CSSLength.radians(angle)),\(list.joined(separator: ",")))"
  }

  private static func circle(_ gradient: AngularStops, _ center: UnitPoint, _ outset: Double) -> String {
    let list = gradient.stops.map { "\($0.color.css) \(CSSLength.radians($0.location))" }.joined(separator: ",")
    // Renderers count from the right, CSS from the top: a quarter turn apart.
    return "conic-gradient(from \(CSSLength.radians(gradient.start + .pi / 2)) at \(center.css(outset)),\(list))"
  }

  /// Every point shines over the bounds of all; outside of them is the background.
  private static func mesh(_ points: [MeshPoint], _ background: RenderColor) -> String {
    guard let mean = mean(points.map(\.color)) else { return background.css }
    let (xs, ys) = (points.map(\.point.x), points.map(\.point.y))
    let (minX, minY) = (min(max(xs.min()!, 0), 1), min(max(ys.min()!, 0), 1))
    let (width, height) = (min(max(xs.max()!, 0), 1) - minX, min(max(ys.max()!, 0), 1) - minY)
    // Percentages of a position are parts of what a layer leaves free.
    func free(_ offset: Double, _ length: Double) -> String {
      CSSLength.percent(length < 1 ? offset / (1 - length) : 0)
    }
    let isWhole = width >= 1 && height >= 1
    let bounds =
      isWhole
      ? ""
      : " \(free(minX, width)) \(free(minY, height))/\(CSSLength.percent(width)) \(CSSLength.percent(height)) no-repeat"
    let glows = points.map { point in
      let place = UnitPoint(
        x: width > 0 ? (point.point.x - minX) / width : 0.5, y: height > 0 ? (point.point.y - minY) / height : 0.5)
      return glow(MeshPoint(point: place, color: point.color)) + bounds
    }
    let ground = "linear-gradient(\(mean),\(mean))\(bounds)"
    return (glows + [ground]).joined(separator: ",") + (background.base == .named(.clear) ? "" : " \(background.css)")
  }

  /// CSS measures gradient angles clockwise from "to top".
  private static func angle(from start: UnitPoint, to end: UnitPoint) -> Double {
    let x = end.x - start.x
    let y = end.y - start.y
    if x == 0 { return y < 0 ? 0 : .pi }
    if y == 0 { return x > 0 ? .pi / 2 : .pi * 1.5 }
    let angle = atan2(x, -y)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  private static func ellipse(
    _ stops: [Stop], _ center: UnitPoint, _ start: Double, _ end: Double, _ outset: Double
  ) -> String {
    let places = stops.map {
      "\($0.color.css) \(CSSLength.percent((start + (end - start) * $0.location) / end))"
    }
    let radius =
      outset == 0
      ? CSSLength.percent(end) : "calc(\(CSSLength.percent(end)) - \(CSSLength.points(2 * outset * end)))"
    return "radial-gradient(\(radius) \(radius) at \(center.css(outset)),\(places.joined(separator: ",")))"
  }

  /// A point of a mesh shines over its part of the shape, and fades towards the others.
  private static func glow(_ point: MeshPoint) -> String {
    "radial-gradient(70% 70% at \(point.point.css),\(point.color.css),transparent)"
  }

  /// The mean of a mesh's colors, for the areas between its points.
  private static func mean(_ colors: [RenderColor]) -> String? {
    guard let first = colors.first else { return nil }
    return colors.enumerated().dropFirst().reduce(first.css) { mixed, next in
      let share = CSSLength.percent(1 / Double(next.offset + 1))
      return "color-mix(in srgb,\(mixed),\(next.element.css) \(share))"
    }
  }

  private static func list(_ stops: [Stop], from start: Double, to end: Double) -> String {
    stops.map { "\($0.color.css) \(CSSLength.points(start + (end - start) * $0.location))" }.joined(separator: ",")
  }

}

extension RenderPaint.UnitPoint {
  /// A value for `transform-origin` or a gradient's position.
  var css: String { css(0) }

  /// The same in a box that is larger by `outset` points at every edge.
  func css(_ outset: Double) -> String {
    "\(CSSLength.place(x, outset: outset)) \(CSSLength.place(y, outset: outset))"
  }
}

extension HTMLElement {
  /// Fills the element's box; a material also blurs what is behind it.
  mutating func fill(with paint: RenderPaint) {
    styles["background"] = paint.cssBackground
    guard case .material = paint else { return }
    addClass("material")
    styles["backdrop-filter"] = "blur(20px) saturate(1.8)"
    styles["-webkit-backdrop-filter"] = "blur(20px) saturate(1.8)"
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

extension HTMLElement {
  /// Colours the lines of the symbol in the element. Gradients along a line and around a point are drawn as such, others in
  /// the nearest single colour: SVG knows no more.
  ///
  /// - Parameter id: Of the gradient, in the page.
  mutating func colorSymbol(with paint: RenderPaint, gradient id: String) {
    guard let gradient = paint.svgGradient(id: id), case .element(var drawing)? = children.first else {
      styles["color"] = paint.cssNearestColor
      return
    }
    drawing.children.insert(.element(gradient), at: 0)
    children[0] = .element(drawing)
    addClass("inked")
    styles["--ink"] = "url(#\(id))"
  }
}

extension RenderPaint {
  /// The gradient as an element of a drawing of 24 by 24 units; `nil` for what SVG has no gradient for.
  fileprivate func svgGradient(id: String) -> HTMLElement? {
    func length(_ part: Double) -> String { CSSLength.number(part * 24) }
    var gradient: HTMLElement
    let colors: [Stop]
    switch self {
    case .linearGradient(let stops, let start, let end):
      gradient = HTMLElement("linearGradient", ["x1": length(start.x), "y1": length(start.y)])
      gradient["x2"] = length(end.x)
      gradient["y2"] = length(end.y)
      colors = stops
    case .ellipticalGradient(let stops, let center, let start, let end):
      gradient = HTMLElement("radialGradient", ["cx": length(center.x), "cy": length(center.y)])
      gradient["fr"] = length(start)
      gradient["r"] = length(end)
      colors = stops
    case .color, .radialGradient, .angularGradient, .meshGradient, .material: return nil
    }
    gradient["id"] = id
    gradient["gradientUnits"] = "userSpaceOnUse"
    for stop in colors {
      gradient.append(
        HTMLElement("stop", ["offset": CSSLength.percent(stop.location), "stop-color": stop.color.css]))
    }
    return gradient
  }
}
