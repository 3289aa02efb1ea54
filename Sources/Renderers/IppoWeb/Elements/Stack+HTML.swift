import IppoRender

extension RenderStack: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: axis == .horizontal ? "h" : "v", children: context.nodes)
    switch axis {
    case .horizontal:
      if alignment.vertical != .center { element.styles["align-items"] = alignment.vertical.css }
    case .vertical:
      if alignment.horizontal != .center { element.styles["align-items"] = alignment.horizontal.css }
    }
    element.setGuides(alignment)
    if isLabel, context.surroundings.region == .toolbar, showsKnownSymbol(context) { element.addClass("icon-only") }
    if let spacing, spacing < 0 {
      // CSS has no negative gaps.
      element.addClass("overlapping")
      element.styles["--gap"] = CSSLength.points(spacing)
    } else if let spacing {
      element.styles["gap"] = CSSLength.points(spacing)
    }
    return element
  }

  /// Whether the icon says what it stands for: of a symbol that is not drawn, the title does.
  private func showsKnownSymbol(_ context: HTMLContext) -> Bool {
    guard context.children.count == 2, case .image(let image) = context.lookup(context.children[0])?.element else {
      return false
    }
    return if case .symbol(let name) = image.source { !SymbolSet.isUnknown(name) } else { true }
  }

  var firmness: Firmness { .ofContent }

  var place: ElementPlace { axis == .horizontal ? .horizontalStack : .content }

  func fillAxes(_ content: FillContent) -> FillAxes {
    let isRow = axis == .horizontal
    var result = FillAxes.together(
      content.children.lazy.map { isRow ? content.fill($0).inRow : content.fill($0) })
    // With other views beside it, it is no divider any more.
    result.remove(.dividing)
    for child in content.children {
      switch content.place(child) {
      case .spacer: result = result.setting(axis == .horizontal ? .horizontal : .vertical, true)
      case .toolbar, .button, .row, .gridRow, .proportion, .ideal, .horizontalStack, .unsized, .unseenLabel, .content:
        break
      }
    }
    return result
  }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    if axis == .horizontal { result.showsTextWidth = true }
    return result
  }
}
