/// What a person did to the text of a field, and to which text.
public struct RenderTextEdit: Hashable, Sendable {
  /// UTF-8 code units of the longest text that edits make. An app may make a longer one, and a person may shorten that.
  package static let longestText = 1 << 20

  /// What was changed.
  public var edit: TextEdit
  /// Where the caret is after the edit, in UTF-16 code units.
  public var caret: Int
  /// The app's last change of the text (``RenderField/revision``) that the person has seen.
  public var revision: Int
  /// The length of the text before the edit, in UTF-16 code units. A length that cannot be right tells that the renderer
  /// shows another text than the app knows of.
  public var length: Int

  /// An edit of a text.
  public init(_ edit: TextEdit, caret: Int, revision: Int, length: Int) {
    self.edit = edit
    self.caret = caret
    self.revision = revision
    self.length = length
  }

  /// What leads from one text to another, typed by a person who sees the field as it is.
  ///
  /// - Parameters:
  ///   - field: The field that is edited.
  ///   - text: The text it is to have.
  public init(of field: RenderField, to text: String) {
    let edit = TextEdit.difference(from: field.text, to: text)
    let caret = edit.isEmpty ? text.utf16.count : edit.caret(edit.end)
    self.init(edit, caret: caret, revision: field.revision, length: field.text.utf16.count)
  }

  /// The edit and the caret on top of a change of the app, and the change on top of the edit.
  func transformed(over change: TextEdit, revision: Int) -> (edit: RenderTextEdit, change: TextEdit) {
    let (edit, moved) = TextEdit.transform(person: edit, app: change)
    let new = RenderTextEdit(
      edit, caret: moved.caret(caret), revision: revision, length: length + change.growth)
    return (new, moved)
  }
}
