import IppoRender

extension RenderScroll: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "scroll", children: context.nodes)
    if horizontal { element.addClass("scroll-x") }
    if vertical { element.addClass("scroll-y") }
    if !showsIndicators { element.addClass("bare") }
    if isRefreshable { element["data-refresh"] = "" }
    if isDisabled { element.addClass("still") }
    if let anchor, vertical ? anchor.y > 0.5 : anchor.x > 0.5 { element.addClass("from-end") }
    switch rest {
    case .anywhere: break
    case .views: element.addClass("snap")
    case .pages:
      element.addClass("snap")
      element.addClass("pages")
    }
    if reportsPosition { element["data-also"] = "scroll" }
    if reportsPosition, let positionAnchor {
      element["data-anchor"] = "\(CSSLength.number(positionAnchor.x)) \(CSSLength.number(positionAnchor.y))"
    }
    return element
  }

  /// A scroll view fills the axis it scrolls, and takes its content's length along the other.
  func fillAxes(_ content: FillContent) -> FillAxes {
    var result = content.all
    if vertical { result = result.setting(.vertical, true) }
    if horizontal { result = result.setting(.horizontal, true) }
    result.remove(.dividing)
    return result
  }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.showsTextWidth = false
    return result
  }
}
