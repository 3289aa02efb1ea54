internal import IppoRender
internal import Synchronization

extension Recorder {
  /// Writes each entry into a journal from now on.
  package func keepJournal(_ journal: RecordingJournal) {
    state.withLock { state in
      state.journal = journal
      state.rewriteJournal()
    }
  }
}

extension Recorder.State {
  /// Writes the whole content into the journal: entries were dropped, or another text has become private.
  func rewriteJournal() { journal?.begin(with: privateTexts.scrubbed(body)) }

  /// Writes an entry into the journal, before the program goes on.
  func writeJournal(_ entry: RecordedEntry, at place: Int) {
    journal?.append(.entry(place, entry.scrubbed(privateTexts.scrubber)))
  }

  /// Keeps a text out of the recording, and out of a journal that may have it.
  mutating func keepPrivate(_ text: String) {
    guard privateTexts.insert(text), journal != nil else { return }
    rewriteJournal()
  }
}
