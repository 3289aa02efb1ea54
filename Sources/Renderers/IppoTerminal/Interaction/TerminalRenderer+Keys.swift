import IppoRender

extension TerminalRenderer {
  /// Handles input of the user, and returns events for the graph. What only the renderer needs to know, it keeps.
  ///
  /// - Parameter time: When it happened, on any clock that does not go back; it tells double clicks from single ones.
  public func handle(_ input: InputEvent, at time: Duration = .zero) -> [TerminalEvent] {
    if tree.needsLayout { tree.layout() }
    if input.isDeliberate {
      endNotices()
      if endsSelection(input) { return [] }
    }
    if interaction.help != nil {
      handleHelp(input)
      if case .backgroundColor(let color) = input { adopt(background: color) }
      return []
    }
    if interaction.palette != nil { return handlePalette(input) }
    switch input {
    case .key(let press): return handle(press, .down)
    case .keyRepeat(let press): return handle(press, .repeat)
    case .keyUp(let press):
      guard interaction.popup == nil else { return [] }
      return listened(press, .up).map { [$0] } ?? []
    case .paste(let text): return paste(text)
    case .mouse(let mouse): return handle(mouse, at: time)
    case .backgroundColor(let color):
      adopt(background: color)
      return []
    case .windowFocus: return []
    }
  }

  /// Handles a key that views listen to and refused; ignores other input.
  ///
  /// - Parameter event: What ``handle(_:at:)`` made of the input, and the graph refused.
  public func handle(_ input: InputEvent, refused event: TerminalEvent, at time: Duration = .zero) -> [TerminalEvent] {
    guard case .key = event.event else { return [] }
    switch input {
    case .key(let press), .keyRepeat(let press): return act(on: press)
    case .keyUp, .mouse, .paste, .windowFocus, .backgroundColor: return []
    }
  }

  /// Whether a view listens to keys that come up.
  var wantsKeyReleases: Bool { !tree.releaseListeners.isEmpty }

  private func handle(_ press: TerminalKeyPress, _ phase: RenderKeyPress.Phase) -> [TerminalEvent] {
    if interaction.popup != nil { return handlePopup(press) }
    if let event = listened(press, phase) { return [event] }
    return act(on: press)
  }

  /// A key for the innermost view around the focus that listens to it.
  private func listened(_ press: TerminalKeyPress, _ phase: RenderKeyPress.Phase) -> TerminalEvent? {
    guard let focused = interaction.focused.flatMap({ tree[$0] }), var render = press.render else { return nil }
    render.phase = phase
    for node in [focused] + Array(focused.ancestors) {
      // A row of a list moves within its section by itself.
      if render.movesItem, node.attributes.gestures.contains(.reorder), !node.isRow, !node.attributes.isDisabled {
        return TerminalEvent(.key(render), to: node.id)
      }
      if let keys = node.attributes.keys, keys.contains(render.key), phase != .up || keys.listensToUp,
        !node.attributes.isDisabled
      {
        return TerminalEvent(.key(render), to: node.id)
      }
    }
    return nil
  }

  private func act(on press: TerminalKeyPress) -> [TerminalEvent] {
    let ring = ring
    let node = interaction.focused.flatMap { id in ring.nodes.first { $0.id == id } }
    if let node, let events = type(node, press) { return events }
    if let events = shortcut(press, ring) { return events }
    if let twin = press.twin { return act(on: twin) }
    if let node, let events = operate(node, press) { return events }
    if let row = node.flatMap({ $0.isRow ? $0 : $0.enclosingRow }), case .row(let element) = row.element,
      let events = RowElement(row: element).keyPressedWithin(press, row)
    {
      return events
    }
    return navigate(press, ring, from: node)
  }

  /// Whether characters that are typed go into the focused field, with nobody who listens to their keys.
  var takesText: Bool {
    guard interaction.popup == nil, interaction.palette == nil, interaction.editor != nil,
      let node = interaction.focused.flatMap({ tree[$0] })
    else { return false }
    return node.attributes.keys == nil && node.ancestors.allSatisfy { $0.attributes.keys == nil }
  }

