import IppoRender

extension RenderPresentation: HTMLUnit {
  /// Modal kinds are `dialog` elements, which the client opens with `showModal()`. The browser makes the rest inert,
  /// keeps the focus inside and gives it back (WAI-ARIA APG, "Dialog (Modal)", "Alert and Message Dialogs"). On a stage
  /// they are open, and not modal: the page around the stage can be used.
  func html(_ context: HTMLContext) -> HTMLElement {
    var element: HTMLElement
    switch kind {
    case .sheet(let height, let showsDragIndicator):
      element = isModal ? modal("sheet", context) : floatingSheet(context)
      if showsDragIndicator, isModal { element.children.insert(.element(grabber(context)), at: 0) }
      applySize(to: &element)
      element.styles["--detent"] = Self.length(height, unit: context.surroundings.isOnStage ? "%" : "dvh")
    case .fullScreenCover:
      element = modal("cover", context)
    case .bottomSheet(let title, let background):
      element = bottomSheet(title, background, context)
    case .popover(let anchor):
      element = context.root("div", class: "popover", children: content(context))
      appendGround(to: &element, context)
      element["role"] = "dialog"
      element["popover"] = "auto"
      if let anchor { element["data-anchor"] = NodeAddress(anchor).htmlID }
    case .alert(let title, let hasMessage):
      element = actions("alert", title: title, isTitleVisible: true, hasMessage: hasMessage, context)
    case .confirmationDialog(let title, let isTitleVisible, let hasMessage):
      element = actions("actions", title: title, isTitleVisible: isTitleVisible, hasMessage: hasMessage, context)
    }
    if let radius = surface.cornerRadius { element.styles["--corner"] = CSSLength.points(radius) }
    element["data-presentation"] = ""
    if isDismissDisabled { element["data-locked"] = "" }
    if context.surroundings.isOnStage, !isPopover {
      element["aria-modal"] = nil
      element.addClass("staged")
    }
    return element
  }

  private var isPopover: Bool { if case .popover = kind { true } else { false } }

  /// A handle to look at, or a button that leads to the next height.
  private func grabber(_ context: HTMLContext) -> HTMLElement {
    surface.isResizable
      ? HTMLElement(
        "button", part: "g", class: "grabber",
        ["type": "button", "data-event": "step", "data-step": "1", "aria-label": context.word(.resize)])
      : HTMLElement("div", part: "g", class: "grabber", ["aria-hidden": "true"])
  }

  /// A dialog as large as the window, so that the veil over the rest is an element. The veil can fade out after the
  /// dialog has been closed, when its `::backdrop` is gone.
  private func bottomSheet(_ title: String, _ background: RenderColor?, _ context: HTMLContext) -> HTMLElement {
    var element = context.root("dialog", class: "bottom-sheet")
    element["open"] = ""
    element["aria-modal"] = "true"
    element["aria-label"] = context.name(title)
    var veil = HTMLElement("div", part: "v", class: "veil", ["data-transition": RenderTransition.opacity.wire ?? ""])
    if !isDismissDisabled { veil["data-event"] = "dismiss" }
    var panel = HTMLElement("div", part: "c", class: "panel", children: context.nodes)
    panel["data-transition"] = context.attributes.transition?.wire
    // Also the colour of what is cut out of symbols.
    if let background { panel.styles["--ground"] = background.css }
    element.append(veil)
    element.append(panel)
    return element
  }

  private func modal(_ name: String, _ context: HTMLContext) -> HTMLElement {
    var element = context.root("dialog", class: name)
    element["open"] = ""
    element["aria-modal"] = "true"
    appendSurface(to: &element, context)
    return element
  }

  /// The page behind the sheet stays in use, so that the sheet is no modal `dialog`: a button closes it in place of
  /// Escape.
  private func floatingSheet(_ context: HTMLContext) -> HTMLElement {
    var element = context.root("div", class: "sheet floating")
    element["role"] = "dialog"
    if surface.isResizable { element.append(grabber(context)) }
    if !isDismissDisabled {
      element.append(
        HTMLElement(
          "button", part: surface.isResizable ? "x" : "g", class: surface.isResizable ? "sheet-close" : "grabber",
          ["type": "button", "data-event": "dismiss", "aria-label": context.word(.close)],
          children: surface.isResizable ? [.element(SymbolSet.icon("xmark"))] : []))
    }
    appendSurface(to: &element, context)
    return element
  }

