import IppoRender

extension HTMLContext {
  /// WAI-ARIA APG, "Disclosure".
  func disclosure(isExpanded: Bool) -> HTMLElement {
    var element = root("div", class: "disclosure")
    element["data-control"] = ""
    var button = HTMLElement(
      "button", part: "b", class: "button look-plain disclosure-button",
      ["type": "button", "data-event": "setOn", "aria-expanded": isExpanded ? "true" : "false"])
    button["aria-controls"] = id("c")
    if let label = name() { button["aria-label"] = label }
    if isDisabled { button["disabled"] = "" }
    button.append(HTMLElement("span", part: "l", class: "label", children: children.prefix(1).map { .node($0) }))
    button.append(
      HTMLElement(
        "span", part: "v", class: "chevron", ["aria-hidden": "true"], children: SymbolSet.glyph("chevron.right")))
    element.append(button)
    element.append(HTMLElement("div", part: "c", class: "v disclosure-content", children: nodes(1...)))
    return element
  }
}
