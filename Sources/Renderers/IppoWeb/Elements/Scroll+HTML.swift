import IppoRender

extension RenderScroll {
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
    return element
  }
}

extension RenderFitting {
  /// The client shows the first alternative that fits; before it runs, the first one shows.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "fit", children: context.nodes)
    element["data-fit"] = (horizontal ? "x" : "") + (vertical ? "y" : "")
    element["data-also"] = ""
    return element
  }
}
