import IppoRender

extension RenderShape {
  /// Boxes with rounded corners are CSS boxes. Curves that are stroked, trimmed, dashed or free are SVG.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = isBox ? boxElement(context) : vectorElement(context)
    // Where nothing is drawn there is nothing to point at, as in SwiftUI.
    if fill.map(\.isClear) ?? true { element.addClass("hollow") }
    return element
  }

  private var isBox: Bool {
    guard trimStart <= 0, trimEnd >= 1, stroke?.dash.isEmpty ?? true else { return false }
    // A gradient fills a box that is cut to the path.
    if case .path = outline { return stroke == nil && fill?.cssColor == nil }
    return true
  }

  private func boxElement(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "shape")
    outline.apply(to: &element)
    if let fill { element.fill(with: fill) }
    if let stroke, stroke.width > 0 {
      element.styles["border"] = "\(CSSLength.points(stroke.width)) solid \(stroke.paint.cssNearestColor)"
      // A stroke lies on the outline, half of it outside, unless it is an inner one.
      if !stroke.isInner { element.styles["margin"] = CSSLength.points(-stroke.width / 2) }
    }
    return element
  }

  private func vectorElement(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("svg", class: "shape vector")
    element["aria-hidden"] = "true"
    if case .circle = outline { element.addClass("round") }
    var figure: HTMLElement
    switch outline {
    case .rectangle:
      figure = HTMLElement("rect", ["width": "100%", "height": "100%"])
    case .roundedRectangle(let radius, _, _, _):
      figure = HTMLElement("rect", ["width": "100%", "height": "100%", "rx": CSSLength.number(radius)])
    case .capsule:
      figure = HTMLElement("rect", ["width": "100%", "height": "100%", "rx": "50%"])
    case .circle, .ellipse:
      figure = HTMLElement("ellipse", ["cx": "50%", "cy": "50%", "rx": "50%", "ry": "50%"])
    case .path(let data, let width, let height):
      figure = HTMLElement("path", ["d": data])
      element["viewBox"] = "0 0 \(CSSLength.number(width)) \(CSSLength.number(height))"
      element["preserveAspectRatio"] = "none"
    }
    figure.part = "f"
    figure.styles["fill"] = fill?.cssNearestColor ?? "none"
    if let stroke {
      figure.styles["stroke"] = stroke.paint.cssNearestColor
      figure.styles["stroke-width"] = CSSLength.number(stroke.width)
      figure.styles["stroke-linecap"] = stroke.cap
      figure.styles["stroke-linejoin"] = stroke.join
      if !stroke.dash.isEmpty {
        figure.styles["stroke-dasharray"] = stroke.dash.map(CSSLength.number).joined(separator: " ")
      }
    }
    if trimStart > 0 || trimEnd < 1 {
      // With a path length of 1 a dash is the part that is drawn.
      let drawn = max(0, trimEnd - trimStart)
      figure["pathLength"] = "1"
      figure.styles["stroke-dasharray"] = "\(CSSLength.number(drawn)) 1"
      figure.styles["stroke-dashoffset"] = CSSLength.number(-trimStart)
    }
    element.append(figure)
    return element
  }
}

extension RenderShape.Outline {
  /// The outline as the corners of a CSS box; a free path is no box.
  func apply(to element: inout HTMLElement) {
    switch self {
    case .rectangle: break
    case .roundedRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading]
      element.styles["border-radius"] =
        Set(radii).count == 1
        ? CSSLength.points(topLeading) : radii.map(CSSLength.points).joined(separator: " ")
    case .circle:
      element.addClass("round")
      element.styles["border-radius"] = "50%"
    case .ellipse: element.styles["border-radius"] = "50%"
    case .capsule: element.styles["border-radius"] = "9999px"
    case .path(let data, _, _): element.styles["clip-path"] = "path(\"\(Self.pathData(data))\")"
    }
  }

  /// SVG path data holds letters, digits, signs and separators; nothing else may reach a style value.
  private static func pathData(_ data: String) -> String {
    String(data.unicodeScalars.filter { "MmLlHhVvCcSsQqTtAaZz0123456789+-.eE, \n".unicodeScalars.contains($0) })
  }
}
