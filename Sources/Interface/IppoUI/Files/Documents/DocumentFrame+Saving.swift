internal import Foundation

/// Saving: a second after a change, when another document takes the place, and when the window ends.
extension DocumentFrame {
  /// The seconds from a change to a save. Changes in between are saved with it, so that no more than these are lost.
  private static var pause: Double { 1 }

  /// Whether changes are saved without a question: to a file of the user's own machine.
  var savesByItself: Bool { sharesFiles && url != nil && actions.write != nil && isWritable }

  func export() {
    errands.exported = changes.made
    isSaving = true
  }

  /// Whether the undo manager has a group of the event that is under way.
  var hasOpenGroup: Bool { countsUndo && (undoManager?.groupingLevel ?? 0) > 0 }

  /// Counts the changes of the event that is under way. Their group closes after it.
  func countOpenGroup() {
    if hasOpenGroup, !errands.skipsGroup { changes.made += 1 }
  }

  func scheduleSave() {
    guard changes.isEdited, !errands.isScheduled, !errands.hasConflict, savesByItself else { return }
    errands.isScheduled = true
    WindowDisplay.current?.schedule(after: Self.pause) {
      errands.isScheduled = false
      save { _ in }
    }
  }

  func save(_ done: @escaping DocumentActions.Completion) {
    guard let url, let write = actions.write, changes.isEdited else { return done(.success(())) }
    // The write that is under way has the changes before it alone.
    guard !errands.isWriting else { return errands.waiters.append(done) }
    guard !errands.isOutdated(url) else {
      errands.hasConflict = true
      changes.hasConflict = true
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
  func saveLast() {
    countOpenGroup()
    guard changes.isEdited else { return }
    guard savesByItself, let url, let write = actions.write else { return tellUnsaved() }
    let name = url.lastPathComponent
    let end = WindowDisplay.current?.attachment { UnfinishedWork() }
      .begin(lateness: "“\(name)” is not saved: the save takes too long.")
    let finish: DocumentActions.Completion = { result in
      switch result {
      case .success: end?(nil)
      case .failure(let error): keepDraft("“\(name)” is not saved: \(error.localizedDescription)") { end?($0) }
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

  /// Says at the end of the window that changes are not saved. The user was not asked, or the terminal is gone.
  private func tellUnsaved() {
    let isKept = keepsDocument && WindowDisplay.current?.known(LeavingQuestions.self)?.isHandedOver == true
    guard isUnsaved, sharesFiles, !isKept else { return }
    let sentence =
      url.map { "“\($0.lastPathComponent)” is not saved: the file cannot be written." }
      ?? "“Untitled” is not saved: the document has no file."
    let end = WindowDisplay.current?.attachment { UnfinishedWork() }.begin(lateness: sentence)
    keepDraft(sentence) { end?($0) }
  }
}
