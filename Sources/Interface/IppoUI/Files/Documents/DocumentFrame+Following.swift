internal import Foundation

/// Influences from outside of the window: a former process, another program, the end of the own program.
extension DocumentFrame {
  /// The seconds between two looks at the file.
  private static var lookPause: Double { 2 }

  /// Begins with a new document, or with that of the window of a former process.
  func begin() {
    guard !errands.hasBegun else { return }
    errands.hasBegun = true
    if keepsDocument {
      errands.hasConflict = changes.hasConflict == true
      // Changes that the former process had not saved are saved once the client is known; see `follow()`.
      if let url, !changes.isEdited { errands.adopt(FileStamp(url)) }
      return
    }
    if let url, FileManager.default.isReadableFile(atPath: url.path) { return open(url) { report($0) } }
    // The changes and the address of an object that ended with the former process.
    (url, changes) = (nil, DocumentChanges())
    if beginsLater, actions.export == nil { perform(.begin(nil)) }
  }

  /// Begins what a document on the user's own machine needs, once the client has said that it is there.
  func follow() {
    guard sharesFiles else { return }
    WindowDisplay.current?.attachment { LeavingQuestions() }.add(of: errands) { [errands] leave in
      errands.askToLeave?(leave) ?? false
    }
    scheduleSave()
    watch()
  }

  // MARK: Other programs

  /// Looks at the file from time to time, as long as the window has one.
  func watch() {
    guard sharesFiles, url != nil, !errands.isWatching else { return }
    errands.isWatching = true
    WindowDisplay.current?.schedule(after: Self.lookPause) {
      errands.isWatching = false
      look()
      watch()
    }
  }

  /// Reads the file again that another program has changed. Where the window has changes too, its next save finds the
  /// conflict.
  private func look() {
    guard isUntouched, let url, let found = errands.changedFile(url), found != errands.unreadable else {
      errands.seen = nil
      return
    }
    // A program may still be writing a file that differs from the last look.
    guard found == errands.seen else {
      errands.seen = found
      return
    }
    open(url) { result in
      if case .failure(let error) = result, !(error is CancellationError) { errands.unreadable = found }
      report(result)
    }
  }

  /// Whether the document is as its file was, and no question about it is open.
  private var isUntouched: Bool {
    let isAtRest = !errands.isWriting && errands.replacing == 0 && errands.waiting == nil
    return isAtRest && !changes.isEdited && !hasOpenGroup && fault == nil && !isOpening && !isSaving && !isAsking
  }

  // MARK: The end of the program

  /// Lets the end of the program ask as the latest evaluation would. A browser's page ends without a question.
  func offerQuestion() {
    guard sharesFiles else { return }
    errands.askToLeave = { leave in askToLeave(leave) }
  }

  /// Asks whether the program may end, if changes would be lost that the window does not save by itself.
  ///
  /// - Parameter leave: Ends the program.
  /// - Returns: Whether the user is asked.
  private func askToLeave(_ leave: @escaping @MainActor () -> Void) -> Bool {
    countOpenGroup()
    guard isUnsaved, !savesByItself else { return false }
    wait(.leave(leave))
    // After the reason of a failure, and a file that the user is choosing, the window goes on by itself.
    if fault == nil, !isSaving { isAsking = true }
    return true
  }
}
