import IppoUI

extension RenderScroll {
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "scroll", children: context.nodes)
    if horizontal { element.addClass("scroll-x") }
    if vertical { element.addClass("scroll-y") }
    if !showsIndicators { element.addClass("bare") }
    if isRefreshable { element["data-refresh"] = "" }
    return element
  }
}
