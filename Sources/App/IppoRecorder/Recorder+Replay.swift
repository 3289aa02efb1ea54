internal import IppoRender
internal import Synchronization

extension Recorder {
  /// Makes a recorder for a replay that people watch. It refuses the events of people, and can begin again.
  ///
  /// - Parameter recording: The recording that is replayed.
  @MainActor package static func watched(replaying recording: Recording) -> Recorder {
    let recorder = Recorder(limit: .max, replaying: ReplaySource(recording))
    recorder.replayStores = ReplayStores(recording.body)
    recorder.state.withLock { $0.body.stores = recording.body.stores }
    return recorder
  }

  /// Begins a replay again, for a window that is made afterwards. The window before it is closed.
  ///
  /// - Parameter recording: The recording that is replayed.
  /// - Returns: The clock of the replay.
  @MainActor package func beginAgain(replaying recording: Recording) -> ReplayClock {
    let source = ReplaySource(recording)
    state.withLock { state in
      var next = State()
      next.replay = source
      next.body.stores = recording.body.stores
      next.privateTexts = state.privateTexts
      next.fresh = state.fresh.map { _ in [] }
      // Sleeps of the window before may still end.
      next.lastSleeper = state.lastSleeper
      next.lastCall = state.lastCall
      state = next
    }
    forgetWindow()
    replayStores?.begin()
    return source.clock
  }

  /// Repeats an event of the recording, which the window accepts.
  @MainActor func repeating(_ event: () throws -> Void) rethrows {
    let outer = isRepeating
    isRepeating = true
    defer { isRepeating = outer }
    try event()
  }
}
