internal import ConcurrencyExtras
internal import Foundation

/// The changes of a document that a window shows: how many there were, and how many of them its file has.
struct DocumentChanges: Equatable, Codable {
  var made = 0
  var saved = 0

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

  init(open: @escaping (URL, @escaping Completion) -> Void) { self.open = open }
}

/// The running errands of a window for its document.
private final class DocumentErrands: Unarchived {
  /// A replacement of the document.
  enum Step {
    case begin(DocumentCreationSource?)
    case choose
    case open(URL, DocumentActions.Completion)
  }

  /// The step that waits for the user's consent to lose changes.
  var waiting: Step?
  var isScheduled = false
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

  /// Whether the open group of the undo manager has changes of a former document.
  var skipsGroup = false

  /// Notes the file that the window has read or written.
  func adopt(_ stamp: FileStamp?) { (self.stamp, hasConflict) = (stamp, false) }

  /// Whether another program has changed the file. A missing file has no changes to lose.
  func isOutdated(_ url: URL) -> Bool {
    guard let stamp, let found = FileStamp(url) else { return false }
    return found != stamp
  }
}

/// A document with the controls that open and save it.
struct DocumentFrame<Content: View>: View {
  @Environment(\.clientSharesFiles) private var sharesFiles
  @Environment(\.undoManager) private var undoManager
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isAsking = false
  @State private var fault: String?
  @State private var errands = DocumentErrands()
  @Binding var url: URL?
  @Binding var changes: DocumentChanges
  /// Whether the group edits documents.
  let isEditable: Bool
  let readable: [UTType]
  let actions: DocumentActions
  /// Whether a group of the undo manager is a change of the document.
  var countsUndo = false
  /// Whether the window begins with a new document that takes a while to make.
  var beginsLater = false
  /// Whether a document is being made or read, and the progress of reading.
  var isLoading = false
  var progress: ProgressManager?
  @ViewBuilder let content: Content

  /// The seconds from a change to a save. Changes in between are saved with it, so that no more than these are lost.
  private static var pause: Double { 1 }

  /// Whether a document may be changed: the folder of a file of the user's machine must be writable, and the file too. A
  /// save makes a file anew that is missing.
  static func isWritable(_ url: URL?, sharesFiles: Bool) -> Bool {
    guard sharesFiles, let url else { return true }
    let manager = FileManager.default
    return manager.isWritableFile(atPath: url.deletingLastPathComponent().path)
      && (manager.isWritableFile(atPath: url.path) || !manager.fileExists(atPath: url.path))
  }

  private var isWritable: Bool { isEditable && Self.isWritable(url, sharesFiles: sharesFiles) }

  private var title: Text {
    guard let url else { return Text(LocalizedStringKey(.untitled)) }
    return Text(verbatim: url.deletingPathExtension().lastPathComponent)
  }

  private var isUnsaved: Bool { isEditable && actions.export != nil && changes.isEdited }

