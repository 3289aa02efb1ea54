import IppoRender

extension HTMLElement {
  /// The list that rows stand in, in a list or in a section of it.
  static func rows(
    _ rows: [RenderNodeID], part: String, isSelectable: Bool, selectsSeveral: Bool, _ context: HTMLContext
  )
    -> HTMLElement
  {
    var element = HTMLElement("ul", part: part, class: "rows", children: rows.map { .node($0) })
    // Safari drops the role of a list without markers unless it is said.
    let holdsControls = rows.contains { context.place(of: $0) == .row(isOption: false) }
    let isChoice = isSelectable && !holdsControls
    element["role"] = isChoice ? "listbox" : "list"
    if isChoice, selectsSeveral { element["aria-multiselectable"] = "true" }
    return element
  }
}
