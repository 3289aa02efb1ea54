import ComposableArchitecture
package import Foundation
package import IppoRecorder
import IppoRender

/// The windows of a process that are inspected.
@MainActor
package final class Inspector {
  private var sessions: [InspectedSession] = []
  private var followers: [Int: AsyncStream<[SessionSummary]>.Continuation] = [:]
  private var lastFollower = 0
  private var count = 0
  /// The name of the program, for recordings.
  let program: String
  private let now: @MainActor () -> Date
  private let time: @MainActor () -> Duration
  /// Opens a recording of the app for a replay, by the name of its file; `nil` for an app that cannot.
  package var openRecording: OpenRecording?
  /// The secret of sealed recordings; `nil` for none.
  package var recordingKey: @MainActor () throws -> [UInt8]? = { nil }
  /// The recording that was opened last.
  private var opened: OpenedRecording?

  /// Makes the replay of a recording. Nothing of the recording runs before its window is opened.
  package typealias OpenRecording = @MainActor (_ name: String, _ recording: Recording) -> ReplaySession

  /// - Parameters:
  ///   - program: The name of the program, for recordings.
  ///   - now: The time of an entry.
  ///   - time: The time from any beginning on, for the work of events; `nil` for that of the machine.
  package init(
    program: String, now: @escaping @MainActor () -> Date = { Date() }, time: (@MainActor () -> Duration)? = nil
  ) {
    self.program = program
    self.now = now
    let start = ContinuousClock.now
    self.time = time ?? { start.duration(to: .now) }
  }

  /// Begins with a window.
  ///
  /// - Parameters:
  ///   - recorder: The recorder of the window, with which the window is to be made afterwards.
  ///   - name: The name of the window; `nil` for its number.
  package func begin(with recorder: Recorder = Recorder(), name: String? = nil) -> InspectedSession {
    count += 1
    let session = InspectedSession(id: count, name: name ?? "Window \(count)", recorder: recorder, now: now, time: time)
    sessions.append(session)
    changed()
    return session
  }

  /// Reads a file with a recording, of which nothing runs.
  ///
  /// - Throws: `RecordingError`, or an error of the app.
  func read(_ bytes: [UInt8]) throws -> Recording {
    guard openRecording != nil else { throw CocoaError(.featureUnsupported) }
    return try Recording(bytes: bytes, key: recordingKey())
  }

  /// Replays a recording at once in a window without a renderer. The one before it is closed.
  ///
  /// - Returns: The id of its session.
  /// - Throws: An error of an app that opens no recordings.
  func open(_ name: String, _ recording: Recording) throws -> Int {
    guard let openRecording else { throw CocoaError(.featureUnsupported) }
    let replay = openRecording(name, recording)
    let session = begin(with: replay.recorder, name: name)
    let earlier = opened
    opened = Self.withStorages { OpenedRecording(replay, session: session) }
    // Pages that show the earlier one go to another session, which has to be there.
    if let earlier { end(earlier.close()) }
    return session.id
  }

  /// Runs a function with empty storages for `@Shared` values, so that a replay leaves those of the app alone. The tasks of
  /// the function keep them.
  private static func withStorages<Result>(_ body: () -> Result) -> Result {
    withDependencies {
      $0.defaultAppStorage = .inMemory
      $0.defaultFileStorage = .inMemory
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      body()
    }
  }

  /// Waits until the opened recording is replayed.
  func finishedReplay() async { await opened?.finished() }

  /// Ends with a window.
  package func end(_ session: InspectedSession) {
    session.end()
    sessions.removeAll { $0 === session }
    changed()
  }

  func session(_ id: Int) -> InspectedSession? { sessions.first { $0.id == id } }

  private var summaries: [SessionSummary] { sessions.map { SessionSummary(id: $0.id, name: $0.name) } }

  private func changed() {
    for follower in followers.values { follower.yield(summaries) }
  }

  /// The sessions at once, and whenever one begins or ends.
  func changes() -> AsyncStream<[SessionSummary]> {
    let (stream, continuation) = AsyncStream<[SessionSummary]>.makeStream(bufferingPolicy: .bufferingNewest(1))
    lastFollower += 1
    let number = lastFollower
    followers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.followers[number] = nil }
    }
    continuation.yield(summaries)
    return stream
  }
}
