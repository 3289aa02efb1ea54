import IppoUI

extension TerminalRenderer {
  /// What a person did, as events for the graph. What only the renderer needs to know, it keeps.
  ///
  /// - Parameter time: When it happened, on any clock that does not go back; it tells double clicks from single ones.
  public func handle(_ input: InputEvent, at time: Duration = .zero) -> [TerminalEvent] {
    if tree.needsLayout { tree.layout() }
    switch input {
    case .key(let press): return handle(press)
    case .paste(let text): return paste(text)
    case .mouse(let mouse): return handle(mouse, at: time)
    case .backgroundColor(let color):
      adopt(background: color)
      return []
    case .windowFocus: return []
    }
  }

  /// What a key does that views listen to and did not take; nothing for other input.
  ///
  /// - Parameter event: What ``handle(_:at:)`` made of the input, and the graph refused.
  public func handle(_ input: InputEvent, refused event: TerminalEvent, at time: Duration = .zero) -> [TerminalEvent] {
    guard case .key(let press) = input, case .key = event.event else { return [] }
    return act(on: press)
  }

  private func handle(_ press: TerminalKeyPress) -> [TerminalEvent] {
    if interaction.popup != nil { return handlePopup(press) }
    if let event = listened(press) { return [event] }
    return act(on: press)
  }

  /// A key for the innermost view around the focus that listens to it.
  private func listened(_ press: TerminalKeyPress) -> TerminalEvent? {
    guard let focused = interaction.focused.flatMap({ tree[$0] }), let render = press.render else { return nil }
    for node in [focused] + Array(focused.ancestors) {
      if node.attributes.keys?.contains(render.key) ?? false, !node.attributes.isDisabled {
        return TerminalEvent(.key(render), to: node.id)
      }
    }
    return nil
  }

  private func act(on press: TerminalKeyPress) -> [TerminalEvent] {
    let ring = ring
    let node = interaction.focused.flatMap { id in ring.nodes.first { $0.id == id } }
    if let node, let events = edit(node, press) { return events }
    if let events = shortcut(press, ring) { return events }
    if let node, let events = operate(node, press) { return events }
    if let node, let events = row(node, press) { return events }
    return navigate(press, ring, from: node)
  }

  private func paste(_ text: String) -> [TerminalEvent] {
    guard let focused = interaction.focused else { return [] }
    if tree[focused]?.isPasteButton ?? false { return [TerminalEvent(.paste(text), to: focused)] }
    guard var editor = interaction.editor else { return [] }
    editor.insert(text)
    interaction.editor = editor
    return [TerminalEvent(.setText(editor.text), to: focused)]
  }

  // MARK: Fields

  private func edit(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    guard case .field(let field) = node.element, var editor = interaction.editor else { return nil }
    let before = editor.text
    let width = max(1, node.frame.columns - 2 * FieldLayout(field: field).padding)
    if editor.handle(press, width: width) {
      interaction.editor = editor
      return editor.text == before ? [] : [TerminalEvent(.setText(editor.text), to: node.id)]
    }
    guard press.key == .enter, press.modifiers.isEmpty else { return nil }
    var events = [TerminalEvent(.submit, to: node.id)]
    // In a dialog, Return is also the default button.
    if let button = ring.nodes.first(where: \.isDefaultButton) {
      events.append(TerminalEvent(.activate, to: button.id))
    }
    return events
  }

  // MARK: Shortcuts

  /// A key equivalent. Terminals do not pass Command on: Control and Option stand in for it.
  private func shortcut(_ press: TerminalKeyPress, _ ring: FocusRing) -> [TerminalEvent]? {
    for node in ring.nodes {
      guard let shortcut = node.attributes.shortcut, shortcut.matches(press) else { continue }
      // Return and Escape without modifiers belong to the focused control first.
      if press.modifiers.isEmpty, press.key == .enter, interaction.focused != nil, interaction.focused != node.id,
        tree[interaction.focused!].map({ $0.isButton || $0.isField }) ?? false
      {
        continue
      }
      return activate(node)
    }
    // What is in a menu that is closed can be reached all the same.
    for menu in ring.nodes {
      guard case .menu = menu.element, let item = menu.menuItem(matching: press) else { continue }
      return activate(item)
    }
    return nil
  }

  // MARK: Controls

