/// The app's side of a text that a person edits: the merged text, and the app's changes that the person may not have
/// seen.
///
/// A person's edit is transformed over the changes that the person had not seen. The app's reaction to the edit is a
/// separate change with the next revision.
package struct AppText: Equatable, Sendable {
  /// A change of the app, based on all received edits of the person.
  private struct Entry: Equatable, Sendable {
    var revision: Int
    var change: TextEdit

    /// The approximate size in memory.
    var bytes: Int { change.changes.reduce(64) { $0 + 32 + $1.inserted.utf8.count } }
  }

  /// Limits of the recorded changes, which later edits may have to be transformed over; lower limits for texts that
  /// nobody has edited.
  private static let limit = (changes: 1000, bytes: 262_144, uneditedChanges: 100)

  /// The text with all received edits and changes.
  package private(set) var text: String
  /// The number of the app's last change.
  package private(set) var revision: Int
  /// The oldest revision that edits can be transformed from.
  private var oldest: Int
  private var log: [Entry] = []
  private var bytes = 0
  /// The position of the person's caret; `nil` before the first edit.
  private var caret: Int?
  /// The person's last edit, and the text before the edit, which a refusal restores.
  private var last: (edit: TextEdit, before: String)?
  /// Whether the renderer shows a different text, and must receive the whole text.
  private var isLost = false

  package static func == (one: AppText, other: AppText) -> Bool {
    one.text == other.text && one.revision == other.revision && one.oldest == other.oldest && one.log == other.log
  }

  /// A text without a known history.
  package init(_ text: String, revision: Int = 0) {
    self.text = text
    self.revision = revision
    oldest = revision
  }

  /// The state to persist for another process.
  package var kept: (text: String, revision: Int, oldest: Int, changes: [(revision: Int, change: TextEdit)]) {
    (text, revision, oldest, log.map { ($0.revision, $0.change) })
  }

  /// Restores a text from its persisted state.
  package init(_ text: String, revision: Int, oldest: Int, changes: [(revision: Int, change: TextEdit)]) {
    self.init(text, revision: revision)
    self.oldest = oldest
    log = changes.map { Entry(revision: $0.revision, change: $0.change) }
    bytes = log.reduce(0) { $0 + $1.bytes }
  }

  /// Applies an edit of the person.
  ///
  /// An edit with an unknown revision or an impossible length is applied at the nearest position, and the renderer
  /// receives the whole text.
  package mutating func receive(_ edit: RenderTextEdit) {
    var own = edit.edit
    let unseen = log.drop { $0.revision <= edit.revision }.reduce(0) { $0 + $1.change.growth }
    let isKnown =
      (oldest...revision).contains(edit.revision) && edit.length == text.utf16.count - unseen && own.end <= edit.length
    if isKnown {
      forget(through: edit.revision)
      for index in log.indices {
        (own, log[index].change) = TextEdit.transform(person: own, app: log[index].change)
      }
      caret = log.reduce(edit.caret) { $1.change.caret($0) }
    } else {
      caret = nil
      isLost = true
    }
    let fitted = own.fitted(to: text)
    if fitted != own { isLost = true }
    last = (fitted, text)
    text = fitted.applied(to: text)
  }

  /// Adopts the text that the app now has.
  ///
  /// - Returns: The change for the renderer; `nil` if the renderer already shows the text.
  package mutating func show(_ new: String) -> Change? {
    defer { last = nil }
    guard isLost || !new.hasSameUnits(as: text) else { return nil }
    revision += 1
    let old = text
    text = new
    if isLost {
      isLost = false
      forgetAll()
      return .whole
    }
    let change =
      if let last, last.before.hasSameUnits(as: new) {
        last.edit.inverse(on: new)
      } else {
        TextEdit.alignment(from: old, to: new, caret: caret)
      }
    caret = caret.map { change.caret($0) }
    log.append(Entry(revision: revision, change: change))
    bytes += log[log.count - 1].bytes
    let changes = caret == nil ? Self.limit.uneditedChanges : Self.limit.changes
    while log.count > changes || bytes > Self.limit.bytes {
      let gone = log.removeFirst()
      bytes -= gone.bytes
      oldest = gone.revision
    }
    return .edit(change)
  }

  /// A change of the app for the renderer.
  package enum Change: Equatable, Sendable {
    case edit(TextEdit)
    /// Replaces the text as a whole.
    case whole
  }

  private mutating func forget(through revision: Int) {
    log.removeAll { $0.revision <= revision }
    oldest = max(oldest, revision)
    bytes = log.reduce(0) { $0 + $1.bytes }
  }

  private mutating func forgetAll() {
    log = []
    bytes = 0
    oldest = revision
  }
}
