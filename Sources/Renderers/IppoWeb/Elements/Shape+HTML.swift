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
    guard !isTrimmed, trimStart <= 0, trimEnd >= 1, stroke?.isBorder(of: outline) ?? true else { return false }
    // A gradient fills a box that is cut to the path.
    if case .path = outline { return stroke == nil && fill?.cssColor == nil }
    return true
  }

  private func boxElement(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "shape")
    outline.apply(to: &element)
    if let fill { element.fill(with: fill) }
    guard let stroke, stroke.width > 0 else { return element }
    if stroke.isInner {
      stroke.draw(on: &element, isAlone: fill == nil)
      return element
    }
    // A stroke lies on the outline, half of it outside, which is no room of the shape.
    var line = HTMLElement(context.boxTag, part: "p", class: "stroke")
    outline.apply(to: &line, outset: stroke.width / 2)
    line.styles["margin"] = CSSLength.points(-stroke.width / 2)
    stroke.draw(on: &line, isAlone: true)
    element.addClass("lined")
    element.append(line)
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
    let figure = figure
    if let stroke, stroke.paint.isGradient {
      for child in masked(figure, stroke, context) { element.append(child) }
    } else {
      element.append(figure)
    }
    return element
  }

  /// The line of the shape as the mask of a box that is painted: vector graphics have no gradients around a point, and CSS has.
  private func masked(_ figure: HTMLElement, _ stroke: Stroke, _ context: HTMLContext) -> [HTMLElement] {
    // How far a line reaches beyond the outline, with its ends and corners.
    var outset = stroke.width * 0.75
    if case .path = outline, stroke.join == "miter" { outset = max(outset, stroke.width / 2 * stroke.miterLimit) }
    let mask = HTMLElement(
      "mask", part: "m", ["x": "0", "y": "0", "width": "1", "height": "1"], children: [.element(figure)])
    var paint = HTMLElement("div", part: "p", class: "ink")
    paint.styles["background"] = stroke.paint.cssBackground(outset: outset)
    var room = HTMLElement(
      "foreignObject", part: "o", ["mask": "url(#\(context.id("m")))"], children: [.element(paint)])
    (room.styles["x"], room.styles["y"]) = (CSSLength.points(-outset), CSSLength.points(-outset))
    let side = "calc(100% + \(CSSLength.points(2 * outset)))"
    (room.styles["width"], room.styles["height"]) = (side, side)
    return [mask, room]
  }

  /// The outline with its line. Where that has several colours it is white, for a mask.
  private var figure: HTMLElement {
    var figure = outline.svg(inset: stroke.map { $0.isInner ? $0.width / 2 : 0 } ?? 0)
    figure.part = "f"
    figure.styles["fill"] = fill?.cssNearestColor ?? "none"
    if let stroke {
      figure.styles["stroke"] = stroke.paint.isGradient ? "#fff" : stroke.paint.cssNearestColor
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
    if isTrimmed || trimStart > 0 || trimEnd < 1 {
      // With a path length of 1 a dash is the part that is drawn. One without a length has no ends either.
      let drawn = max(0, trimEnd - trimStart)
      figure.styles["visibility"] = drawn > 0 ? "visible" : "hidden"
      figure["pathLength"] = "1"
      figure.styles["stroke-dasharray"] = "\(CSSLength.number(drawn)) 1"
      figure.styles["stroke-dashoffset"] = CSSLength.number(-trimStart)
    }
    return figure
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  var firmness: Firmness { if case .circle = outline { .yields } else { .none } }

  /// A circle is as wide as it is high.
  var place: ElementPlace { if case .circle = outline { .proportion(1) } else { .content } }

  var isPicture: Bool { true }
}

extension RenderShape.Stroke {
  /// Draws the line as the border of a box.
  ///
  /// - Parameter isAlone: Whether the box has no fill.
  fileprivate func draw(on box: inout HTMLElement, isAlone: Bool) {
    guard paint.isGradient, isAlone else {
      box.styles["border"] = "\(CSSLength.points(width)) solid \(paint.cssNearestColor)"
      return
    }
    // Borders have one colour. The box is painted instead, and cut to its border.
    box.styles["border"] = "\(CSSLength.points(width)) solid transparent"
    box.styles["background"] = "border-box \(paint.cssBackground(outset: isInner ? 0 : width / 2))"
    box.setMask("mask-image", "linear-gradient(#000 0 0),linear-gradient(#000 0 0)")
    box.setMask("mask-clip", "padding-box,border-box")
    box.styles["mask-composite"] = "exclude"
    box.styles["-webkit-mask-composite"] = "xor"
  }

  /// Whether the border of a CSS box looks so: it has no dashes of given lengths, and its corners are sharp.
  fileprivate func isBorder(of outline: RenderShape.Outline) -> Bool {
    guard dash.isEmpty else { return false }
    if case .rectangle = outline { return join == "miter" && miterLimit * miterLimit >= 2 || width <= 1 }
    return true
  }
}

extension RenderShape.Outline {
  /// The outline as the corners of a CSS box; a free path is no box.
  ///
  /// - Parameter outset: How much larger the box is than the shape, in points at every edge.
  func apply(to element: inout HTMLElement, outset: Double = 0) {
    switch self {
    case .rectangle: break
    case .roundedRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map { $0 > 0 ? $0 + outset : 0 }
      element.styles["border-radius"] =
        Set(radii).count == 1
        ? CSSLength.points(radii[0]) : radii.map(CSSLength.points).joined(separator: " ")
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
