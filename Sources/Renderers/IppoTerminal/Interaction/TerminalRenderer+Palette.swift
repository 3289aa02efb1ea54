import IppoRender

extension TerminalRenderer {
  /// Opens the command palette.
  func showPalette() {
    guard let top = ring.top else { return }
    interaction.palette = CommandPalette(CommandPalette.commands(top))
  }

  /// Follows changes of the screen while the palette is open.
  func refreshPalette() {
    guard interaction.palette != nil, let top = ring.top else { return }
    interaction.palette?.update(CommandPalette.commands(top))
  }

  /// Input while the palette is open.
  func handlePalette(_ input: InputEvent) -> [TerminalEvent] {
    defer { interaction.palette?.scroll(in: size) }
    switch input {
    case .key(let press), .keyRepeat(let press): return handlePalette(press)
    case .paste(let text): interaction.palette?.type(text)
    case .mouse(let mouse): return handlePalette(mouse)
    case .backgroundColor(let color): adopt(background: color)
    case .keyUp, .windowFocus: break
    }
    return []
  }

  private func handlePalette(_ press: TerminalKeyPress) -> [TerminalEvent] {
    switch press.key {
    case .escape: interaction.palette = nil
    case .enter: return perform()
    case .up: interaction.palette?.move(by: -1)
    case .down: interaction.palette?.move(by: 1)
    case .tab: interaction.palette?.move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .pageUp: interaction.palette?.page(by: -1)
    case .pageDown: interaction.palette?.page(by: 1)
    case .backspace: interaction.palette?.deleteCharacter()
    case .character(let character):
      switch (press.modifiers.subtracting(.shift), character) {
      case ([], _): interaction.palette?.type(String(character))
      case (.control, "n"): interaction.palette?.move(by: 1)
      case (.control, "p"): interaction.palette?.move(by: -1)
      case (.control, "u"): interaction.palette?.clear()
      case (.control, "g"): interaction.palette = nil
      default: break
      }
    case .left, .right, .home, .end, .delete, .insert, .function: break
    }
    return []
  }

  private func handlePalette(_ mouse: MouseEvent) -> [TerminalEvent] {
    guard let palette = interaction.palette else { return [] }
    switch mouse.action {
    case .press(.left):
      guard palette.frame(in: size).contains(mouse.location) else {
        interaction.palette = nil
        return []
      }
      if let index = palette.index(at: mouse.location, in: size) { interaction.palette?.highlight(index) }
    case .release(.left):
      guard let index = palette.index(at: mouse.location, in: size), index == palette.highlighted else { return [] }
      return perform()
    case .move: if let index = palette.index(at: mouse.location, in: size) { interaction.palette?.highlight(index) }
    case .scrollUp: interaction.palette?.move(by: -1)
    case .scrollDown: interaction.palette?.move(by: 1)
    case .press, .release, .drag, .scrollLeft, .scrollRight: break
    }
    return []
  }

  /// Sends what a press of the chosen entry sends, and closes the palette.
  private func perform() -> [TerminalEvent] {
    guard let command = interaction.palette?.chosen else { return [] }
    interaction.palette = nil
    return [command.event]
  }
}
