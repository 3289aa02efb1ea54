extension AnnotatedRenderTree {
  /// The accessibility tree of the visible part of the window.
  ///
  /// The tree leaves out hidden and leaving nodes, covered pages, and tabs that are not selected. While a modal
  /// presentation is up, it leaves out everything below the presentation (WAI-ARIA `aria-modal`). On a stage, it leaves
  /// out the rest of that stage.
  public var accessibility: [AccessibilityNode] {
    guard let root else { return [] }
    return uncoveredChildren(of: root).flatMap { nodes(of: $0, isEnabled: true) }
  }

  /// The words of the library, in the language of the window.
  private var words: RenderWords { root.flatMap { self[$0]?.attributes.language?.words } ?? RenderWords() }

  /// Returns the children of the window or of a stage that no modal presentation covers.
  private func uncoveredChildren(of id: RenderNodeID) -> [RenderNodeID] {
    let children = children(of: id)
    return Array(children[(children.lastIndex(where: isModal) ?? 0)...])
  }

  /// The accessibility tree, one line per node.
  public var outline: String { accessibility.map(\.outline).joined(separator: "\n") }

  private func isModal(_ id: RenderNodeID) -> Bool {
    guard let node = self[id], node.attributes.phase == .present else { return false }
    if case .presentation(let presentation) = node.element { return presentation.isModal }
    return false
  }

  private func nodes(of id: RenderNodeID, isEnabled: Bool) -> [AccessibilityNode] {
    guard
      let node = self[id], !node.attributes.isHidden, !node.attributes.accessibility.isHidden,
      node.attributes.phase == .present
    else { return [] }
    let isEnabled = isEnabled && !node.attributes.isDisabled
    let visible = visibleChildren(of: node)
    let grouping = node.attributes.accessibility.children
    func below() -> [AccessibilityNode] {
      grouping == .contained ? visible.flatMap { nodes(of: $0, isEnabled: isEnabled) } : []
    }
    func make(_ role: AccessibilityRole, name: String, children: [AccessibilityNode] = []) -> AccessibilityNode {
      let own = node.attributes.accessibility
      return AccessibilityNode(
        id: id, role: role, name: own.label ?? name, value: own.value, identifier: own.identifier,
        isEnabled: isEnabled, isSelected: own.traits.contains(.isSelected), children: children)
    }

    switch node.element {
    case .text(let text):
      let isHeading = node.attributes.accessibility.headingLevel > 0
      return [make(isHeading ? .heading : .text, name: text.string)]
    case .image(let image):
      guard let label = node.attributes.accessibility.label else {
        if case .symbol = image.source { return [] }
        return [make(.img, name: "")]
      }
      return [make(.img, name: label)]
    case .progress(let progress):
      var result = make(.progressbar, name: name(below: id))
      result.value = result.value ?? progress.fraction.map { "\(Int(($0 * 100).rounded()))%" }
      return [result]
    case .button(let button):
      let isLink =
        button.opensPage || button.url != nil || node.attributes.accessibility.traits.contains(.isLink)
      // What a link is around, such as a field in the row that leads on, is still there to be used.
      let controls = below().filter { $0.flattened.contains(where: \.isControl) }
      return [make(isLink ? .link : .button, name: name(below: id), children: controls)]
    case .toggle(let toggle):
      var result = make(toggle.style == .checkbox ? .checkbox : .switch, name: name(below: id))
      result.isSelected = toggle.isOn
      return [result]
    case .field(let field):
      let label = name(below: id)
      var result = make(.textbox, name: label.isEmpty ? field.prompt : label)
      result.value = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      return [result]
    case .picker(let picker):
      var result = make(picker.style == .segmented ? .radiogroup : .combobox, name: name(below: id))
      result.options = picker.options.map { $0.accessibleName(in: words) }
      result.value = picker.selection.map { picker.options[$0].accessibleName(in: words) }
      return [result]
    case .slider(let slider):
      var result = make(.slider, name: name(below: id))
      result.value = result.value ?? "\(slider.value)"
      return [result]
    case .stepper(let stepper):
      var result = make(.spinbutton, name: name(below: id))
      result.value = result.value ?? stepper.value
      return [result]
    case .files(let files):
      switch files.purpose {
      case .choose(_, let allowsMany): return [make(.button, name: words[allowsMany ? .chooseFiles : .chooseFile])]
      case .take(let name, _): return [make(.link, name: name)]
      }
    case .menu(let menu):
      let label = menu.style == .context ? "" : visible.first.map(name(below:)) ?? ""
      let items = make(
        .menu, name: label, children: visible.dropFirst().flatMap { nodes(of: $0, isEnabled: isEnabled) })
      guard menu.style == .context else { return [items] }
      return visible.prefix(1).flatMap { nodes(of: $0, isEnabled: isEnabled) } + [items]
    case .disclosure(let isExpanded):
      let label = visible.first.map(name(below:)) ?? ""
      var result = make(
        .button, name: label, children: visible.dropFirst().flatMap { nodes(of: $0, isEnabled: isEnabled) })
      result.isSelected = isExpanded
      return [result]
    case .list:
      return [make(.list, name: "", children: below())]
    case .section(let section):
      let header = section.hasHeader ? visible.first.map(name(below:)) ?? "" : ""
      return [make(.group, name: header, children: below())]
    case .row(let row):
      let actions = row.leadingActionCount + row.trailingActionCount
      let content = visible.dropLast(actions).map(text(below:)).filter { !$0.isEmpty }.joined(separator: " ")
      var result = make(.listitem, name: content, children: below())
      result.isSelected = row.isSelected
      return [result]
    case .page(let page):
      var children = below()
      if !page.subtitle.isEmpty { children.insert(AccessibilityNode(id: id, role: .text, name: page.subtitle), at: 0) }
      if page.canGoBack, !page.isBackButtonHidden {
        children.insert(
          AccessibilityNode(
            id: id, role: .button, name: page.backTitle.flatMap { $0.isEmpty ? nil : $0 } ?? words[.back]),
          at: 0)
      }
      return [make(.navigation, name: page.title, children: children)]
    case .tabs(let tabs):
      var result = make(.tablist, name: "", children: below())
      result.options = tabs.items.map { $0.accessibleName(in: words) }
      result.value =
        tabs.items.indices.contains(tabs.selection) ? tabs.items[tabs.selection].accessibleName(in: words) : nil
      return [result]
    case .presentation(let presentation):
      switch presentation.kind {
      case .alert(let title, _): return [make(.alertdialog, name: title, children: below())]
      case .confirmationDialog(let title, _, _), .bottomSheet(let title, _):
        return [make(.dialog, name: title, children: below())]
      case .sheet, .fullScreenCover, .popover: return [make(.dialog, name: "", children: below())]
      }
    case .shape, .spacer, .divider, .gap:
      guard let label = node.attributes.accessibility.label else { return [] }
      return [make(.img, name: label)]
    case .window, .stage, .stack, .layers, .decoration, .box, .effect, .arrangement, .fitting, .scroll, .geometry,
      .grid,
      .gridRow,
      .navigation, .toolbarItem, .custom:
      if node.attributes.gestures.contains(.tap) || node.attributes.accessibility.traits.contains(.isButton) {
        return [make(.button, name: name(below: id), children: below())]
      }
      switch grouping {
      case .combined: return [make(.text, name: name(below: id))]
      case .ignored: return [make(.text, name: "")]
      case .contained: break
      }
      guard node.attributes.accessibility.label != nil else { return below() }
      return [make(.group, name: "", children: below())]
    }
  }

  private func visibleChildren(of node: RenderNode) -> [RenderNodeID] {
    let children = children(of: node.id)
    switch node.element {
    case .navigation(let navigation) where navigation.columns.isEmpty:
      return children.last { self[$0]?.attributes.phase == .present }.map { [$0] } ?? []
    case .stage: return uncoveredChildren(of: node.id)
    // Nothing is measured here: the first alternative is the one that is meant to be seen.
    case .fitting: return Array(children.prefix(1))
    // There is no script here: the fallback stands for it.
    case .custom: return Array(children.prefix(1))
    case .tabs(let tabs):
      return children.indices.contains(tabs.selection) ? [children[tabs.selection]] : []
    case .window, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect,
      .grid, .gridRow, .arrangement, .scroll, .geometry, .list, .section, .row, .gap, .button, .toggle, .field,
      .picker, .slider, .stepper, .menu, .files, .disclosure, .navigation, .page, .toolbarItem, .presentation:
      return children
    }
  }

  /// The text of the subtree in reading order, as the accessible name of a control is made from its content.
  package func text(below id: RenderNodeID) -> String { text(below: id, isCombined: false) }

  /// - Parameter isCombined: Whether the node is in an element that reads all of its parts, which stand apart by commas, as on
  ///   iOS. The pictures of symbols are among these parts.
  private func text(below id: RenderNodeID, isCombined: Bool) -> String {
    guard
      let node = self[id], !node.attributes.isHidden, !node.attributes.accessibility.isHidden,
      node.attributes.phase == .present
    else { return "" }
    if let label = node.attributes.accessibility.label { return label }
    if case .text(let text) = node.element { return text.string }
    let isCombined = isCombined || node.attributes.accessibility.children == .combined
    if isCombined, case .image(let image) = node.element, case .symbol(let name) = image.source {
      return SpokenSymbol.name(of: name, in: words)
    }
    return children(of: id).filter { !isAssistive($0) }.map { text(below: $0, isCombined: isCombined) }
      .filter { !$0.isEmpty }.joined(separator: isCombined ? ", " : " ")
  }

  /// Whether a node is an action for assistive technology, which is not part of the view's text.
  private func isAssistive(_ id: RenderNodeID) -> Bool {
    if case .button(let button)? = self[id]?.element { button.style == .assistive } else { false }
  }

  /// The accessible name of a control from its content: its text, or else the spoken names of its symbols.
  package func name(below id: RenderNodeID) -> String {
    let text = text(below: id)
    return text.isEmpty ? symbols(below: id) : text
  }

  private func symbols(below id: RenderNodeID) -> String {
    guard
      let node = self[id], !node.attributes.isHidden, !node.attributes.accessibility.isHidden,
      node.attributes.phase == .present
    else { return "" }
    switch node.element {
    case .image(let image):
      if case .symbol(let name) = image.source { return SpokenSymbol.name(of: name, in: words) }
      return ""
    case .text(let text):
      return text.runs.compactMap { $0.symbol.map { SpokenSymbol.name(of: $0, in: words) } }.joined(separator: " ")
    case .window, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect, .grid, .gridRow,
      .arrangement, .fitting, .scroll, .geometry, .list, .section, .row, .gap, .button, .toggle, .field, .picker,
      .slider, .stepper, .menu, .files, .disclosure, .navigation, .page, .toolbarItem, .tabs, .stage, .presentation,
      .custom:
      return children(of: id).map(symbols(below:)).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
