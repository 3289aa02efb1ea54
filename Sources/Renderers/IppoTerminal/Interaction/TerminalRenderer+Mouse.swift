import IppoRender

extension TerminalRenderer {
  func handle(_ mouse: MouseEvent, at time: Duration) -> [TerminalEvent] {
    // Drags and releases of a press on the content belong to the content, at any position.
    if let line = keyLine, mouse.location.row >= size.rows, interaction.pointer == nil || mouse.action.isPress {
      guard mouse.action == .press(.left),
        let press = line.parts.first(where: { $0.columns.contains(mouse.location.column) })?.hint.press
      else { return [] }
      return handle(.key(press), at: time)
    }
    if hideStrip(mouse) { return [] }
    // A press without an end has lost its release, perhaps outside of the terminal's window.
    let ended = mouse.action.isPress || mouse.action == .move ? endPress() : []
    if interaction.popup != nil { return ended + handlePopup(mouse) }
    return ended + hover(mouse.location) + act(on: mouse, at: time)
  }

  private func act(on mouse: MouseEvent, at time: Duration) -> [TerminalEvent] {
    switch mouse.action {
    case .press(.left):
      interaction.selectionStart = mouse.location
      return press(at: mouse.location, time: time)
    case .drag(.left):
      let events = drag(to: mouse.location)
      select(to: mouse.location)
      return events
    case .release(.left):
      endSelection()
      return release(at: mouse.location)
    case .press(.right), .press(.middle):
      // A terminal has no long press; the other buttons stand in for it, too.
      let hit = HitTest(tree.root, at: mouse.location)
      if let node = hit.target(for: .longPress) { return [TerminalEvent(.longPress, to: node.id)] }
      interaction.popup = hit.path.lazy.compactMap { Popup(secondaryOf: $0, at: mouse.location) }.first
      return []
    case .scrollUp: return scroll(at: mouse.location, columns: 0, rows: -3)
    case .scrollDown: return scroll(at: mouse.location, columns: 0, rows: 3)
    case .scrollLeft: return scroll(at: mouse.location, columns: -4, rows: 0)
    case .scrollRight: return scroll(at: mouse.location, columns: 4, rows: 0)
    case .move, .drag, .release: return []
    }
  }

  private func scroll(at point: CellPoint, columns: Int, rows: Int) -> [TerminalEvent] {
    for node in HitTest(tree.root, at: point).scrollables
    where node.canBeScrolled && scroll(node, columns: columns, rows: rows) { break }
    return []
  }

  // MARK: Menus

  private func handlePopup(_ mouse: MouseEvent) -> [TerminalEvent] {
    guard var popup = interaction.popup else { return [] }
    let frame = popup.frame(in: size)
    let index = popup.firstVisible + mouse.location.row - frame.row - 1
    let isInside = frame.inset(top: 1, leading: 1, bottom: 1, trailing: 1).contains(mouse.location)
    switch mouse.action {
    case .press(.left):
      popup.isPressed = isInside
      if isInside {
        popup.highlight(index)
      } else if !frame.contains(mouse.location) {
        interaction.popup = nil
        return []
      }
    // A press that began before the menu opened, on another node, chooses no item.
    case .release(.left) where isInside && popup.isPressed: return choose(index)
    case .move, .drag: if isInside { popup.highlight(index) }
    case .scrollUp: popup.move(by: -1)
    case .scrollDown: popup.move(by: 1)
    case .release:
      interaction.popup = popup
      return endPress()
    case .press(.middle), .press(.right), .scrollLeft, .scrollRight: break
    }
    interaction.popup = popup
    return []
  }
}

extension MouseEvent.Action {
  /// Whether the event is the press of a button.
  var isPress: Bool {
    switch self {
    case .press: true
    case .drag, .release, .move, .scrollUp, .scrollDown, .scrollLeft, .scrollRight: false
    }
  }
}
