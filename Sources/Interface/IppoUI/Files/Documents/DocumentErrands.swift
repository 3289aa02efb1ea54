internal import Foundation

/// The changes of a document that a window shows: how many there were, and how many of them its file has.
struct DocumentChanges: Equatable, Codable {
  var made = 0
  var saved = 0
  /// Whether a save has found changes by another program, for the next process; `nil` for no.
  var hasConflict: Bool?

  var isEdited: Bool { made != saved }
}

/// The actions of a window on its document. Each calls back once it is done, at once or later.
struct DocumentActions {
  typealias Completion = (Result<Void, any Error>) -> Void

  /// Replaces the document with a new one; `nil` where no documents can be made.
  var begin: ((DocumentCreationSource?, @escaping Completion) -> Void)?
  /// Replaces the document with that of a file.
  let open: (URL, @escaping Completion) -> Void
  /// Writes the document to a file; `nil` without a document.
  var write: ((URL, @escaping Completion) -> Void)?
  /// The file to save; `nil` without a document.
  var export: (() -> FileExport)?
  /// The type that a file of the document has; `nil` without a document that is written.
  var type: UTType?

  init(open: @escaping (URL, @escaping Completion) -> Void) { self.open = open }
}

/// The running errands of a window for its document.
final class DocumentErrands: Unarchived {
  /// A replacement of the document, or its end.
  enum Step {
    case begin(DocumentCreationSource?)
    case choose
    case open(URL, DocumentActions.Completion)
    /// The end of the program.
    case leave(@MainActor () -> Void)
  }

  /// The step that waits for the user's consent to lose changes.
  var waiting: Step?
  var isScheduled = false
  /// Whether the window has begun with its document.
  var hasBegun = false
  /// Whether a look at the file is scheduled.
  var isWatching = false
  /// The number of replacements that are under way.
  var replacing = 0
  var isWriting = false
  /// The callers that asked for a save while another was under way.
  var waiters: [DocumentActions.Completion] = []
  /// Numbers the documents that the window has had.
  var document = 0
  /// The count of changes in the file that is being exported.
  var exported = 0
  /// The file as the window has read or written it last; `nil` without a file, and where that is unknown.
  var stamp: FileStamp?
  /// Whether a save has found changes by another program. Only the user ends that, who is told once.
  var hasConflict = false

  /// The changed file as the last look has found it.
  var seen: FileStamp?
  /// The changed file that could not be read. The user is told once.
  var unreadable: FileStamp?
  /// Asks whether the program may end; see ``LeavingQuestions``.
  var askToLeave: LeavingQuestions.Question?

  /// Whether the open group of the undo manager has changes of a former document.
  var skipsGroup = false

  /// Notes the file that the window has read or written.
  func adopt(_ stamp: FileStamp?) { (self.stamp, hasConflict) = (stamp, false) }

  /// The file that another program has changed. A missing file has no changes to lose.
  func changedFile(_ url: URL) -> FileStamp? {
    guard let stamp, let found = FileStamp(url), found != stamp else { return nil }
    return found
  }

  /// Whether another program has changed the file.
  func isOutdated(_ url: URL) -> Bool { hasConflict || changedFile(url) != nil }
}
