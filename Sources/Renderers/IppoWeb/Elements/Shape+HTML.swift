import IppoRender

extension RenderShape: HTMLUnit {
  /// Boxes with rounded corners are CSS boxes. Curves that are stroked, trimmed, dashed or free are SVG.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = isBox ? boxElement(context) : vectorElement(context)
    // Where nothing is drawn there is nothing to point at, as in SwiftUI.
    if fill.map(\.isClear) ?? true { element.addClass("hollow") }
    return element
  }

  private var isBox: Bool {
    guard trimStart <= 0, trimEnd >= 1, stroke?.isBorder(of: outline) ?? true else { return false }
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
    if case .path(_, let width, let height, _) = outline {
      element["viewBox"] = "0 0 \(CSSLength.number(width)) \(CSSLength.number(height))"
      element["preserveAspectRatio"] = "none"
    }
    var figure = outline.svg(inset: stroke.map { $0.isInner ? $0.width / 2 : 0 } ?? 0)
    figure.part = "f"
    figure.styles["fill"] = fill?.cssNearestColor ?? "none"
    if let stroke {
      figure.styles["stroke"] = stroke.paint.cssNearestColor
      figure.styles["stroke-width"] = CSSLength.number(stroke.width)
      figure.styles["stroke-linecap"] = stroke.cap
      figure.styles["stroke-linejoin"] = stroke.join
      // The style sheet has the limit that strokes have when nobody sets one.
      if stroke.miterLimit != 10 { figure.styles["stroke-miterlimit"] = CSSLength.number(max(stroke.miterLimit, 1)) }
      if !stroke.dash.isEmpty {
        figure.styles["stroke-dasharray"] = stroke.dash.map(CSSLength.number).joined(separator: " ")
        if stroke.dashPhase != 0 { figure.styles["stroke-dashoffset"] = CSSLength.number(stroke.dashPhase) }
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

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  var firmness: Firmness { if case .circle = outline { .yields } else { .none } }

  /// A circle is as wide as it is high.
  var place: ElementPlace { if case .circle = outline { .proportion(1) } else { .content } }

  var isPicture: Bool { true }
}

extension RenderShape.Stroke {
  /// Whether the border of a CSS box looks so: it has no dashes of given lengths, and its corners are sharp.
  fileprivate func isBorder(of outline: RenderShape.Outline) -> Bool {
    guard dash.isEmpty else { return false }
    if case .rectangle = outline { return join == "miter" && miterLimit * miterLimit >= 2 || width <= 1 }
    return true
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
    case .path(let data, _, _, let isEvenOdd):
      element.styles["clip-path"] = "path(\(isEvenOdd ? "evenodd," : "")\"\(Self.pathData(data))\")"
    }
  }

  /// The figure in an SVG element of its size, smaller by `inset` points at every edge.
  fileprivate func svg(inset: Double) -> HTMLElement {
    func box(_ name: String, radius: String? = nil) -> HTMLElement {
      var figure = HTMLElement(name, ["width": "100%", "height": "100%"])
      if inset > 0 {
        let side = "calc(100% - \(CSSLength.points(2 * inset)))"
        (figure.styles["x"], figure.styles["y"]) = (CSSLength.points(inset), CSSLength.points(inset))
        (figure.styles["width"], figure.styles["height"]) = (side, side)
      }
      if let radius { figure["rx"] = radius }
      return figure
    }
    switch self {
    case .rectangle: return box("rect")
    case .roundedRectangle(let radius, _, _, _): return box("rect", radius: CSSLength.number(max(radius - inset, 0)))
    case .capsule:
      // SVG makes radii fit side by side and has no capsule; lines that are no borders are told by their path.
      return box("rect", radius: "50%")
    case .circle, .ellipse:
      var figure = HTMLElement("ellipse", ["cx": "50%", "cy": "50%", "rx": "50%", "ry": "50%"])
      if inset > 0 {
        let radius = "calc(50% - \(CSSLength.points(inset)))"
        (figure.styles["rx"], figure.styles["ry"]) = (radius, radius)
      }
      return figure
    case .path(let data, _, _, let isEvenOdd):
      var figure = HTMLElement("path", ["d": data])
      if isEvenOdd { figure.styles["fill-rule"] = "evenodd" }
      return figure
    }
  }

  /// SVG path data holds letters, digits, signs and separators; nothing else may reach a style value.
  private static func pathData(_ data: String) -> String {
    String(data.unicodeScalars.filter { "MmLlHhVvCcSsQqTtAaZz0123456789+-.eE, \n".unicodeScalars.contains($0) })
  }
}
