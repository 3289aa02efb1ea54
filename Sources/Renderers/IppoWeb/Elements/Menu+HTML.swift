import IppoRender

extension RenderMenu: HTMLUnit {
  var isControl: Bool { true }

  /// A menu button (WAI-ARIA APG, "Menu Button"). Whether it is open belongs to the client.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "menu")
    element["data-control"] = ""
    if style == .context { return contextMenu(context) }
    let isNested = context.surroundings.region == .menu
    var button = HTMLElement(
      "button", part: "b", class: "button",
      ["type": "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": context.id("m")],
      children: context.children.prefix(1).map { .node($0) })
    button.addClass(
      isNested
        ? "look-menu"
        : style == .button ? "look-bordered" : context.surroundings.region == .toolbar ? "look-bar" : "look-borderless")
    button["data-menu"] = context.id("m")
    if isNested {
      button["role"] = "menuitem"
      button["tabindex"] = "-1"
    }
    if let label = context.name() { button["aria-label"] = label }
    if context.isDisabled { button["disabled"] = "" }
    element.append(button)
    element.append(items(["aria-labelledby": context.id("b")], context))
    return element
  }

  /// The label is content; a secondary click, a long press or the menu key on it opens the items.
  private func contextMenu(_ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.boxTag, class: "box context-menu")
    element["data-control"] = ""
    element["data-context-menu"] = context.id("m")
    element.children = context.children.prefix(1).map { .node($0) }
    // The keyboard reaches what is no control, to open the menu. A row has the focus itself.
    if !context.isDisabled, !context.surroundings.isPhrasing, context.surroundings.region != .row,
      let content = context.children.first, !context.fill.contains(.holdsUsedContent)
    {
      element["tabindex"] = "0"
      element["role"] = "group"
      element["aria-labelledby"] = NodeAddress(content).htmlID
      element["aria-description"] = context.word(.contextMenu)
    }
    element.append(items(["aria-label": context.word(.contextMenu)], context))
    return element
  }

  private func items(_ naming: AttributeList, _ context: HTMLContext) -> HTMLElement {
    var items = HTMLElement("div", part: "m", class: "menu-items", naming, children: context.nodes(1...))
    items["role"] = "menu"
    items["popover"] = "auto"
    return items
  }

  func fillAxes(_ content: FillContent) -> FillAxes {
    guard style == .context else { return [] }
    return content.isFirstUsed ? content.first.union(.holdsUsedContent) : content.first
  }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    if child != children.first {
      result.region = .menu
    } else if style != .context {
      result.isPhrasing = true
    }
    return result
  }
}
