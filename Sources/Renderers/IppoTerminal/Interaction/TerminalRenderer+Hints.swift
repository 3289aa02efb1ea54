import IppoRender

extension TerminalRenderer {
  /// What keys do now, the least important first.
  var hints: [KeyHint] {
    if let help = interaction.help {
      return (help.isScrollable(in: size) ? [KeyHint("↑ ↓", "scroll")] : []) + [KeyHint("Esc", "close", press: .escape)]
    }
    if interaction.palette != nil {
      return [KeyHint("↑ ↓", "choose"), .enter("press"), KeyHint("Esc", "close", press: .escape)]
    }
    if interaction.popup != nil {
      return [KeyHint("↑ ↓", "choose"), .enter("select"), KeyHint("Esc", "close", press: .escape)]
    }
    let node = interaction.focused.flatMap { tree[$0] }
    var hints: [KeyHint] = []
    if ring.nodes.count > 1 { hints.append(KeyHint("Tab", "next", press: .tab)) }
    if let hint = node?.unit.hint { hints.append(hint) }
    if let leaving = leavingHint { hints.append(leaving) }
    if node?.unit.edited == nil { hints.append(KeyHint("?", "keys", press: .character("?"))) }
    return hints + [KeyHint("^C", "quit")]
  }

  /// What Escape does where no menu is open.
  private var leavingHint: KeyHint? {
    guard !escape(ring).isEmpty else { return nil }
    return KeyHint("Esc", ring.top?.isPresentation ?? false ? "close" : "back", press: .escape)
  }

  // MARK: All keys

  func showHelp() {
    let shortcuts = ring.nodes.compactMap { node -> KeyHint? in
      guard let shortcut = node.attributes.shortcut else { return nil }
      let title = Popup.title(node.present)
      return KeyHint(shortcut.keys, title.isEmpty ? node.attributes.accessibility.label ?? "" : title)
    }
    interaction.help = KeyHelp(
      shortcuts: shortcuts.filter { !$0.effect.isEmpty }, language: capabilities.language)
  }

  /// Arrows scroll what does not fit; every other key, and a press of the pointer, puts the keys away.
  func handleHelp(_ input: InputEvent) {
    let page = max(1, size.rows - 4)
    switch input {
    case .key(let press):
      switch press.key {
      case .up: interaction.help?.scroll(by: -1, in: size)
      case .down: interaction.help?.scroll(by: 1, in: size)
      case .pageUp: interaction.help?.scroll(by: -page, in: size)
      case .pageDown: interaction.help?.scroll(by: page, in: size)
      case .character, .enter, .tab, .backspace, .delete, .insert, .escape, .left, .right, .home, .end, .function:
        interaction.help = nil
      }
    case .mouse(let mouse):
      switch mouse.action {
      case .scrollUp: interaction.help?.scroll(by: -3, in: size)
      case .scrollDown: interaction.help?.scroll(by: 3, in: size)
      case .press: interaction.help = nil
      case .release, .drag, .move, .scrollLeft, .scrollRight: break
      }
    case .paste, .windowFocus, .backgroundColor: break
    }
  }
}
