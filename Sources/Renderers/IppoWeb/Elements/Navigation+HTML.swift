import IppoRender

extension RenderNavigation: HTMLUnit {
  /// Covered pages are hidden by the style sheet: all but the last one that is not leaving.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "navigation", children: context.nodes)
    if !columns.isEmpty {
      element.addClass("columns")
      let widths = columns.dropLast().map { "minmax(0, \(CSSLength.points($0.width)))" }
      element.styles["grid-template-columns"] = (widths + ["minmax(0, 1fr)"]).joined(separator: " ")
    }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = .content
    result.isInList = false
    if children.prefix(max(0, columns.count - 1)).contains(child) { result.isBesides = true }
    return result
  }
}
