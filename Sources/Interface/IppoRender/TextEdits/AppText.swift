/// The app's side of a text that a person edits: what both of them have made of it, and which changes of the app the person
/// may not have seen.
///
/// A person's edit is moved on top of the changes that it was made without. What the app makes of the text then is a change
/// of its own, with the next revision.
package struct AppText: Equatable, Sendable {
  /// A change of the app, on top of all edits of the person that have come.
  private struct Entry: Equatable, Sendable {
    var revision: Int
    var change: TextEdit

    /// What it takes in memory, about.
    var bytes: Int { change.changes.reduce(64) { $0 + 32 + $1.inserted.utf8.count } }
  }

  /// Changes that are kept for edits that were made without them; fewer where nobody has edited the text.
  private static let limit = (changes: 1000, bytes: 262_144, uneditedChanges: 100)

  /// The text with everything that has come.
  package private(set) var text: String
  /// The number of the app's last change.
  package private(set) var revision: Int
  /// Edits on older revisions cannot be moved to where they belong.
  private var oldest: Int
  private var log: [Entry] = []
  private var bytes = 0
  /// Where the person's caret is, once an edit has told.
  private var caret: Int?
  /// The person's last edit, and the text before it: what a refusal goes back to.
  private var last: (edit: TextEdit, before: String)?
  /// The renderer shows something else: it is told the whole text.
  private var isLost = false

  package static func == (one: AppText, other: AppText) -> Bool {
    one.text == other.text && one.revision == other.revision && one.oldest == other.oldest && one.log == other.log
  }

  /// A text whose history is not known.
  package init(_ text: String, revision: Int = 0) {
    self.text = text
    self.revision = revision
    oldest = revision
  }

  /// What has to be kept of it, for another process.
  package var kept: (text: String, revision: Int, oldest: Int, changes: [(revision: Int, change: TextEdit)]) {
    (text, revision, oldest, log.map { ($0.revision, $0.change) })
  }

  /// A text with what was kept of it.
  package init(_ text: String, revision: Int, oldest: Int, changes: [(revision: Int, change: TextEdit)]) {
    self.init(text, revision: revision)
    self.oldest = oldest
    log = changes.map { Entry(revision: $0.revision, change: $0.change) }
    bytes = log.reduce(0) { $0 + $1.bytes }
  }

  /// Takes an edit of the person.
  ///
  /// An edit that was made on a text that nobody knows of is taken all the same, as near to its place as possible, and the
  /// renderer is told the whole text.
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

  /// Takes what the app has made of the text.
  ///
  /// - Returns: What the renderer is to be told: `nil` where it shows that already.
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

  /// What the app did to a text.
  package enum Change: Equatable, Sendable {
    case edit(TextEdit)
    /// The renderer takes the text as it is.
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
