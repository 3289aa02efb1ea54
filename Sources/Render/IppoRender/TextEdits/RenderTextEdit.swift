/// A person's edit of the text of a field, with the version of the text that the edit is based on.
public struct RenderTextEdit: Hashable, Sendable {
  /// The maximum length of texts that edits make, in UTF-8 code units. An app may make a longer text, which the person
  /// may shorten.
  package static let longestText = 1 << 20

  /// The change of the text.
  public var edit: TextEdit
  /// The position of the caret after the edit, in UTF-16 code units.
  public var caret: Int
  /// The last change of the app (``RenderField/revision``) that the person has seen.
  public var revision: Int
  /// The length of the text before the edit, in UTF-16 code units. An impossible length shows that the renderer
  /// displays a different text than the app expects.
  public var length: Int

  /// An edit of a text.
  public init(_ edit: TextEdit, caret: Int, revision: Int, length: Int) {
    self.edit = edit
    self.caret = caret
    self.revision = revision
    self.length = length
  }

  /// The edit from the displayed text of a field to another text, as typed by a person.
  ///
  /// - Parameters:
  ///   - field: The edited field.
  ///   - text: The new text of the field.
  public init(of field: RenderField, to text: String) {
    let edit = TextEdit.difference(from: field.text, to: text)
    let caret = edit.isEmpty ? text.utf16.count : edit.caret(edit.end)
    self.init(edit, caret: caret, revision: field.revision, length: field.text.utf16.count)
  }

  /// Transforms the edit and its caret over a change of the app, and the change over the edit.
  func transformed(over change: TextEdit, revision: Int) -> (edit: RenderTextEdit, change: TextEdit) {
    let (edit, moved) = TextEdit.transform(person: edit, app: change)
    let new = RenderTextEdit(
      edit, caret: moved.caret(caret), revision: revision, length: length + change.growth)
    return (new, moved)
  }
}
