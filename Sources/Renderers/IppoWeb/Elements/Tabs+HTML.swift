import IppoRender

extension RenderTabs: HTMLUnit {
  /// WAI-ARIA APG, "Tabs" with automatic activation.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: style.isOfPages ? "tabs tabs-page" : "tabs")
    element["data-control"] = ""
    if style.isOfPages {
      element["data-also"] = "pager"
      if !showsItems { element.addClass("quiet") }
      switch indexBackground {
      case .interactive: break
      case .always: element.addClass("with-pill")
      case .never: element.addClass("without-pill")
      }
    }
    if style == .sidebarAdaptable { element.addClass("tabs-side") }
    var bar = HTMLElement("div", part: "b", class: "tab-bar", ["role": "tablist"])
    if let label = context.attributes.accessibility.label { bar["aria-label"] = label }
    if isBarHidden { bar["hidden"] = "" }
    for (index, item) in items.enumerated() {
      if style == .sidebarAdaptable, beginsSection(at: index) {
        bar.append(
          HTMLElement(
            "div", part: "h\(index)", class: "tab-section", ["role": "presentation"], text: item.section ?? ""))
      }
      bar.append(tab(item, at: index, context))
    }
    element.append(bar)
    for (index, child) in context.children.enumerated() {
      var panel = HTMLElement(
        "div", part: "p\(index)", class: "tab-panel",
        ["role": "tabpanel", "aria-labelledby": context.id("t\(index)")], children: [.node(child)])
      if index != selection { panel["hidden"] = "" }
      element.append(panel)
    }
    return element
  }

  private func tab(_ item: Item, at index: Int, _ context: HTMLContext) -> HTMLElement {
    let isSelected = index == selection
    let reference = context.isDisabled ? nil : item.address.map(PageAddress.reference)
    var tab = HTMLElement(
      reference == nil ? "button" : "a", part: "t\(index)", class: "tab",
      [
        "role": "tab", "aria-selected": isSelected ? "true" : "false",
        "aria-controls": context.id("p\(index)"), "tabindex": isSelected ? "0" : "-1", "data-event": "select",
        "data-index": String(index),
      ])
    if let reference {
      tab["href"] = reference
      tab["draggable"] = "false"
    } else {
      tab["type"] = "button"
    }
    if context.isDisabled { tab["disabled"] = "" }
    if style.isOfPages {
      tab["aria-label"] = item.title.isEmpty ? context.surroundings.words[.page, "\(index + 1)"] : item.title
      return tab
    }
    if item.title.isEmpty, item.symbol != nil {
      tab["aria-label"] = item.accessibleName(in: context.surroundings.words)
    }
    if let symbol = item.symbol { tab.append(SymbolSet.icon(symbol)) }
    tab.append(HTMLElement("span", text: item.title))
    if let badge = item.badge { tab.append(HTMLElement("span", class: "tab-badge", text: badge)) }
    return tab
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .both }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = .content
    result.isInList = false
    return result
  }
}
