import IppoRender

extension RenderRow: HTMLUnit {
  /// The content between what edit mode shows before it and what swiping uncovers behind it.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("li", class: "row")
    let isActive = !context.isDisabled
    if !hasSeparator { element.addClass("bare") }
    if let separatorTint { element.styles["--line"] = separatorTint.cssBackground }
    if let background { element.fill(with: background) }
    if background?.isClear == true { element.addClass("clear") }
    // A link says itself what it does, and an option holds no control (WAI-ARIA 1.2, presentational children).
    let isSelectable = context.surroundings.isSelectable && canBeSelected
    if isSelectable, !isLink {
      if isOption {
        element["role"] = "option"
        element["aria-selected"] = isSelected ? "true" : "false"
      } else if isSelected {
        element.addClass("selected")
        element["aria-current"] = "true"
      }
      if isActive { element["data-event"] = "activate" }
      // An option is no link, but can be opened elsewhere like one.
      if isActive, let address { element["data-leads"] = PageAddress.reference(address) }
    } else if isSelected {
      element.addClass("selected")
      element["aria-current"] = "true"
    }
    if outlineLevel > 0 { element["aria-level"] = "\(outlineLevel)" }
    // Which of how many a row is cannot be counted where rows of several levels follow each other.
    if outlineLevel > 1 { element["data-also"] = "gap" }
    if isActive && (isDeletable || isMovable || isSelectable) && !isLink { element["tabindex"] = "0" }
    if isDeletable && isActive { element["data-deletable"] = "" }
    // Where several can be selected, edit mode is for that.
    if context.surroundings.selectsSeveral {
      if isSelectable && isActive { element.append(selectionMark(context)) }
    } else if isDeletable && isActive {
      element.append(
        HTMLElement(
          "button", part: "m", class: "row-remove",
          [
            "type": "button", "data-event": "delete", "aria-label": context.word(.delete),
            "aria-describedby": context.id("c"),
          ],
          children: [.element(SymbolSet.icon("minus.circle.fill"))]))
    }
    var content = HTMLElement(
      "div", part: "c", class: isLink ? "row-content row-link" : "row-content",
      children: Array(context.nodes.dropLast(actionCount)))
    if let insets {
      content.set(
        "padding",
        toSides: [insets.top, insets.trailing, insets.bottom, insets.leading].map(CSSLength.points))
    }
    if outlineLevel > 1 { content.styles["margin-inline-start"] = CSSLength.points(Double(outlineLevel - 1) * 16) }
    element.append(content)
    if let badge {
      let names = badgeProminence == .standard ? "badge" : "badge badge-\(badgeProminence.rawValue)"
      element.append(HTMLElement("span", part: "b", class: names, text: badge))
    }
    if isLink {
      element.append(
        HTMLElement(
          "span", part: "v", class: "chevron", ["aria-hidden": "true"], children: SymbolSet.glyph("chevron.right")))
    }
    if isMovable && isActive {
      element["data-movable"] = ""
      element["aria-keyshortcuts"] = "Alt+ArrowUp Alt+ArrowDown"
      element.append(
        HTMLElement(
          "span", part: "g", class: "row-handle", ["aria-hidden": "true"],
          children: SymbolSet.glyph("line.3.horizontal")))
    }
    if leadingActionCount > 0 {
      let actions = context.nodes.suffix(actionCount).prefix(leadingActionCount)
      element.append(HTMLElement("div", part: "y", class: "row-actions leading", children: Array(actions)))
    }
    if trailingActionCount > 0 {
      element.append(
        HTMLElement(
          "div", part: "z", class: "row-actions", children: Array(context.nodes.suffix(trailingActionCount))))
    } else if isDeletable && isActive {
      element.append(
        HTMLElement(
          "button", part: "x", class: "row-delete",
          ["type": "button", "data-event": "delete", "tabindex": "-1", "aria-hidden": "true"],
          text: context.word(.delete)))
    }
    return element
  }

  /// The mark of the selection in edit mode. The page behind a link is not opened meanwhile: its mark is a button over
  /// all of the row.
  private func selectionMark(_ context: HTMLContext) -> HTMLElement {
    var mark = HTMLElement(isLink ? "button" : "span", part: "s", class: "row-select")
    mark.append(SymbolSet.icon(isSelected ? "checkmark.circle.fill" : "circle"))
    if isLink {
      mark["type"] = "button"
      mark["data-event"] = "activate"
      mark["aria-label"] = context.word(.select)
      mark["aria-describedby"] = context.id("c")
      mark["aria-pressed"] = isSelected ? "true" : "false"
    } else {
      mark["aria-hidden"] = "true"
    }
    return mark
  }

  /// Rows of an outline hold buttons that unfold them.
  private var isOption: Bool { !isLink && outlineLevel == 0 }

  private var actionCount: Int { leadingActionCount + trailingActionCount }

  func fillAxes(_ content: FillContent) -> FillAxes { .horizontal }

  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = around
    result.region = children.suffix(actionCount).contains(child) ? .swipeActions : .row
    return result
  }

  var place: ElementPlace { .row(isOption: isOption) }
}