  /// Whether characters are keys for the app: neither a field nor an overlay takes text.
  var leavesTextToShortcuts: Bool {
    interaction.popup == nil && interaction.palette == nil && interaction.help == nil && interaction.editor == nil
  }

  /// Puts characters that were typed one after the other into the focused field, in one change.
  ///
  /// - Returns: Nothing unless ``takesText``.
  func type(_ text: String) -> [TerminalEvent] {
    if tree.needsLayout { tree.layout() }
    guard takesText else { return [] }
    endNotices()
    // A drag under way goes on selecting.
    interaction.selection = nil
    return paste(text)
  }

  private func paste(_ text: String) -> [TerminalEvent] {
    guard let node = interaction.focused.flatMap({ tree[$0] }) else { return [] }
    let events = node.unit.pasted(text, &interaction).sent(to: node)
    guard events.isEmpty, interaction.editor == nil,
      let taker = sequence(first: node, next: \.parent).first(where: { $0.attributes.gestures.contains(.paste) })
    else { return events }
    return [TerminalEvent(.paste(text), to: taker.id)]
  }

  // MARK: Typing

  private func type(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    guard let typed = node.unit.typed(press, node, &interaction) else { return nil }
    let events = typed.sent(to: node)
    // In a dialog, Return is also the default button.
    guard typed.contains(.submit), let button = ring.defaultAnswer else { return events }
    return events + [TerminalEvent(.activate, to: button.id)]
  }

  // MARK: Shortcuts

  /// A key equivalent. Terminals do not pass Command on: Control and Option stand in for it.
  ///
  /// A capital letter is the shortcut with Shift, if there is one, and otherwise that of the letter.
  private func shortcut(_ press: TerminalKeyPress, _ ring: FocusRing) -> [TerminalEvent]? {
    shortcut(press, ring) { $0.shift == press.isShifted && $0.matches(press) }
      ?? shortcut(press, ring) { $0.matches(press) }
  }

  private func shortcut(
    _ press: TerminalKeyPress, _ ring: FocusRing, where matches: (RenderShortcut) -> Bool
  ) -> [TerminalEvent]? {
    for node in ring.nodes {
      guard let shortcut = node.attributes.shortcut, matches(shortcut) else { continue }
      // Return and Escape without modifiers belong to the focused control first.
      if press.modifiers.isEmpty, press.key == .enter, interaction.focused != nil, interaction.focused != node.id,
        tree[interaction.focused!].map({ $0.unit.answer != nil || $0.unit.edited != nil }) ?? false
      {
        continue
      }
      return activate(node)
    }
    // What is in a menu that is closed can be reached all the same.
    for menu in ring.nodes {
      guard menu.isMenu, let item = menu.menuItem(where: matches) else { continue }
      return activate(item)
    }
    return nil
  }
}

extension TerminalKeyPress {
  /// The key that has sent the same byte since ASCII: Control-I is Tab, Control-M and Control-J are Return, and Control-[
  /// is Escape. Terminals that tell them apart leave it to the app to treat them alike.
  fileprivate var twin: TerminalKeyPress? {
    guard modifiers == .control else { return nil }
    return switch key {
    case .character("i"): TerminalKeyPress(.tab)
    case .character("m"), .character("j"): TerminalKeyPress(.enter)
    case .character("["): TerminalKeyPress(.escape)
    default: nil
    }
  }

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

extension TerminalKeyPress {
  /// Whether the person holds Shift, which a capital letter tells as well.
  fileprivate var isShifted: Bool {
    if case .character(let character) = key, character.isUppercase { return true }
    return modifiers.contains(.shift)
  }
}

extension LayoutNode {
  /// The item of a menu, or of one in it, with a shortcut.
  fileprivate func menuItem(where matches: (RenderShortcut) -> Bool) -> LayoutNode? {
    for child in children where !child.attributes.isDisabled && !child.attributes.isHidden {
      if child.attributes.shortcut.map(matches) ?? false { return child }
      if let found = child.menuItem(where: matches) { return found }
    }
    return nil
  }
}
