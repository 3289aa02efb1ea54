/// The person's side of a text that an app changes: what is shown, and which edits the app has not answered.
///
/// A change of the app is moved on top of the unanswered edits, and these are moved on top of the change: they are then edits
/// of its revision, also where they are sent again.
package struct PersonText: Equatable, Sendable {
  /// What is shown.
  package private(set) var text: String
  /// The app's last change that is shown.
  package private(set) var revision: Int
  /// The text as the app has it, with the edits it has answered.
  private var shared: String
  /// Unanswered edits, and the numbers of their events, which rise.
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

  /// Changes the text as a person does.
  ///
  /// - Parameters:
  ///   - edit: What changes in the text that is shown.
  ///   - number: The number of the event.
  /// - Returns: What the app is to be told.
  package mutating func edit(_ edit: TextEdit, caret: Int, number: Int) -> RenderTextEdit {
    let told = RenderTextEdit(edit, caret: caret, revision: revision, length: text.utf16.count)
    pending.append((number, told))
    text = edit.applied(to: text)
    return told
  }

  /// The app has had the events up to a number. What it did because of them follows.
  ///
  /// - Returns: The edits that are answered, in order.
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

  /// The app has changed the text.
  ///
  /// - Returns: What changes in the text that is shown.
  @discardableResult
  package mutating func take(_ change: TextEdit, revision: Int) -> TextEdit {
    shared = change.fitted(to: shared).applied(to: shared)
    var change = change
    // An edit that is repeated after a failure may have been made on a later revision.
    for index in pending.indices where pending[index].edit.revision < revision {
      (pending[index].edit, change) = pending[index].edit.transformed(over: change, revision: revision)
    }
    self.revision = revision
    return show(change)
  }

  /// The text is another one, and how it came about is not known. Unanswered edits stay, on top of it.
  ///
  /// - Parameter unanswered: The edits that the text does not have, where these are others than before: of what a process has
  ///   answered, another one may not know.
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

  /// Shows the app's text with the unanswered edits.
  ///
  /// - Parameter change: What has changed in the text that is shown, where every unanswered edit was made without it.
  /// - Returns: What has changed.
  private mutating func show(_ change: TextEdit) -> TextEdit {
    let new = pending.reduce(shared) { text, item in item.edit.edit.fitted(to: text).applied(to: text) }
    defer { text = new }
    let fitted = change.fitted(to: text)
    return fitted.applied(to: text).hasSameUnits(as: new) ? fitted : .difference(from: text, to: new)
  }
}
