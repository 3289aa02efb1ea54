import ComposableArchitecture
import Foundation

/// Records what is heard.
@DependencyClient
struct AudioRecorder: Sendable {
  /// How long it has been recording, in seconds; nil when it is not.
  var currentTime: @Sendable () async -> TimeInterval?
  var requestPermission: @Sendable () async -> Bool = { false }
  /// Records until it is stopped; says whether that was well.
  var start: @Sendable (_ url: URL) async throws -> Bool
  var stop: @Sendable () async -> Void
}

/// Plays what was recorded.
@DependencyClient
struct AudioPlayer: Sendable {
  /// Plays to the end.
  var play: @Sendable (_ url: URL, _ duration: TimeInterval) async throws -> Bool
}

extension AudioRecorder: DependencyKey {
  /// A machine without a microphone: it keeps the time, and records silence.
  static var liveValue: AudioRecorder {
    let tape = Tape()
    return AudioRecorder(
      currentTime: { await tape.currentTime },
      requestPermission: { true },
      start: { _ in await tape.record() },
      stop: { await tape.stop() }
    )
  }
  static let testValue = AudioRecorder()
}

extension AudioPlayer: DependencyKey {
  /// Silence takes its time.
  static let liveValue = AudioPlayer { _, duration in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(duration))
    return true
  }
  static let testValue = AudioPlayer()
}

/// What is being recorded.
private actor Tape {
  @Dependency(\.date) private var date
  private var start: Date?
  private var end: CheckedContinuation<Bool, Never>?

  var currentTime: TimeInterval? { start.map { date().timeIntervalSince($0) } }

  func record() async -> Bool {
    stop()
    start = date()
    return await withCheckedContinuation { end = $0 }
  }

  func stop() {
    start = nil
    end?.resume(returning: true)
    end = nil
  }
}

extension DependencyValues {
  var audioPlayer: AudioPlayer {
    get { self[AudioPlayer.self] }
    set { self[AudioPlayer.self] = newValue }
  }

  var audioRecorder: AudioRecorder {
    get { self[AudioRecorder.self] }
    set { self[AudioRecorder.self] = newValue }
  }
}
