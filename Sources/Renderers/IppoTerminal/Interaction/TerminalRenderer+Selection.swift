import IppoRender

/// Selecting text of the screen by dragging, and copying the text at the release.
extension TerminalRenderer {
  /// The text that the person has selected since the last call, for the clipboard.
  package func takeCopiedText() -> String? {
    defer { interaction.copiedText = nil }
    return interaction.copiedText
  }

  /// Whether a drag of the pressed view selects text, because neither a control nor a gesture follows the pointer.
  private var selectsText: Bool {
    guard let pointer = interaction.pointer else { return true }
    guard let node = tree[pointer.node] else { return false }
    return pointer.kind == .press && !pointer.isNearStart && !(node.unit is any ControlElement)
  }

  /// Unselects at the next key or press. Escape does nothing else then.
  ///
  /// - Returns: Whether the input is used up.
  func endsSelection(_ input: InputEvent) -> Bool {
    if case .mouse(let mouse) = input, !mouse.action.isPress { return false }
    defer { interaction.selection = nil }
    return interaction.selection != nil && input == .key(TerminalKeyPress(.escape))
  }

  /// Extends the selection to the pointer.
  func select(to point: CellPoint) {
    guard let anchor = interaction.selectionStart, selectsText,
      interaction.selection != nil || point != anchor
    else { return }
    let bounds = CellRect(columns: size.columns, rows: size.rows)
    interaction.selection = ScreenSelection(
      from: anchor, to: point, path: HitTest(tree.root, at: anchor).path, on: bounds)
  }

  /// Copies the selected text. The selection stays visible until the next key or press.
  func endSelection() {
    interaction.selectionStart = nil
    guard let text = interaction.selection?.text(on: screen), !text.isEmpty else { return }
    interaction.copiedText = text
  }
}
