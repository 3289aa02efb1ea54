import IppoRender

extension HTMLElement {
  /// The list that rows stand in, in a list or in a section of it.
  static func rows(_ rows: [RenderNodeID], part: String, isSelectable: Bool, _ context: HTMLContext) -> HTMLElement {
    var element = HTMLElement("ul", part: part, class: "rows", children: rows.map { .node($0) })
    // Safari drops the role of a list without markers unless it is said.
    let holdsControls = rows.contains { context.place(of: $0) == .row(isOption: false) }
    element["role"] = isSelectable && !holdsControls ? "listbox" : "list"
    return element
  }
}
