import IppoRender

extension RenderStack {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: axis == .horizontal ? "h" : "v", children: context.nodes)
    switch axis {
    case .horizontal:
      if alignment.vertical != .center { element.styles["align-items"] = alignment.vertical.css }
    case .vertical:
      if alignment.horizontal != .center { element.styles["align-items"] = alignment.horizontal.css }
    }
    element.setGuides(alignment)
    if let spacing, spacing < 0 {
      // CSS has no negative gaps.
      element.addClass("overlapping")
      element.styles["--gap"] = CSSLength.points(spacing)
    } else if let spacing {
      element.styles["gap"] = CSSLength.points(spacing)
    }
    return element
  }
}

extension HTMLContext {
  func layers(_ alignment: RenderAlignment) -> HTMLElement {
    var element = root(boxTag, class: "z", children: nodes)
    let placement = alignment.placementClasses
    if !placement.isEmpty { element.addClass(placement) }
    element.setGuides(alignment)
    return element
  }

  func spacer(minLength: Double?) -> HTMLElement {
    var element = root(boxTag, class: "spacer")
    if let minLength { element.styles["--min"] = CSSLength.points(minLength) }
    return element
  }

  func divider() -> HTMLElement {
    var element = root(surroundings.isPhrasing ? "span" : "hr", class: "divider")
    if surroundings.region == .menu { element["role"] = "separator" }
    return element
  }

  func geometry() -> HTMLElement {
    var element = root(boxTag, class: "geometry", children: nodes)
    element["data-geometry"] = ""
    return element
  }

  func custom(name: String, payload: String) -> HTMLElement {
    var element = root(boxTag, class: "custom", children: nodes)
    element["data-custom"] = name
    element["data-payload"] = payload
    return element
  }
}
