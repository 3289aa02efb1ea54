import IppoRender

extension RenderDecoration: HTMLUnit {
  /// The decoration stands in a part that is stretched over the content's box, behind or before it. An inset shares
  /// the length of the box with the content instead.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "decorated")
    let content = context.children.prefix(1).map { HTMLElement.Child.node($0) }
    let decoration = context.children.dropFirst().map { HTMLElement.Child.node($0) }
    switch kind {
    case .background, .overlay:
      element.takeProportion(ofFirstIn: context)
      var layer = HTMLElement(context.boxTag, part: "d", class: kind.rawValue, children: decoration)
      let placement = alignment.placementClasses
      if !placement.isEmpty { layer.addClass(placement) }
      layer.setGuides(alignment)
      if ignoresSafeArea, kind == .background { element.addClass("bleeds") }
      element.children = content
      element.append(layer)
    case .insetTop, .insetLeading:
      element.addClass(kind == .insetTop ? "inset-column" : "inset-row")
      element.append(inset(context, decoration))
      element.children += content
    case .insetBottom, .insetTrailing:
      element.addClass(kind == .insetBottom ? "inset-column" : "inset-row")
      element.children = content
      element.append(inset(context, decoration))
    }
    if let spacing { element.styles["gap"] = CSSLength.points(spacing) }
    return element
  }

  private func inset(_ context: HTMLContext, _ decoration: [HTMLElement.Child]) -> HTMLElement {
    var part = HTMLElement(context.boxTag, part: "d", class: "inset", children: decoration)
    let placement = alignment.placementClasses
    if !placement.isEmpty { part.addClass(placement) }
    return part
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    isAsLargeAsItsFirstChild ? content.first : content.all.intersection(.both)
  }

  var firmness: Firmness { isAsLargeAsItsFirstChild ? .ofFirstChild : .yields }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.showsTextWidth = true
    return result
  }

  /// An inset shares the room with the content.
  var isAsLargeAsItsFirstChild: Bool {
    switch kind {
    case .background, .overlay: true
    case .insetTop, .insetBottom, .insetLeading, .insetTrailing: false
    }
  }
}
