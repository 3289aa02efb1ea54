import IppoRender

extension RenderPicker: HTMLPhrasingUnit {
  var isControl: Bool { true }

  func html(_ context: HTMLContext) -> HTMLElement {
    if context.surroundings.region == .menu { return menuItems(context) }
    return switch style {
    case .segmented: radioGroup(context, class: "segmented")
    case .inline: radioGroup(context, class: "radios inline")
    case .radioGroup: radioGroup(context, class: "radios")
    case .automatic, .menu, .navigationLink, .wheel: select(context)
    }
  }

  /// In a menu the options are items of it (WAI-ARIA, "menuitemradio").
  private func menuItems(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "menu-group")
    element["data-control"] = ""
    element["role"] = "group"
    if !context.children.isEmpty { element.append(context.label(hidden: true)) }
    context.setName(of: &element)
    element["disabled"] = nil
    for (index, option) in options.enumerated() {
      var item = HTMLElement("button", part: "o\(index)", class: "button look-menu")
      item["type"] = "button"
      item["role"] = "menuitemradio"
      item["tabindex"] = "-1"
      item["data-event"] = "select"
      item["data-index"] = String(index)
      item["aria-checked"] = index == selection ? "true" : "false"
      if option.isDisabled || context.isDisabled { item["disabled"] = "" }
      if let symbol = option.symbol {
        item.append(SymbolSet.icon(symbol))
        if option.title.isEmpty { item["aria-label"] = option.accessibleName(in: context.surroundings.words) }
      }
      if !option.title.isEmpty { item.append(HTMLElement("span", text: option.title)) }
      element.append(item)
    }
    return element
  }

  private func select(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("label", class: "picker")
    if !context.children.isEmpty { element.append(context.label(hidden: isLabelHidden || style == .wheel)) }
    var select = HTMLElement("select", part: "i", ["data-event": "select"])
    context.setName(of: &select)
    if style == .wheel {
      select["size"] = "5"
      element.addClass("wheel")
      element["data-also"] = "wheel"
    }
    if selection == nil {
      // What the selection matches nothing, the control shows nothing, and nothing can be chosen back.
      select.append(HTMLElement("option", ["value": "", "hidden": "", "disabled": ""], text: ""))
    }
    for (index, option) in options.enumerated() {
      var item = HTMLElement(
        "option", ["value": String(index)], text: option.accessibleName(in: context.surroundings.words))
      if option.isDisabled { item["disabled"] = "" }
      select.append(item)
    }
    select["value"] = selection.map(String.init) ?? ""
    element.append(select)
    return element
  }

  private func radioGroup(_ context: HTMLContext, class names: String) -> HTMLElement {
    var element = context.root("div", class: "picker radio-picker")
    element["data-control"] = ""
    if !context.children.isEmpty { element.append(context.label(hidden: isLabelHidden || style == .segmented)) }
    var group = HTMLElement("div", part: "g", class: names, ["role": "radiogroup"])
    context.setName(of: &group)
    group["disabled"] = nil
    if context.isDisabled { group["aria-disabled"] = "true" }
    for (index, option) in options.enumerated() {
      var input = HTMLElement(
        "input", part: "i\(index)",
        ["type": "radio", "name": context.id("g"), "value": String(index), "data-event": "select"])
      if index == selection { input["checked"] = "" }
      if option.isDisabled || context.isDisabled { input["disabled"] = "" }
      var title = HTMLElement("span", part: "t\(index)")
      if let symbol = option.symbol {
        title.append(SymbolSet.icon(symbol))
        if option.title.isEmpty { input["aria-label"] = option.accessibleName(in: context.surroundings.words) }
      }
      if !option.title.isEmpty { title.append(HTMLElement("span", text: option.title)) }
      group.append(
        HTMLElement("label", part: "o\(index)", class: "option", children: [.element(input), .element(title)]))
    }
    element.append(group)
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { style == .segmented || style == .wheel ? .horizontal : [] }

  func entered(by event: RenderEvent) -> [String: [String: String?]] {
    guard case .select(let index) = event else { return [:] }
    switch style {
    case .segmented, .inline, .radioGroup:
      return Dictionary(
        uniqueKeysWithValues: options.indices.map { ("i\($0)", ["checked": $0 == index ? "" : nil]) })
    case .automatic, .menu, .wheel, .navigationLink: return ["i": ["value": String(index)]]
    }
  }
}
