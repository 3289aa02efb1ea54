import IppoRender

extension RenderSection: HTMLUnit {
  func html(_ context: HTMLContext) -> HTMLElement {
    if context.surroundings.region == .menu { return menuGroup(context) }
    var element = context.root("section", class: "section")
    var rows = context.children[...]
    if hasHeader, let header = rows.popFirst() {
      // A section with a name would be a landmark, of which a page has a few, each with another name.
      element["role"] = "group"
      element["aria-labelledby"] = context.id("h")
      element.append(
        HTMLElement(
          "div", part: "h", class: isProminent ? "section-header prominent" : "section-header",
          ["role": "heading", "aria-level": "2"], children: [.node(header)]))
    }
    let footer = hasFooter ? rows.popLast() : nil
    let holdsRows = rows.contains { context.place(of: $0).isAmongRows }
    if holdsRows {
      let around = context.surroundings
      element.append(
        HTMLElement.rows(
          Array(rows), part: "u", isSelectable: around.isSelectable, selectsSeveral: around.selectsSeveral, context))
    } else {
      element.append(HTMLElement("div", part: "u", class: "v", children: rows.map { .node($0) }))
    }
    if let footer {
      element.append(HTMLElement("div", part: "f", class: "section-footer", children: [.node(footer)]))
    }
    return element
  }

  private func menuGroup(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "menu-group", children: context.nodes)
    element["role"] = "group"
    if hasHeader, let header = context.children.first { element["aria-labelledby"] = NodeAddress(header).htmlID }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .horizontal }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.isAmongRows = around.isInList
    if hasHeader && child == children.first { result.region = .sectionHeader }
    return result
  }
}
