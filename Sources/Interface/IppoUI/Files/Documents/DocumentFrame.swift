internal import ConcurrencyExtras
internal import Foundation

/// A document with the controls that open and save it.
struct DocumentFrame<Content: View>: View {
  @Environment(\.clientSharesFiles) var sharesFiles
  @Environment(\.undoManager) var undoManager
  @Environment(\.draftFolder) var draftFolder
  @State var isOpening = false
  @State var isSaving = false
  @State var isAsking = false
  @State var fault: String?
  @State var errands = DocumentErrands()
  @Binding var url: URL?
  @Binding var changes: DocumentChanges
  /// Whether the group edits documents.
  let isEditable: Bool
  let readable: [UTType]
  let actions: DocumentActions
  /// Whether the archive of a window has the document; an object ends with its process.
  var keepsDocument = false
  /// Whether a group of the undo manager is a change of the document.
  var countsUndo = false
  /// Whether the window begins with a new document that takes a while to make.
  var beginsLater = false
  /// Whether a document is being made or read, and the progress of reading.
  var isLoading = false
  var progress: ProgressManager?
  @ViewBuilder let content: Content

  /// Whether a document may be changed: the folder of a file of the user's machine must be writable, and the file too. A
  /// save makes a file anew that is missing.
  static func isWritable(_ url: URL?, sharesFiles: Bool) -> Bool {
    guard sharesFiles, let url else { return true }
    let manager = FileManager.default
    return manager.isWritableFile(atPath: url.deletingLastPathComponent().path)
      && (manager.isWritableFile(atPath: url.path) || !manager.fileExists(atPath: url.path))
  }

  var isWritable: Bool { isEditable && Self.isWritable(url, sharesFiles: sharesFiles) }

  private var title: Text {
    guard let url else { return Text(LocalizedStringKey(.untitled)) }
    return Text(verbatim: url.deletingPathExtension().lastPathComponent)
  }

  var isUnsaved: Bool { isEditable && actions.export != nil && changes.isEdited }

  var body: some View {
    let _ = offerQuestion()
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
              errands.adopt(FileStamp(file))
            }
            changes.saved = errands.exported
            changes.hasConflict = nil
          })
        if case .success = result, let step = errands.waiting { perform(step) } else { cancelWaiting() }
      }, cancelWaiting
    )
    .alert(LocalizedStringKey(.unsavedChanges), isPresented: $isAsking) {
      Button(LocalizedStringKey(.discardChanges), role: .destructive) {
        guard let step = errands.waiting else { return }
        if case .leave = step { changes.saved = changes.made }
        perform(step)
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
    .onAppear(perform: begin)
    .onChange(of: sharesFiles, initial: true, follow)
    .onChange(of: url, watch)
    .onDisappear {
      cancelWaiting()
      saveLast()
      WindowDisplay.current?.known(LeavingQuestions.self)?.remove(of: errands)
      errands.askToLeave = nil
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

  func wait(_ step: DocumentErrands.Step) {
    cancelWaiting()
    errands.waiting = step
  }

  func perform(_ step: DocumentErrands.Step) {
    errands.waiting = nil
    switch step {
    case .begin(let source):
      guard let begin = actions.begin else { return }
      errands.replacing += 1
      begin(source) { result in
        errands.replacing -= 1
        report(result.map { replaced(by: nil, stamp: nil) })
      }
    case .choose: isOpening = true
    case .open(let url, let done): open(url, done)
    case .leave(let leave): leave()
    }
  }

  /// Ends the step that waits: the user keeps the document.
  func cancelWaiting() {
    let step = errands.waiting
    errands.waiting = nil
    if case .open(_, let done)? = step { done(.failure(CancellationError())) }
  }

  func open(_ file: URL, _ done: @escaping DocumentActions.Completion) {
    // Before the file is read: a change meanwhile is a change by another program.
    let stamp = FileStamp(file)
    errands.replacing += 1
    actions.open(file) { result in
      errands.replacing -= 1
      done(result.map { replaced(by: file, stamp: stamp) })
    }
  }

  private func replaced(by file: URL?, stamp: FileStamp?) {
    errands.document += 1
    errands.adopt(stamp)
    (errands.seen, errands.unreadable) = (nil, nil)
    errands.skipsGroup = hasOpenGroup
    url = file
    changes = DocumentChanges()
    undoManager?.removeAllActions()
  }

  func report(_ result: Result<Void, any Error>) {
    guard case .failure(let error) = result, !(error is CancellationError) else { return }
    fault = error.localizedDescription
  }
}