  /// What Return and the space bar do.
  func activate(_ node: LayoutNode) -> [TerminalEvent] {
    switch node.element {
    // What is on the clipboard comes from the terminal, when a person pastes while the button has the focus.
    case .button(let button): return button.isPaste ? [] : [TerminalEvent(.activate, to: node.id)]
    case .toggle(let toggle): return [TerminalEvent(.setOn(!toggle.isOn), to: node.id)]
    case .disclosure(let isExpanded): return [TerminalEvent(.setOn(!isExpanded), to: node.id)]
    case .page: return [TerminalEvent(.dismiss, to: node.id)]
    case .picker(let picker):
      if PickerForm(picker.style) == .menu { interaction.popup = Popup(node) }
      return []
    case .menu:
      interaction.popup = Popup(node)
      return []
    case .row(let row):
      if node.isEdited, row.isDeletable { return [TerminalEvent(.delete, to: node.id)] }
      if node.enclosingList?.list.isSelectable ?? false { return [TerminalEvent(.activate, to: node.id)] }
      return secondary(node)
    case .field, .slider, .stepper, .tabs: return []
    default:
      guard node.attributes.gestures.contains(.tap) else {
        return node.attributes.gestures.contains(.longPress) ? [TerminalEvent(.longPress, to: node.id)] : []
      }
      let middle = RenderPaint.UnitPoint(
        x: Double(node.frame.columns) * CellMetrics.cellWidth / 2,
        y: Double(node.frame.rows) * CellMetrics.cellHeight / 2)
      return [TerminalEvent(.tap(count: 1, location: middle), to: node.id)]
    }
  }

  /// - Returns: `nil` when the key is not one of the control's.
  private func operate(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let isPress = press.modifiers.isEmpty && (press.key == .enter || press.key == .character(" "))
    switch node.element {
    case .field: return nil
    case .slider(let slider): return operate(slider, node, press)
    case .stepper(let stepper):
      switch press.key {
      case .left, .character("-"): return stepper.canDecrement ? [TerminalEvent(.step(-1), to: node.id)] : []
      case .right, .character("+"), .character("="):
        return stepper.canIncrement ? [TerminalEvent(.step(1), to: node.id)] : []
      default: return nil
      }
    case .picker(let picker):
      if let events = operate(picker, node, press) { return events }
    case .tabs(let tabs):
      switch press.key {
      case .left: return tabs.selection > 0 ? [TerminalEvent(.select(tabs.selection - 1), to: node.id)] : []
      case .right:
        return tabs.selection + 1 < tabs.items.count ? [TerminalEvent(.select(tabs.selection + 1), to: node.id)] : []
      default: return nil
      }
    case .disclosure(let isExpanded):
      if press.key == .right, !isExpanded { return [TerminalEvent(.setOn(true), to: node.id)] }
      if press.key == .left, isExpanded { return [TerminalEvent(.setOn(false), to: node.id)] }
    case .menu where press.key == .down: return activate(node)
    default: break
    }
    if press == TerminalKeyPress(.enter, .option) || press == TerminalKeyPress(.function(10), .shift) {
      return secondary(node)
    }
    return isPress ? activate(node) : nil
  }

  /// Option with Return, or Shift-F10: a long press, or the menu of a secondary click.
  private func secondary(_ node: LayoutNode) -> [TerminalEvent] {
    if node.attributes.gestures.contains(.longPress) { return [TerminalEvent(.longPress, to: node.id)] }
    interaction.popup = Popup(secondaryOf: node)
    return []
  }

  private func operate(_ slider: RenderSlider, _ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let track = SliderTrack(slider, columns: node.frame.columns)
    let value: Double
    switch press.key {
    case .left, .character("-"): value = track.value(stepping: -1)
    case .right, .character("+"): value = track.value(stepping: 1)
    case .home: value = slider.minimum
    case .end: value = slider.maximum
    default: return nil
    }
    guard value != slider.value else { return [] }
    return [.editing(true), .setValue(value), .editing(false)].map { TerminalEvent($0, to: node.id) }
  }

  private func operate(_ picker: RenderPicker, _ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let step: Int
    switch (PickerForm(picker.style), press.key) {
    case (.segmented, .left), (.column, .up): step = -1
    case (.segmented, .right), (.column, .down): step = 1
    case (.menu, .down): return activate(node)
    default: return nil
    }
    var index = (picker.selection ?? (step > 0 ? -1 : picker.options.count)) + step
    while picker.options.indices.contains(index), picker.options[index].isDisabled { index += step }
    guard picker.options.indices.contains(index) else {
      // At the end of a column, the arrow moves on to the next control.
      return PickerForm(picker.style) == .column ? nil : []
    }
    return [TerminalEvent(.select(index), to: node.id)]
  }

  // MARK: Rows

