import IppoRender

extension TerminalRenderer {
  /// Handles a key while a menu or the options of a picker are open.
  func handlePopup(_ press: TerminalKeyPress) -> [TerminalEvent] {
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
    case .backspace, .delete, .insert, .function: break
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
