import IppoRender

/// Texts that go to another editor and come back.
extension TerminalRenderer {
  /// The field whose text the person wants in an editor, since the last call.
  func takeEditorRequest() -> (node: RenderNodeID, text: String)? {
    guard let id = interaction.editorRequest else { return nil }
    interaction.editorRequest = nil
    guard interaction.focused == id, let editor = interaction.editor else { return nil }
    return (id, editor.text)
  }

  /// Gives a field another text.
  ///
  /// - Returns: The events of the change; `nil` if the field is gone or disabled, or if the text is too long.
  func replaceText(of id: RenderNodeID, with text: String) -> [TerminalEvent]? {
    guard let node = tree[id], isShown(node), !node.attributes.isDisabled, text.utf8.count <= FieldElement.textLimit,
      var editor = interaction.focused == id ? interaction.editor ?? node.unit.edited : node.unit.edited
    else { return nil }
    let before = editor
    editor.replace(with: text)
    if interaction.focused == id { interaction.editor = editor }
    return [TerminalEvent(.edit(editor.edit(since: before)), to: id)]
  }

  /// Tells with the next frame that something was refused.
  func ringBell() { interaction.ringsBell = true }
}
