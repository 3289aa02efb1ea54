import IppoRender

extension RenderEffect: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "box effect", children: context.nodes)
    element.takeProportion(ofFirstIn: context)
    switch self {
    case .opacity(let value):
      if value <= 0 { element.addClass("unseen") }
      element.styles["opacity"] = CSSLength.number(min(max(value, 0), 1))
    case .clip(let outline):
      element.addClass("clip")
      if outline == .circle {
        // The circle that fits into the box, whatever its proportion.
        element.styles["clip-path"] = "circle(closest-side)"
      } else {
        outline.apply(to: &element)
      }
    case .mask(.paint(.color(let color))):
      element.setMask("mask-image", "linear-gradient(\(color.css),\(color.css))")
    case .mask(.paint(.meshGradient(let points, _))):
      // A colour is no layer of a mask.
      element.setMask("mask", RenderPaint.meshGradient(points, background: .named(.clear)).cssBackground)
    case .mask(.paint(let paint)): element.setMask("mask-image", paint.cssBackground)
    case .mask(.image(let source, let fit)):
      guard let address = source.address else { break }
      element.setMask("mask-image", "url(\"\(address)\")")
      element.setMask("mask-position", "center")
      element.setMask("mask-repeat", "no-repeat")
      if fit != .original { element.setMask("mask-size", "100% 100%") }
    case .rotation(let angle, let anchor):
      element.styles["rotate"] = CSSLength.radians(angle)
      element.styles["transform-origin"] = anchor.css
    case .scale(let x, let y, let anchor):
      element.styles["scale"] = "\(CSSLength.number(x)) \(CSSLength.number(y))"
      element.styles["transform-origin"] = anchor.css
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      // How far the eye is away follows from the size of the view in SwiftUI; here it is that of a view of 400 points.
      let eye = perspective == 0 ? "" : "perspective(\(CSSLength.points(400 / perspective))) "
      let direction = axis.map(CSSLength.number).joined(separator: ",")
      element.styles["transform"] = "\(eye)rotate3d(\(direction),\(CSSLength.radians(angle)))"
      element.styles["transform-origin"] = anchorZ == 0 ? anchor.css : "\(anchor.css) \(CSSLength.points(anchorZ))"
    case .transform(let transform):
      let m = transform.rows.map { $0.map(CSSLength.number) }
      element.styles["transform"] =
        "matrix3d(\(m[0][0]),\(m[0][1]),0,\(m[0][2]),\(m[1][0]),\(m[1][1]),0,\(m[1][2]),0,0,1,0,\(m[2][0]),\(m[2][1]),0,\(m[2][2]))"
      element.styles["transform-origin"] = "0 0"
    case .shadow(let color, let radius, let x, let y):
      let lengths = [x, y, radius].map(CSSLength.points).joined(separator: " ")
      // Where there is a material within, which a filter would keep from what it is to blur, the style sheet draws the shadow
      // of its box in place of this one.
      element.addClass("shadowed")
      element.styles["--drop"] = "\(lengths) \(color.css)"
      element.styles["filter"] = "drop-shadow(var(--drop))"
    case .innerShadow(let color, let radius, let x, let y):
      element.append(Self.innerShadow(context.id("f"), color, radius: radius, x: x, y: y))
      element.styles["filter"] = "url(#\(context.id("f")))"
    case .blur(let radius): element.styles["filter"] = "blur(\(CSSLength.points(radius)))"
    case .blendMode(let keyword): element.styles["mix-blend-mode"] = Self.keyword(keyword)
    case .colorInvert: element.styles["filter"] = "invert(1)"
    case .colorMultiply(let color):
      element.addClass("multiply")
      element.styles["--multiply"] = color.css
    case .brightness(let value): element.styles["filter"] = Self.brightness(value)
    case .contrast(let value):
      // CSS has no negative contrast, which is that of the inverted colours.
      element.styles["filter"] = "\(value < 0 ? "invert(1) " : "")contrast(\(CSSLength.number(abs(value))))"
    case .saturation(let value): element.styles["filter"] = "saturate(\(CSSLength.number(value)))"
    case .grayscale(let value): element.styles["filter"] = "grayscale(\(CSSLength.number(value)))"
    case .hueRotation(let angle): element.styles["filter"] = "hue-rotate(\(CSSLength.radians(angle)))"
    case .redacted:
      element.addClass("redacted")
      element["aria-hidden"] = "true"
      element["inert"] = ""
    case .motion(let motion): motion.apply(to: &element)
    }
    return element
  }

  /// SwiftUI adds to the components of a colour, where CSS can multiply them, or pull them away from the middle
  /// (`contrast`). One after the other these add, in the order in which nothing is cut off between them.
  private static func brightness(_ value: Double) -> String {
    let factor = 1 + 2 * abs(value)
    let (more, less) = (CSSLength.number(factor), CSSLength.number(1 / factor))
    return value < 0 ? "brightness(\(less)) contrast(\(more))" : "contrast(\(less)) brightness(\(more))"
  }

  /// A filter that draws the blurred and moved outside of its input over the input, cut off at its edge (Filter Effects
  /// Module 1).
  private static func innerShadow(_ id: String, _ color: RenderColor, radius: Double, x: Double, y: Double)
    -> HTMLElement
  {
    func step(_ name: String, _ attributes: AttributeList) -> HTMLElement.Child {
      .element(HTMLElement(name, attributes))
    }
    var flood = HTMLElement("feFlood")
    flood.styles["flood-color"] = color.css
    let filter = HTMLElement(
      "filter", ["id": id],
      children: [
        .element(flood),
        step("feComposite", ["in2": "SourceAlpha", "operator": "out"]),
        step("feGaussianBlur", ["stdDeviation": CSSLength.number(max(radius, 0) / 2)]),
        step("feOffset", ["dx": CSSLength.number(x), "dy": CSSLength.number(y)]),
        step("feComposite", ["in2": "SourceAlpha", "operator": "in", "result": "inner"]),
        .element(
          HTMLElement(
            "feMerge", children: [step("feMergeNode", ["in": "SourceGraphic"]), step("feMergeNode", ["in": "inner"])])),
      ])
    return HTMLElement(
      "svg", class: "filters", ["aria-hidden": "true", "width": "0", "height": "0"], children: [.element(filter)])
  }

  /// Letters and hyphens only: a CSS keyword and nothing else.
  private static func keyword(_ text: String) -> String {
    String(text.unicodeScalars.filter { ("a"..."z").contains($0) || $0 == "-" })
  }

  func fillAxes(_ content: FillContent) -> FillAxes { content.all }

  var firmness: Firmness { .ofFirstChild }

  var isAsLargeAsItsFirstChild: Bool { true }
}

extension RenderMotion {
  /// The style sheet moves the symbols in an element of these classes. A motion begins anew with each other name of its
  /// animation, of which there are two.
  fileprivate func apply(to element: inout HTMLElement) {
    guard repetition != .times(0) else { return }
    element.addClass("motion")
    element.addClass("motion-\(kind.rawValue)")
    if isReversed { element.addClass("reversed") }
    if !beginnings.isMultiple(of: 2) { element.addClass("again") }
    if speed != 1 { element.styles["--speed"] = CSSLength.number(min(max(speed, 0.05), 20)) }
    if case .times(let count) = repetition, count != 1 { element.styles["--times"] = String(max(count, 1)) }
    if repetition == .always { element.styles["--times"] = "infinite" }
  }
}
