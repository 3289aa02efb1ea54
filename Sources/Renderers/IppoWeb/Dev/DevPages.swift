import Synchronization

/// The state of a program under `--dev`, for all of its pages: texts of JSON, which the supervisor and the windows provide.
package final class DevPages: Sendable {
  private struct State {
    /// The newest text of each kind of event.
    var texts: [String: String] = [:]
    var followers: [Int: AsyncStream<String>.Continuation] = [:]
    var count = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Sends an event to all pages, and to those that open later.
  /// - Parameters:
  ///   - kind: the name of the event.
  ///   - json: the data of the event, in one line.
  package func publish(_ kind: String, _ json: String) {
    state.withLock { state in
      guard state.texts[kind] != json else { return }
      state.texts[kind] = json
      for follower in state.followers.values { follower.yield(Self.event(kind, json)) }
    }
  }

  /// The events from now on as texts of an event stream, the newest of each kind first. The stream ends with the server.
  func events() -> AsyncStream<String> {
    let (stream, follower) = AsyncStream.makeStream(of: String.self)
    state.withLock { state in
      // Before anything has been said, the text tells the client that the stream is open.
      follower.yield("retry: 100\n\n")
      for (kind, json) in state.texts.sorted(by: { $0.key < $1.key }) { follower.yield(Self.event(kind, json)) }
      guard !state.isFinished else { return follower.finish() }
      state.count += 1
      let id = state.count
      state.followers[id] = follower
      follower.onTermination = { [weak self] _ in self?.forget(id) }
    }
    return stream
  }

  /// The number of open streams.
  var followerCount: Int { state.withLock(\.followers.count) }

  /// Ends all streams. Their clients look for the server again.
  package func finish() {
    let followers = state.withLock { state in
      state.isFinished = true
      return Array(state.followers.values)
    }
    for follower in followers { follower.finish() }
  }

  // A stream may be cancelled while the lock is held, and the lock is not recursive: no call to a follower's `finish()` is made
  // within it.
  private func forget(_ id: Int) { state.withLock { _ = $0.followers.removeValue(forKey: id) } }

  /// An event of an event stream (HTML, 9.2.6).
  private static func event(_ kind: String, _ json: String) -> String { "event: \(kind)\ndata: \(json)\n\n" }
}