  /// Delete, and Option with an arrow, act on the row around the focus.
  private func row(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    guard let target = node.isRow ? node : node.enclosingRow, case .row(let row) = target.element else { return nil }
    switch (press.key, press.modifiers) {
    case (.delete, []), (.backspace, []):
      if row.isDeletable { return [TerminalEvent(.delete, to: target.id)] }
      // Without `onDelete`, a destructive swipe action is what deletes.
      let destructive = target.swipeActions.first {
        if case .button(let button) = $0.element {
          button.role == .destructive && !$0.attributes.isDisabled
        } else {
          false
        }
      }
      return destructive.map { [TerminalEvent(.activate, to: $0.id)] }
    case (.up, .option), (.down, .option):
      guard row.isMovable, let parent = target.parent else { return nil }
      let rows = parent.present.filter(\.isRow)
      guard let index = rows.firstIndex(where: { $0 === target }) else { return nil }
      let goal = index + (press.key == .up ? -1 : 1)
      return rows.indices.contains(goal) ? [TerminalEvent(.move(to: goal), to: target.id)] : []
    default: return nil
    }
  }

  // MARK: Moving

  private func navigate(_ press: TerminalKeyPress, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
    switch press.key {
    case .tab: return focus(ring.next(after: interaction.focused, backwards: press.modifiers.contains(.shift)) ?? node)
    case .up: return move(.up, ring, from: node)
    case .down: return move(.down, ring, from: node)
    case .left: return move(.left, ring, from: node)
    case .right: return move(.right, ring, from: node)
    case .pageUp, .pageDown:
      if let target = scrollTarget {
        let page = max(1, target.scroll.viewport.rows - 1)
        _ = scroll(target, columns: 0, rows: press.key == .pageUp ? -page : page)
      }
      return []
    case .home, .end:
      if let target = scrollTarget { _ = scroll(target, columns: 0, rows: press.key == .home ? -1_000_000 : 1_000_000) }
      return []
    case .escape: return escape(ring)
    case .function(5): return refresh()
    case .character("r") where press.modifiers == .control: return refresh()
    case .enter:
      guard node == nil, let button = ring.nodes.first(where: \.isDefaultButton) else { return [] }
      return activate(button)
    default: return []
    }
  }

  private func move(_ direction: FocusRing.Direction, _ ring: FocusRing, from node: LayoutNode?) -> [TerminalEvent] {
    guard let node else { return focus(ring.initial) }
    if let next = ring.nearest(to: node.focusRect, excluding: node.id, direction) { return focus(next) }
    // Nothing to go to: see what lies there.
    if let target = scrollTarget {
      switch direction {
      case .up: _ = scroll(target, columns: 0, rows: -1)
      case .down: _ = scroll(target, columns: 0, rows: 1)
      case .left: _ = scroll(target, columns: -4, rows: 0)
      case .right: _ = scroll(target, columns: 4, rows: 0)
      }
    }
    return []
  }

  /// Escape closes what is on top: a presentation, or the page.
  private func escape(_ ring: FocusRing) -> [TerminalEvent] {
    if let top = tree.root?.shown.last(where: \.isPresentation) {
      if let inner = backPage(top) { return [TerminalEvent(.dismiss, to: inner.id)] }
      return dismissal(of: top, ring)
    }
    return backPage(tree.root).map { [TerminalEvent(.dismiss, to: $0.id)] } ?? []
  }

  /// What closes a presentation without a choice: its cancel button, where it has buttons.
  func dismissal(of node: LayoutNode, _ ring: FocusRing) -> [TerminalEvent] {
    guard case .presentation(let presentation) = node.element else { return [] }
    switch presentation.kind {
    case .alert, .confirmationDialog:
      let buttons = ring.nodes.filter(\.isButton)
      let cancel = buttons.first(where: \.isCancelButton)
      if let cancel = cancel ?? (buttons.count == 1 ? buttons.first : nil) {
        return [TerminalEvent(.activate, to: cancel.id)]
      }
      if case .alert = presentation.kind { return [] }
    case .sheet, .fullScreenCover, .popover, .bottomMenu: break
    }
    return presentation.isDismissDisabled ? [] : [TerminalEvent(.dismiss, to: node.id)]
  }

  /// The innermost page that can be left.
  private func backPage(_ node: LayoutNode?) -> LayoutNode? {
    guard let node else { return nil }
    for child in node.shown where !(node.isWindow && child.isPresentation) {
      if let found = backPage(child) { return found }
    }
    guard case .page(let page) = node.element, page.canGoBack, !page.isBackButtonHidden else { return nil }
    return node
  }

  private func refresh() -> [TerminalEvent] {
    func find(_ node: LayoutNode) -> LayoutNode? {
      switch node.element {
      case .list(let list) where list.isRefreshable: return node
      case .scroll(let scroll) where scroll.isRefreshable: return node
      default: break
      }
      for child in node.shown {
        if let found = find(child) { return found }
      }
      return nil
    }
    let top = tree.root?.shown.last(where: \.isPresentation) ?? tree.root
    return top.flatMap(find).map { [TerminalEvent(.refresh, to: $0.id)] } ?? []
  }

  // MARK: Menus

