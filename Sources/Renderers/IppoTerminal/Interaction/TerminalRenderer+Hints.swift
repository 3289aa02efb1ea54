import IppoRender

extension TerminalRenderer {
  /// The hints for keys at the moment, the least important first.
  var hints: [KeyHint] { controlHints.map { KeyHint($0, in: tree.window.words) } }

  private var controlHints: [ControlHint] {
    if let help = interaction.help {
      return (help.isScrollable(in: size) ? [ControlHint("↑ ↓", .scroll)] : []) + [
        ControlHint("Esc", .close, press: .escape)
      ]
    }
    if interaction.palette != nil {
      return [ControlHint("↑ ↓", .choose), .enter(.press), ControlHint("Esc", .close, press: .escape)]
    }
    if interaction.popup != nil {
      return [ControlHint("↑ ↓", .choose), .enter(.select), ControlHint("Esc", .close, press: .escape)]
    }
    let node = interaction.focused.flatMap { tree[$0] }
    var hints: [ControlHint] = []
    if ring.nodes.count > 1 { hints.append(ControlHint("Tab", .next, press: .tab)) }
    if let hint = node?.unit.hint { hints.append(hint) }
    if let leaving = leavingHint { hints.append(leaving) }
    if node?.unit.edited == nil { hints.append(ControlHint("?", .keys, press: .character("?"))) }
    return hints + [ControlHint("^C", .quit)]
  }

  /// The hint for Escape where no menu is open.
  private var leavingHint: ControlHint? {
    guard !escape(ring).isEmpty else { return nil }
    return ControlHint("Esc", ring.top?.isPresentation ?? false ? .close : .back, press: .escape)
  }

  // MARK: Reports

  /// Shows lines over the screen, until the next key or press of the pointer.
  func show(_ report: [String]) { interaction.help = KeyHelp(report: report) }

  /// Whether lines are over the screen.
  var showsReport: Bool { interaction.help != nil }

  // MARK: All keys

  func showHelp() {
    let shortcuts = ring.nodes.compactMap { node -> KeyHint? in
      guard let shortcut = node.attributes.shortcut else { return nil }
      let title = Popup.title(node.present)
      let effect = title.isEmpty ? node.attributes.accessibility.label ?? "" : title
      return KeyHint(shortcut.keys(in: tree.window.words), effect)
    }
    let focused = interaction.focused.flatMap { tree[$0] }
    let dividers = [RenderAxis.horizontal, .vertical].filter { axis in
      focused.map { divider(near: $0, along: axis) != nil } ?? false
    }
    interaction.help = KeyHelp(
      shortcuts: shortcuts.filter { !$0.effect.isEmpty }, dividers: dividers, in: tree.window.words)
  }

  /// Arrows scroll what does not fit; every other key, and a press of the pointer, puts the keys away.
  func handleHelp(_ input: InputEvent) {
    let page = max(1, size.rows - 4)
    switch input {
    case .key(let press), .keyRepeat(let press):
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
    case .keyUp, .paste, .windowFocus, .backgroundColor: break
    }
  }
}