  var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // Changes of a document that is being replaced would be lost.
        .disabled(isLoading)
        .overlay { cover }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: url, isEditable: isWritable))
        .environment(\.newDocument, newDocument)
        .environment(\.openDocument, openDocument)
        .navigationTitle(title)
        .page { if isUnsaved { $0.subtitle = Text(LocalizedStringKey(.edited)) } }
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button(LocalizedStringKey(.openItem), systemImage: "folder") { ask(.choose) }
            if isEditable, actions.export != nil {
              Button(LocalizedStringKey(.saveItem), systemImage: "square.and.arrow.down", action: export)
            }
          }
          ToolbarItemGroup(placement: .secondaryAction) {
            if actions.begin != nil {
              Button(LocalizedStringKey(.newDocument), systemImage: "plus") { ask(.begin(nil)) }
            }
            if isEditable, actions.export != nil {
              Button(LocalizedStringKey(.undo), systemImage: "arrow.uturn.backward") { undoManager?.undo() }
                .disabled(undoManager?.canUndo != true)
              Button(LocalizedStringKey(.redo), systemImage: "arrow.uturn.forward") { undoManager?.redo() }
                .disabled(undoManager?.canRedo != true)
            }
          }
        }
    }
    .fileImporter(isPresented: $isOpening, allowedContentTypes: readable) { result in
      switch result {
      case .success(let file): open(file) { report($0) }
      case .failure(let error): report(.failure(error))
      }
    }
    .fileExport(
      $isSaving, actions.export ?? { .files([]) },
      { result in
        report(
          result.map { files in
            if let file = files.first {
              url = file
              errands.adopt(sharesFiles ? FileStamp(file) : nil)
            }
            changes.saved = errands.exported
          })
        if case .success = result, let step = errands.waiting { perform(step) } else { cancelWaiting() }
      }, cancelWaiting
    )
    .alert(LocalizedStringKey(.unsavedChanges), isPresented: $isAsking) {
      Button(LocalizedStringKey(.discardChanges), role: .destructive) {
        if let step = errands.waiting { perform(step) }
      }
      Button(LocalizedStringKey(.saveItem), action: export)
      Button(LocalizedStringKey(.cancel), role: .cancel) {}
    }
    .alert(
      LocalizedStringKey(.documentFault),
      isPresented: Binding {
        fault != nil
      } set: { _ in
        fault = nil
      }
    ) {
      Button(LocalizedStringKey(.ok)) {}
    } message: {
      Text(verbatim: fault ?? "")
    }
    .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidCloseUndoGroup, object: undoManager)) { _ in
      // Groups of other windows' managers are theirs; `object` is absent outside of windows.
      guard countsUndo, undoManager != nil else { return }
      if errands.skipsGroup { errands.skipsGroup = false } else { changes.made += 1 }
    }
    .onChange(of: changes) { scheduleSave() }
    .onChange(of: isAsking) { if !isAsking, !isSaving { cancelWaiting() } }
    // After the reason of a save that failed: whether the changes may be lost.
    .onChange(of: fault) { if fault == nil, errands.waiting != nil, !isSaving { isAsking = true } }
    .onAppear { if beginsLater, actions.export == nil { perform(.begin(nil)) } }
    .onDisappear {
      cancelWaiting()
      saveLast()
    }
  }

  @ViewBuilder private var cover: some View {
    if isLoading {
      if let progress, !progress.isIndeterminate {
        ProgressView(value: progress.fractionCompleted).padding()
      } else {
        ProgressView()
      }
    } else if actions.export == nil {
      ContentUnavailableView {
        Label(LocalizedStringKey(.noDocument), systemImage: "doc")
      } actions: {
        Button(LocalizedStringKey(.openItem)) { ask(.choose) }
      }
    }
  }

  // MARK: Replacing

  private var newDocument: NewDocumentAction {
    guard actions.begin != nil else { return NewDocumentAction(begin: nil) }
    let start = MainActorBound { (source: DocumentCreationSource?) in ask(.begin(source)) }
    return NewDocumentAction { start.value($0) }
  }

  private var openDocument: OpenDocumentAction {
    let start = MainActorBound { (url: URL, done: @escaping DocumentActions.Completion) in ask(.open(url, done)) }
    return OpenDocumentAction { start.value($0, $1) }
  }

  /// Performs a step, unless it would lose changes: these are saved first, or the user decides about them.
  private func ask(_ step: DocumentErrands.Step) {
    countOpenGroup()
    proceed(to: step)
  }

  private func proceed(to step: DocumentErrands.Step) {
    guard isUnsaved else { return perform(step) }
    if savesByItself {
      save { result in
        switch result {
        // There may be changes that came during the save.
        case .success: proceed(to: step)
        case .failure: wait(step)
        }
      }
    } else {
      wait(step)
      isAsking = true
    }
  }

  private func wait(_ step: DocumentErrands.Step) {
    cancelWaiting()
    errands.waiting = step
  }

  private func perform(_ step: DocumentErrands.Step) {
    errands.waiting = nil
    switch step {
    case .begin(let source): actions.begin?(source) { report($0.map { replaced(by: nil, stamp: nil) }) }
    case .choose: isOpening = true
    case .open(let url, let done): open(url, done)
    }
  }

  /// Ends the step that waits: the user keeps the document.
  private func cancelWaiting() {
    let step = errands.waiting
    errands.waiting = nil
    if case .open(_, let done)? = step { done(.failure(CancellationError())) }
  }

  private func open(_ file: URL, _ done: @escaping DocumentActions.Completion) {
    // Before the file is read: a change meanwhile is a change by another program.
    let stamp = sharesFiles ? FileStamp(file) : nil
    actions.open(file) { result in done(result.map { replaced(by: file, stamp: stamp) }) }
  }

  private func replaced(by file: URL?, stamp: FileStamp?) {
    errands.document += 1
    errands.adopt(stamp)
    errands.skipsGroup = hasOpenGroup
    url = file
    changes = DocumentChanges()
    undoManager?.removeAllActions()
  }

  private func report(_ result: Result<Void, any Error>) {
    guard case .failure(let error) = result, !(error is CancellationError) else { return }
    fault = error.localizedDescription
  }

  // MARK: Saving

  /// Whether changes are saved without a question: to a file of the user's own machine.
  private var savesByItself: Bool { sharesFiles && url != nil && actions.write != nil && isWritable }

  private func export() {
    errands.exported = changes.made
    isSaving = true
  }

  /// Whether the undo manager has a group of the event that is under way.
  private var hasOpenGroup: Bool { countsUndo && (undoManager?.groupingLevel ?? 0) > 0 }

  /// Counts the changes of the event that is under way. Their group closes after it.
  private func countOpenGroup() {
    if hasOpenGroup, !errands.skipsGroup { changes.made += 1 }
  }

  private func scheduleSave() {
    guard changes.isEdited, !errands.isScheduled, !errands.hasConflict, savesByItself else { return }
    errands.isScheduled = true
    WindowDisplay.current?.schedule(after: Self.pause) {
      errands.isScheduled = false
      save { _ in }
    }
  }

  private func save(_ done: @escaping DocumentActions.Completion) {
    guard let url, let write = actions.write, changes.isEdited else { return done(.success(())) }
    // The write that is under way has the changes before it alone.
    guard !errands.isWriting else { return errands.waiters.append(done) }
    guard !errands.isOutdated(url) else {
      errands.hasConflict = true
      let fault = FileConflict(name: url.lastPathComponent)
      report(.failure(fault))
      return done(.failure(fault))
    }
    errands.isWriting = true
    let (made, document) = (changes.made, errands.document)
    write(url) { result in
      errands.isWriting = false
      // A document that was opened meanwhile has changes of its own.
      if case .success = result, errands.document == document {
        changes.saved = min(made, changes.made)
        errands.adopt(FileStamp(url))
      }
      report(result)
      done(result)
      let waiters = errands.waiters
      errands.waiters = []
      switch result {
      case .success:
        for waiter in waiters { save(waiter) }
        scheduleSave()
      // The next change tries again, not time: the user would be told each second.
      case .failure: for waiter in waiters { waiter(result) }
      }
    }
  }

  /// Saves the changes of a window that ends. The owner of the window can wait for the save.
  private func saveLast() {
    countOpenGroup()
    guard changes.isEdited, savesByItself, let url, let write = actions.write else { return }
    let name = url.lastPathComponent
    let end = WindowDisplay.current?.attachment { UnfinishedWork() }
      .begin(lateness: "“\(name)” is not saved: the save takes too long.")
    let finish: DocumentActions.Completion = { result in
      switch result {
      case .success: end?(nil)
      case .failure(let error): end?("“\(name)” is not saved: \(error.localizedDescription)")
      }
    }
    let isWriting = errands.isWriting
    if !isWriting, errands.isOutdated(url) {
      // Neither version may be lost, and there is nobody to ask.
      let place = url.freeNeighbour
      return write(place) { result in
        guard case .success = result else { return finish(result) }
        end?("“\(name)” was changed by another program. The changes that were made here are in \(place.path).")
      }
    }
    save { result in
      // The write that was under way has failed, and lacks the latest changes anyway.
      if case .failure = result, isWriting { return save(finish) }
      finish(result)
    }
  }
}
