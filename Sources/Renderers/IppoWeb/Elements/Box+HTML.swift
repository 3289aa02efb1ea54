import IppoRender

extension RenderBox: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "box", children: context.nodes)
    switch self {
    case .padding(let top, let leading, let bottom, let trailing):
      let sides = [top, trailing, bottom, leading]
      let room = sides.map { $0.map { max(0, $0) } }
      if context.fill.subtracting(.firmness).isEmpty {
        element.set("padding", toSides: room.map(Self.length))
      } else if room.contains(where: { $0 != 0 }) {
        let tracks = room.map(Self.length)
        element.addClass("padded")
        element.styles["grid-template"] = "\(tracks[0]) minmax(0, 1fr) \(tracks[2]) / \(tracks[3]) 1fr \(tracks[1])"
      }
      if sides.contains(where: { $0 ?? 0 < 0 }) {
        // CSS has no negative padding: the content is given negative margins.
        element.addClass("outset")
        let margins = sides.map { CSSLength.points(min($0 ?? 0, 0)) }
        element.styles["--margin-block"] = "\(margins[0]) \(margins[2])"
        element.styles["--margin-inline"] = "\(margins[3]) \(margins[1])"
      }

    case .frame(let width, let height, let alignment):
      element.place(alignment)
      if let width { element.setLength("width", width) }
      if let height { element.setLength("height", height) }
      // Rows and columns in it can limit what has a proportion.
      if let height, height.isFinite, width == nil,
        context.children.first.map(context.place(of:)) == .horizontalStack
      {
        element.addClass("limits-row")
        element.styles["--fh"] = CSSLength.points(max(0, height))
      }
      if (width == nil) != (height == nil),
        case .proportion(let ratio) = context.children.first.map(context.place(of:))
      {
        element.addClass("scaled")
        // The browser knows the proportion of a picture.
        let property = ratio == nil ? "--h" : "--w"
        element.styles[property] = height.map { CSSLength.points(max(0, $0) * (ratio ?? 1)) }
      }

    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
      element.place(alignment)
      if let minWidth {
        element.styles["min-width"] = CSSLength.points(minWidth)
        if maxWidth == nil || maxWidth == .infinity { element.addClass("shrinks") }
      }
      if let minHeight { element.styles["min-height"] = CSSLength.points(minHeight) }
      // A finite maximum fills up to it; an infinite one fills what there is.
      if let maxWidth, maxWidth.isFinite {
        element.addClass("capped")
        element.styles["max-width"] = CSSLength.points(maxWidth)
        if maxWidth < 10 { element.styles["--ideal-x"] = CSSLength.points(maxWidth) }
      }
      if let maxHeight, maxHeight.isFinite {
        element.addClass("capped-y")
        element.styles["max-height"] = CSSLength.points(maxHeight)
        if case .proportion(let ratio?) = context.children.first.map(context.place(of:)) {
          element.styles["--fh"] = CSSLength.points(max(0, maxHeight))
          if minWidth == nil, idealWidth == nil, maxWidth == nil {
            element.addClass("limits")
            element.styles["--w"] = CSSLength.points(max(0, maxHeight) * ratio)
          }
        }
        if maxHeight < 10 { element.styles["--ideal-y"] = CSSLength.points(maxHeight) }
      }
      if let idealWidth, idealWidth.isFinite {
        element.addClass(
          maxWidth == nil && context.fill.isDisjoint(with: .horizontal) ? "ideal-x hugs-x" : "ideal-x")
        element.styles["--iw"] = CSSLength.points(idealWidth)
      }
      if let idealHeight, idealHeight.isFinite {
        element.addClass(
          maxHeight == nil && context.fill.isDisjoint(with: .vertical) ? "ideal-y hugs-y" : "ideal-y")
        element.styles["--ih"] = CSSLength.points(idealHeight)
      }

    case .relativeFrame(let width, let height, let alignment):
      element.place(alignment)
      element.addClass("relative")
      if let width {
        element.addClass("has-width")
        element.styles["width"] = width.css("cqw")
      }
      if let height {
        element.addClass("has-height")
        element.styles["height"] = height.css("cqh")
      }

    case .fixedSize(let horizontal, let vertical):
      if horizontal { element.addClass("fixed-x") }
      if vertical { element.addClass("fixed-y") }

    case .unsized(let horizontal, let vertical):
      if horizontal { element.addClass("unsized-x") }
      if vertical { element.addClass("unsized-y") }

    case .aspectRatio(let ratio, let isFill):
      // What does not fill its room is offered another one, and is as large as it is.
      guard ratio == nil || context.fill.isSuperset(of: .both) else { break }
      element.addClass(isFill ? "aspect-fill" : "aspect-fit")
      if let ratio {
        element.setProportion(ratio)
      } else if case .ideal(let ratio) = context.children.first.map(context.place(of:)) {
        element.setProportion(ratio)
      }

    case .offset(let x, let y):
      // From right to left it is mirrored, as everything that is laid out.
      let horizontal = x == 0 ? CSSLength.points(x) : "calc(\(CSSLength.points(x)) * var(--forward, 1))"
      element.styles["translate"] = "\(horizontal) \(CSSLength.points(y))"

    case .position(let x, let y):
      element.addClass("position")
      // The child takes them over from the box, on which they can be animated.
      element.styles["inset-inline-start"] = CSSLength.points(x)
      element.styles["top"] = CSSLength.points(y)

    case .ignoresSafeArea(let edges):
      // Where it stays within the safe area is said edge by edge.
      element.addClass("ignores")
      for (edge, name) in [
        (RenderEdges.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
      ] where !edges.contains(edge) { element.addClass("within-\(name)") }

    case .safeArea(let insets):
      let tracks = [insets.top, insets.trailing, insets.bottom, insets.leading].map(CSSLength.points)
      element.addClass("padded")
      element.addClass("safe")
      element.styles["grid-template"] = "\(tracks[0]) minmax(0, 1fr) \(tracks[2]) / \(tracks[3]) 1fr \(tracks[1])"
      element.styles["--safe-block"] = "\(tracks[0]) \(tracks[2])"
      element.styles["--safe-inline"] = "\(tracks[3]) \(tracks[1])"

    case .margins(let insets):
      // They belong to what scrolls, which is cut off at its own edges.
      element.addClass("margins")
      element.styles["--block"] = "\(CSSLength.points(insets.top)) \(CSSLength.points(insets.bottom))"
      element.styles["--inline"] = "\(CSSLength.points(insets.leading)) \(CSSLength.points(insets.trailing))"
    }
    return element
  }

  /// `nil` is the style sheet's default length.
  private static func length(_ value: Double?) -> String { value.map(CSSLength.points) ?? "var(--pad)" }

  func fillAxes(_ content: FillContent) -> FillAxes {
    let child = content.all
    switch self {
    case .padding, .offset, .margins, .unsized, .safeArea: return child
    case .aspectRatio(let ratio, let isFill):
      guard ratio == nil || child.isSuperset(of: .both) else { return child }
      return child.intersection([.both, .asking]).union(!isFill && child.contains(.vertical) ? .proportionate : [])
    case .ignoresSafeArea: return child.intersection(.both)
    case .position: return .both
    case .frame(let width, let height, _):
      // With one length, what has a proportion has the other one from that.
      if (width == nil) != (height == nil), case .proportion = content.children.first.map(content.place) { return [] }
      return Self.resolve(child, fixedWidth: width, fixedHeight: height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight, _):
      return
        child
        .setting(.horizontal, maxWidth != nil || minWidth != nil && child.contains(.horizontal))
        .setting(.vertical, maxHeight != nil || minHeight != nil && child.contains(.vertical))
        .union(maxWidth == nil ? child.intersection([.horizontal, .limited, .asking]) : [])
        .union(maxHeight == nil && minHeight == nil ? child.intersection([.vertical, .proportionate]) : [])
        .union(maxWidth?.isFinite == true ? .limited : [])
        .union(maxHeight?.isFinite == true ? .proportionate : [])
    case .relativeFrame(let width, let height, _):
      return Self.resolve(child, fixedWidth: width.map { _ in 0 }, fixedHeight: height.map { _ in 0 })
    case .fixedSize(let horizontal, let vertical):
      let free = horizontal ? child.setting(.horizontal, false) : child
      return vertical ? free.setting(.vertical, false) : free
    }
  }

  private static func resolve(_ child: FillAxes, fixedWidth: Double?, fixedHeight: Double?) -> FillAxes {
    var result = child
    if let fixedWidth { result = result.setting(.horizontal, fixedWidth == .infinity) }
    if let fixedHeight { result = result.setting(.vertical, fixedHeight == .infinity) }
    return result
  }

  var firmness: Firmness {
    switch self {
    case .padding, .offset: .ofFirstChild
    case .frame(_, let height?, _): height.isFinite ? .isFirm : .yields
    case .frame(_, nil, _): .ofFirstChild
    // A browser takes a greatest height for the least one of what fills it.
    case .flexibleFrame(_, _, _, _, _, let height, _): height?.isFinite == true ? .yields : .ofFirstChild
    case .fixedSize(_, let vertical): vertical ? .isFirm : .ofFirstChild
    case .relativeFrame, .unsized, .aspectRatio, .position, .ignoresSafeArea, .safeArea, .margins: .yields
    }
  }

  var place: ElementPlace {
    switch self {
    case .aspectRatio(let ratio, isFill: false): .proportion(ratio)
    case .unsized(let horizontal, let vertical):
      .unsized(FillAxes().setting(.horizontal, horizontal).setting(.vertical, vertical))
    case .flexibleFrame(_, let width?, _, _, let height?, _, _)
    where width > 0 && width.isFinite && height > 0 && height.isFinite:
      .ideal(width / height)
    case .padding, .frame, .flexibleFrame, .relativeFrame, .fixedSize, .aspectRatio, .offset, .position,
      .ignoresSafeArea, .safeArea, .margins:
      .content
    }
  }
}