  private func handlePopup(_ press: TerminalKeyPress) -> [TerminalEvent] {
    guard var popup = interaction.popup else { return [] }
    switch press.key {
    case .up: popup.move(by: -1)
    case .down: popup.move(by: 1)
    case .tab: popup.move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .home, .pageUp: popup.moveToEnd(last: false)
    case .end, .pageDown: popup.moveToEnd(last: true)
    case .escape, .left:
      if !popup.close() {
        interaction.popup = nil
        return []
      }
    case .enter, .character(" "): return choose(popup.highlighted)
    case .right:
      if popup.items.indices.contains(popup.highlighted), case .open = popup.items[popup.highlighted].action {
        return choose(popup.highlighted)
      }
    case .character(let character): popup.moveToTitle(beginningWith: character)
    default: break
    }
    interaction.popup = popup
    return []
  }

  /// An item of the open menu was chosen.
  func choose(_ index: Int) -> [TerminalEvent] {
    guard var popup = interaction.popup, popup.items.indices.contains(index), popup.items[index].isChoice else {
      return []
    }
    switch popup.items[index].action {
    case .send(let event, let id):
      interaction.popup = nil
      return [TerminalEvent(event, to: id)]
    case .open(let items):
      popup.open(items)
      interaction.popup = popup
      return []
    case .none: return []
    }
  }
}

extension TerminalKeyPress {
  /// The key as the graph has it: a W3C UI Events `key` value.
  var render: RenderKeyPress? {
    let name: String
    switch key {
    case .character(let character): name = String(character)
    case .enter: name = "Enter"
    case .tab: name = "Tab"
    case .backspace: name = "Backspace"
    case .delete: name = "Delete"
    case .escape: name = "Escape"
    case .up: name = "ArrowUp"
    case .down: name = "ArrowDown"
    case .left: name = "ArrowLeft"
    case .right: name = "ArrowRight"
    case .home: name = "Home"
    case .end: name = "End"
    case .pageUp: name = "PageUp"
    case .pageDown: name = "PageDown"
    case .insert, .function: return nil
    }
    return RenderKeyPress(
      key: name, shift: modifiers.contains(.shift), control: modifiers.contains(.control),
      option: modifiers.contains(.option), command: modifiers.contains(.command))
  }
}

extension LayoutNode {
  /// The item of a menu, or of one in it, with a shortcut.
  fileprivate func menuItem(matching press: TerminalKeyPress) -> LayoutNode? {
    for child in children where !child.attributes.isDisabled && !child.attributes.isHidden {
      if child.attributes.shortcut?.matches(press) ?? false { return child }
      if let found = child.menuItem(matching: press) { return found }
    }
    return nil
  }

  var isPasteButton: Bool { if case .button(let button) = element { button.isPaste } else { false } }

  var isDefaultButton: Bool { if case .button(let button) = element { button.isDefault } else { false } }
}

extension RenderShortcut {
  /// Whether a key press is this shortcut, with Control or Option standing in for Command.
  func matches(_ press: TerminalKeyPress) -> Bool {
    let isKey: Bool =
      switch press.key {
      case .character(let character):
        key.lowercased() == String(character).lowercased() || key == "Space" && character == " "
      case .enter: key == "Enter" || key == "\r" || key == "Return"
      case .escape: key == "Escape" || key == "\u{1B}"
      case .tab: key == "Tab" || key == "\t"
      case .backspace: key == "Backspace" || key == "\u{8}" || key == "\u{7F}"
      case .delete: key == "Delete" || key == "\u{F728}"
      case .up: key == "ArrowUp" || key == "\u{F700}"
      case .down: key == "ArrowDown" || key == "\u{F701}"
      case .left: key == "ArrowLeft" || key == "\u{F702}"
      case .right: key == "ArrowRight" || key == "\u{F703}"
      case .home: key == "Home" || key == "\u{F729}"
      case .end: key == "End" || key == "\u{F72B}"
      case .pageUp: key == "PageUp" || key == "\u{F72C}"
      case .pageDown: key == "PageDown" || key == "\u{F72D}"
      case .insert: key == "Insert"
      case .function(let number): key == "F\(number)"
      }
    guard isKey else { return false }
    var wanted: [TerminalKeyPress.Modifiers] = [[]]
    if command { wanted = [.command, .control, .option] }
    if control { wanted = wanted.map { $0.union(.control) } }
    if option { wanted = wanted.map { $0.union(.option) } }
    var pressed = press.modifiers
    if case .character = press.key, !shift { pressed.subtract(pressed == .shift && !command ? .shift : []) }
    if shift, case .character(let character) = press.key, character.isUppercase { pressed.insert(.shift) }
    return wanted.contains { ($0.union(shift ? .shift : [])) == pressed }
  }
}
