/// The person's side of a text that an app changes: the displayed text, and the edits that the app has not
/// acknowledged.
///
/// A change of the app and the unacknowledged edits are transformed over each other. The edits then belong to the
/// revision of the change, also when they are resent.
package struct PersonText: Equatable, Sendable {
  /// The displayed text.
  package private(set) var text: String
  /// The revision of the app's last displayed change.
  package private(set) var revision: Int
  /// The app's text, with the acknowledged edits.
  private var shared: String
  /// Unacknowledged edits with the numbers of their events, in ascending order.
  package private(set) var pending: [(number: Int, edit: RenderTextEdit)] = []

  package static func == (one: PersonText, other: PersonText) -> Bool {
    one.text == other.text && one.revision == other.revision && one.shared == other.shared
      && one.pending.elementsEqual(other.pending) { $0 == $1 }
  }

  /// A text as the app has it.
  package init(_ text: String, revision: Int) {
    self.text = text
    self.revision = revision
    shared = text
  }

  /// Applies an edit of the person.
  ///
  /// - Parameters:
  ///   - edit: The edit, based on the displayed text.
  ///   - number: The number of the event.
  /// - Returns: The edit to send to the app.
  package mutating func edit(_ edit: TextEdit, caret: Int, number: Int) -> RenderTextEdit {
    let told = RenderTextEdit(edit, caret: caret, revision: revision, length: text.utf16.count)
    pending.append((number, told))
    text = edit.applied(to: text)
    return told
  }

  /// Acknowledges the events up to a number. The app's reactions to these events follow.
  ///
  /// - Returns: The acknowledged edits, in order.
  @discardableResult
  package mutating func answer(upTo number: Int) -> [TextEdit] {
    var answered: [TextEdit] = []
    while let first = pending.first, first.number <= number {
      let edit = first.edit.edit.fitted(to: shared)
      shared = edit.applied(to: shared)
      answered.append(edit)
      pending.removeFirst()
    }
    return answered
  }

  /// Applies a change of the app.
  ///
  /// - Returns: The change of the displayed text.
  @discardableResult
  package mutating func take(_ change: TextEdit, revision: Int) -> TextEdit {
    shared = change.fitted(to: shared).applied(to: shared)
    var change = change
    // An edit that is resent after a failure may be based on a later revision.
    for index in pending.indices where pending[index].edit.revision < revision {
      (pending[index].edit, change) = pending[index].edit.transformed(over: change, revision: revision)
    }
    self.revision = revision
    return show(change)
  }

  /// Replaces the app's text as a whole, without a known history. Unacknowledged edits stay on top of the new text.
  ///
  /// - Parameter unanswered: The edits that the new text lacks; `nil` for the pending ones. A new process may not know
  ///   edits that the previous process had acknowledged.
  package mutating func take(
    whole new: String, revision: Int, unanswered: [(number: Int, edit: RenderTextEdit)]? = nil
  ) {
    pending = unanswered ?? pending
    var change = TextEdit.difference(from: shared, to: new)
    for index in pending.indices where pending[index].edit.revision < revision {
      (pending[index].edit, change) = pending[index].edit.transformed(over: change, revision: revision)
    }
    shared = new
    self.revision = revision
    _ = show(TextEdit())
  }

  /// Shows the app's text with the unacknowledged edits.
  ///
  /// - Parameter change: The change of the displayed text, if no unacknowledged edit is based on it.
  /// - Returns: The actual change of the displayed text.
  private mutating func show(_ change: TextEdit) -> TextEdit {
    let new = pending.reduce(shared) { text, item in item.edit.edit.fitted(to: text).applied(to: text) }
    defer { text = new }
    let fitted = change.fitted(to: text)
    return fitted.applied(to: text).hasSameUnits(as: new) ? fitted : .difference(from: text, to: new)
  }
}
