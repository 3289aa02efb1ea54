import IppoRender

extension RenderBox {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "box", children: context.nodes)
    switch self {
    case .padding(let top, let leading, let bottom, let trailing):
      element.styles["padding"] = Self.sides(top, trailing, bottom, leading)

    case .frame(let width, let height, let alignment):
      element.place(alignment)
      if let width { element.setLength("width", width) }
      if let height { element.setLength("height", height) }

    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight, let alignment):
      element.place(alignment)
      if let minWidth { element.styles["min-width"] = CSSLength.points(minWidth) }
      if let minHeight { element.styles["min-height"] = CSSLength.points(minHeight) }
      // A finite maximum fills up to it; an infinite one fills what there is.
      if let maxWidth, maxWidth.isFinite {
        element.addClass("capped")
        element.styles["max-width"] = CSSLength.points(maxWidth)
      }
      if let maxHeight, maxHeight.isFinite { element.styles["max-height"] = CSSLength.points(maxHeight) }

    case .fixedSize(let horizontal, let vertical):
      if horizontal { element.addClass("fixed-x") }
      if vertical { element.addClass("fixed-y") }

    case .aspectRatio(let ratio, let isFill):
      element.addClass(isFill ? "aspect-fill" : "aspect-fit")
      if let ratio { element.styles["aspect-ratio"] = CSSLength.number(ratio) }

    case .offset(let x, let y):
      element.styles["translate"] = "\(CSSLength.points(x)) \(CSSLength.points(y))"

    case .position(let x, let y):
      element.addClass("position")
      element.styles["--x"] = CSSLength.points(x)
      element.styles["--y"] = CSSLength.points(y)

    case .ignoresSafeArea:
      // A page has no safe area: it goes to its edges.
      break

    case .margins(let insets):
      element.addClass("readable")
      element.styles["padding"] = Self.sides(insets.top, insets.trailing, insets.bottom, insets.leading)
    }
    return element
  }

  /// In CSS order. `nil` is the style sheet's default length.
  private static func sides(_ values: Double?...) -> String {
    let lengths = values.map { $0.map(CSSLength.points) ?? "var(--pad)" }
    return Set(lengths).count == 1 ? lengths[0] : lengths.joined(separator: " ")
  }
}

extension HTMLElement {
  fileprivate mutating func place(_ alignment: RenderAlignment) {
    let placement = alignment.placementClasses
    if !placement.isEmpty { addClass(placement) }
  }

  fileprivate mutating func setLength(_ property: String, _ value: Double) {
    // A frame keeps its length whatever its neighbours need.
    if value.isFinite {
      styles[property] = CSSLength.points(max(0, value))
      addClass(property == "width" ? "has-width" : "has-height")
    }
  }
}
