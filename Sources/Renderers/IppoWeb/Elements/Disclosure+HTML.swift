import IppoRender

/// A button that shows and hides what is below it.
struct HTMLDisclosure: HTMLUnit {
  var isControl: Bool { true }

  let isExpanded: Bool

  /// WAI-ARIA APG, "Disclosure".
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "disclosure")
    element["data-control"] = ""
    var button = HTMLElement(
      "button", part: "b", class: "button look-plain disclosure-button",
      ["type": "button", "data-event": "setOn", "aria-expanded": isExpanded ? "true" : "false"])
    // In an outline the rows below are no content of their row.
    if context.children.count > 1 { button["aria-controls"] = context.id("c") }
    if let label = context.name() { button["aria-label"] = label }
    if context.isDisabled { button["disabled"] = "" }
    button.append(
      HTMLElement("span", part: "l", class: "label", children: context.children.prefix(1).map { .node($0) }))
    button.append(
      HTMLElement(
        "span", part: "v", class: "chevron", ["aria-hidden": "true"], children: SymbolSet.glyph("chevron.right")))
    element.append(button)
    element.append(HTMLElement("div", part: "c", class: "v disclosure-content", children: context.nodes(1...)))
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .horizontal }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    if child == children.first { result.isPhrasing = true }
    return result
  }
}

extension HTMLUnits {
  func visitDisclosure(isExpanded: Bool) -> Question.Answer {
    question.answer(of: HTMLDisclosure(isExpanded: isExpanded))
  }
}
