import IppoRecorder

/// A recording that the inspector has opened: its replay in a window that nobody sees, whose states the inspector shows.
@MainActor
final class OpenedRecording {
  private let session: InspectedSession
  private let window: ReplayWindow
  private let work: Task<Void, Never>

  /// - Parameter session: The session with the recorder of the replay.
  init(_ replay: ReplaySession, session: InspectedSession) {
    self.session = session
    window = replay.openWindow()
    replay.go(to: replay.end)
    work = Task {
      await replay.finished()
      // The list of entries ends with the place where the program leaves the recording.
      if let difference = replay.difference { session.recorder.add(issue: difference.description) }
    }
  }

  /// Waits until the recording is replayed, or the program has left it.
  func finished() async { await work.value }

  /// Closes the window.
  ///
  /// - Returns: The session, which is over.
  func close() -> InspectedSession {
    window.close()
    return session
  }
}
