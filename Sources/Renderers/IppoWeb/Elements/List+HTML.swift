import IppoRender

extension RenderList {
  /// Rows that stand in no section are gathered in lists of their own, so that every `li` has a `ul`.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "list list-\(resolvedStyle.rawValue)")
    if style == .form { element.addClass("form") }
    if isEditing { element.addClass("editing") }
    if isBackgroundHidden { element.addClass("clear") }
    if isRefreshable { element["data-refresh"] = "" }
    var loose: [RenderNodeID] = []
    var groups = 0
    func closeGroup() {
      guard !loose.isEmpty else { return }
      element.append(HTMLElement.rows(loose, part: "u\(groups)", context))
      groups += 1
      loose = []
    }
    for child in context.children {
      if context.lookup(child)?.element.isAmongRows ?? false {
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
}

extension RenderSection {
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
          "div", part: "h", class: "section-header", ["role": "heading", "aria-level": "2"], children: [.node(header)]))
    }
    let footer = hasFooter ? rows.popLast() : nil
    let holdsRows = rows.contains { context.lookup($0)?.element.isAmongRows ?? false }
    if holdsRows {
      element.append(HTMLElement.rows(Array(rows), part: "u", context))
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
}

extension HTMLElement {
  fileprivate static func rows(_ rows: [RenderNodeID], part: String, _ context: HTMLContext) -> HTMLElement {
    let isSelectable =
      if case .list(let list) = context.node.element { list.isSelectable } else { context.surroundings.isSelectable }
    var element = HTMLElement("ul", part: part, class: "rows", children: rows.map { .node($0) })
    // Safari drops the role of a list without markers unless it is said.
    let holdsLinks = rows.contains {
      if case .row(let row) = context.lookup($0)?.element { row.isLink } else { false }
    }
    element["role"] = isSelectable && !holdsLinks ? "listbox" : "list"
    return element
  }
}

extension RenderElement {
  /// A row, or room for rows.
  fileprivate var isAmongRows: Bool { if case .row = place { true } else { false } }
}
