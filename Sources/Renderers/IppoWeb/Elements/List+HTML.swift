import IppoRender

extension RenderList: HTMLUnit {
  /// Rows that stand in no section are gathered in lists of their own, so that every `li` has a `ul`.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "list list-\(resolvedStyle.rawValue)")
    if style == .form { element.addClass("form") }
    if isEditing { element.addClass("editing") }
    if isBackgroundHidden { element.addClass("clear") }
    if let rowSpacing, rowSpacing > 0 {
      element.addClass("spaced")
      element.styles["--row-spacing"] = CSSLength.points(rowSpacing)
    }
    if let sectionSpacing { element.styles["--section-spacing"] = CSSLength.points(sectionSpacing) }
    if let minRowHeight { element.styles["--least-row"] = CSSLength.points(minRowHeight) }
    if isRefreshable { element["data-refresh"] = "" }
    var loose: [RenderNodeID] = []
    var groups = 0
    func closeGroup() {
      guard !loose.isEmpty else { return }
      element.append(
        HTMLElement.rows(
          loose, part: "u\(groups)", isSelectable: isSelectable, selectsSeveral: selectsSeveral, context))
      groups += 1
      loose = []
    }
    for child in context.children {
      if context.place(of: child).isAmongRows {
        loose.append(child)
      } else {
        closeGroup()
        element.children.append(.node(child))
      }
    }
    closeGroup()
    return element
  }

  /// SwiftUI's automatic style on a phone.
  private var resolvedStyle: Style { style == .automatic || style == .form ? .insetGrouped : style }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.isAmongRows = true
    result.isInList = true
    result.showsTextWidth = false
    result.isSelectable = isSelectable
    result.selectsSeveral = selectsSeveral
    result.region = .content
    return result
  }
}
