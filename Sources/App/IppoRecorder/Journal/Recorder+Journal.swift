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
  func rewriteJournal() { journal?.begin(with: privateTexts.scrubbed(all)) }

  /// Writes an entry into the journal, before the program goes on.
  ///
  /// - Parameter place: The place among the entries since the last snapshot.
  mutating func writeJournal(_ entry: RecordedEntry, at place: Int) {
    guard let journal, !privateTexts.isFull else { return }
    // The whole screen, with which a snapshot begins, is not among the entries of the journal.
    let start = earlier.map { $0.entries.count - 1 } ?? 0
    guard earlier == nil || place > 0 else { return }
    journal.append(.entry(start + place, entry.scrubbed(scrubber)))
  }

  /// Keeps a text out of the recording, and out of a journal that may have it.
  mutating func keepPrivate(_ text: String) {
    // The same texts come with each screen.
    guard !privateTexts.contains(text) else { return }
    privateTexts.insert(text)
    if privateTexts.isFull {
      endLog()
    } else if journal != nil, all.contains(text) {
      rewriteJournal()
    }
  }
}

extension RecordedBody {
  /// Whether the content has the text anywhere.
  fileprivate func contains(_ text: String) -> Bool {
    var texts = PrivateTexts()
    texts.insert(text)
    let scrub = texts.scrubber
    return entries.contains { $0.scrubbed(scrub) != $0 } || PrivateTexts.scrubbed(archive: archive, scrub) != archive
  }
}