extension RenderRelativeLength {
  /// - Parameter unit: a hundredth of the container.
  fileprivate func css(_ unit: String) -> String {
    let share = CSSLength.number(factor * 100) + unit
    return constant == 0 ? share : "calc(\(share) + \(CSSLength.points(constant)))"
  }
}

extension HTMLElement {
  /// Sets a property of the box model at the top, the trailing edge, the bottom and the leading edge.
  mutating func set(_ property: String, toSides lengths: [String]) {
    if lengths[1] == lengths[3] {
      styles[property] = Set(lengths).count == 1 ? lengths[0] : lengths.joined(separator: " ")
    } else {
      // Which of the two is to the left depends on the direction.
      styles[property + "-block"] = "\(lengths[0]) \(lengths[2])"
      styles[property + "-inline"] = "\(lengths[3]) \(lengths[1])"
    }
  }

  /// A layer behind a view or before it is as large as the view, whose proportion may make it smaller than the space.
  mutating func takeProportion(ofFirstIn context: HTMLContext) {
    var next = context.children.first
    while let id = next, let unit = context.lookup(id)?.element.unit {
      if case .proportion(let ratio?) = context.neighbours.place(of: id) {
        addClass("aspect-fit")
        return setProportion(ratio)
      }
      next = unit.isAsLargeAsItsFirstChild ? context.neighbours.firstChild(of: id) : nil
    }
  }

  /// Layers are as large as the one with a proportion where no other takes more than it needs.
  mutating func takeProportion(ofLayersIn context: HTMLContext) {
    for child in context.children {
      guard case .proportion(let ratio?) = context.place(of: child) else { continue }
      addClass("aspect-fit")
      return setProportion(ratio)
    }
  }

  fileprivate mutating func setProportion(_ ratio: Double) {
    addClass("ratio")
    styles["aspect-ratio"] = CSSLength.number(ratio)
    styles["--r"] = CSSLength.number(ratio)
  }

  fileprivate mutating func place(_ alignment: RenderAlignment) {
    let placement = alignment.placementClasses
    if !placement.isEmpty { addClass(placement) }
    setGuides(alignment)
  }

  fileprivate mutating func setLength(_ property: String, _ value: Double) {
    // A frame keeps its length whatever its neighbours need.
    if value.isFinite {
      styles[property] = CSSLength.points(max(0, value))
      addClass(property == "width" ? "has-width" : "has-height")
    }
  }
}