  private func appendSurface(to element: inout HTMLElement, _ context: HTMLContext) {
    if let label = context.name() { element["aria-label"] = label }
    appendGround(to: &element, context)
    element.append(HTMLElement("div", part: "c", class: "surface", children: content(context)))
  }

  /// The layer behind the content, in place of a background of the style sheet's.
  private func appendGround(to element: inout HTMLElement, _ context: HTMLContext) {
    guard surface.backgroundCount > 0 else { return }
    element.addClass("grounded")
    let grounds = context.nodes.prefix(surface.backgroundCount)
    element.append(HTMLElement("div", part: "k", class: "ground", children: Array(grounds)))
  }

  private func content(_ context: HTMLContext) -> [HTMLElement.Child] {
    Array(context.nodes.dropFirst(surface.backgroundCount))
  }

  /// The style sheet has room around a sheet in wide windows alone.
  private func applySize(to element: inout HTMLElement) {
    if surface.measure != .automatic { element.addClass("sheet-\(surface.measure.rawValue)") }
    if surface.fitsWidth { element.addClass("sheet-narrow") }
    if surface.fitsHeight { element.addClass("sheet-low") }
  }

  private func actions(
    _ name: String, title: String, isTitleVisible: Bool, hasMessage: Bool, _ context: HTMLContext
  ) -> HTMLElement {
    var element = context.root("dialog", class: "dialog \(name)")
    element["open"] = ""
    element["role"] = "alertdialog"
    element["aria-modal"] = "true"
    element["aria-labelledby"] = context.id("t")
    var text = HTMLElement("div", part: "c", class: "dialog-text")
    var rest = context.children[...]
    if hasIcon, let icon = rest.popFirst() {
      text.append(HTMLElement("div", part: "o", class: "dialog-icon", children: [.node(icon)]))
    }
    text.append(HTMLElement("h2", part: "t", class: isTitleVisible ? "dialog-title" : "sr", text: title))
    if hasMessage, let message = rest.popFirst() {
      element["aria-describedby"] = context.id("m")
      text.append(HTMLElement("div", part: "m", class: "dialog-message", children: [.node(message)]))
    }
    let isButton = { context.place(of: $0) == .button }
    let others = rest.filter { !isButton($0) }
    if !others.isEmpty {
      text.append(HTMLElement("div", part: "f", class: "dialog-fields", children: others.map { .node($0) }))
    }
    element.append(text)
    let buttons = rest.filter(isButton)
    var row = HTMLElement("div", part: "b", class: "dialog-buttons", children: buttons.map { .node($0) })
    if buttons.count == 2 && name == "alert" { row.addClass("pair") }
    element.append(row)
    return element
  }

  /// `nil`: the height that the style sheet has for sheets.
  private static func length(_ height: Detent, unit: String) -> String? {
    switch height {
    case .large: nil
    case .medium: "50\(unit)"
    case .fraction(let fraction): "\(CSSLength.number(fraction * 100))\(unit)"
    case .height(let points): CSSLength.points(points)
    }
  }

  func fillAxes(_ content: FillContent) -> FillAxes { [] }

  /// The outer surroundings end here: the presentation lies over the window.
  func surroundings(of child: RenderNodeID, among children: [RenderNodeID], in around: HTMLSurroundings)
    -> HTMLSurroundings
  {
    var result = HTMLSurroundings(isInPresentation: true)
    switch kind {
    case .alert(_, let hasMessage), .confirmationDialog(_, _, let hasMessage):
      let messages = children.prefix(leadingCount + (hasMessage ? 1 : 0))
      result.region = messages.contains(child) ? .content : .dialogActions
    case .sheet, .fullScreenCover, .popover, .bottomSheet: break
    }
    return result
  }

  var hasTransitionsOfParts: Bool {
    switch kind {
    case .bottomSheet: true
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: false
    }
  }
}
