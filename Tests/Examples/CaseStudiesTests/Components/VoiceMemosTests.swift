import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct VoiceMemosTests {
  private struct Broken: Error {}

  private nonisolated static let start = Date(timeIntervalSince1970: 1_234_567_890)
  private let url = URL(fileURLWithPath: "/memos").appendingPathComponent(UUID(0).uuidString)

  @Test func `a memo is recorded after permission was given`() async {
    let clock = TestClock()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let store = TestStore(initialState: VoiceMemos.State()) {
      VoiceMemos()
    } withDependencies: {
      $0.audioRecorder.currentTime = { 2.5 }
      $0.audioRecorder.requestPermission = { true }
      $0.audioRecorder.start = { _ in await ends.first { _ in true } ?? false }
      $0.audioRecorder.stop = {
        end.yield(true)
        end.finish()
      }
      $0.continuousClock = clock
      $0.date.now = Self.start
      $0.uuid = .incrementing
    }

    await store.send(.recordButtonTapped)
    await store.receive(\.permissionResponse) {
      $0.permission = .allowed
      $0.recording = RecordingMemo.State(date: Self.start, url: url)
    }
    await store.send(\.recording.task)
    for second in 1...2 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.recording.timerUpdated) {
        $0.recording?.duration = Double(second)
      }
    }
    await store.send(\.recording.stopButtonTapped) {
      $0.recording?.mode = .encoding
    }
    await store.receive(\.recording.timeRead) {
      $0.recording?.duration = 2.5
    }
    await store.receive(\.recording.finished.success)
    await store.receive(\.recording.delegate.didFinish.success) {
      $0.recording = nil
      $0.memos = [VoiceMemo.State(url: url, date: Self.start, duration: 2.5)]
    }
  }

  @Test func `without permission there is an alert`() async {
    let store = TestStore(initialState: VoiceMemos.State()) {
      VoiceMemos()
    } withDependencies: {
      $0.audioRecorder.requestPermission = { false }
    }

    await store.send(.recordButtonTapped)
    await store.receive(\.permissionResponse) {
      $0.alert = AlertState { TextState("Memos need the permission to listen.") }
      $0.permission = .denied
    }
  }

  @Test func `a memo plays to its end`() async {
    let clock = TestClock()
    let memo = VoiceMemo.State(url: url, date: Self.start, duration: 1)
    let store = TestStore(initialState: VoiceMemos.State(memos: [memo])) {
      VoiceMemos()
    } withDependencies: {
      $0.audioPlayer.play = { _, _ in
        try await clock.sleep(for: .milliseconds(1250))
        return true
      }
      $0.continuousClock = clock
    }

    await store.send(\.memos[id: url].playButtonTapped) {
      $0.memos[id: url]?.mode = .playing(progress: 0)
    }
    await store.receive(\.memos[id: url].delegate.playbackStarted)
    for progress in [0.5, 1] {
      await clock.advance(by: .milliseconds(500))
      await store.receive(\.memos[id: url].timerUpdated) {
        $0.memos[id: url]?.mode = .playing(progress: progress)
      }
    }
    await clock.advance(by: .milliseconds(250))
    await store.receive(\.memos[id: url].played.success) {
      $0.memos[id: url]?.mode = .notPlaying
    }
  }

  @Test func `a memo that cannot be played says so`() async {
    let memo = VoiceMemo.State(url: url, date: Self.start, duration: 1)
    let store = TestStore(initialState: VoiceMemos.State(memos: [memo])) {
      VoiceMemos()
    } withDependencies: {
      $0.audioPlayer.play = { _, _ in throw Broken() }
      $0.continuousClock = TestClock()
    }

    await store.send(\.memos[id: url].playButtonTapped) {
      $0.memos[id: url]?.mode = .playing(progress: 0)
    }
    await store.receive(\.memos[id: url].delegate.playbackStarted)
    await store.receive(\.memos[id: url].played.failure) {
      $0.memos[id: url]?.mode = .notPlaying
    }
    await store.receive(\.memos[id: url].delegate.playbackFailed) {
      $0.alert = AlertState { TextState("The memo cannot be played.") }
    }
  }

  @Test func `recording and playing on screen`() async throws {
    let clock = TestClock()
    let now = LockIsolated(Self.start)
    let host = withDependencies {
      $0.audioPlayer = .liveValue
      $0.continuousClock = clock
      $0.date = DateGenerator { now.value }
      $0.uuid = .incrementing
      $0.audioRecorder = .liveValue
    } operation: {
      ViewHost { CaseStudy.voiceMemos.screen() }
    }

    try host.tap("Record")
    await host.wait { $0.contains("Recording") }
    await clock.advance(by: .seconds(2))
    await host.wait { $0.contains("2 s") }
    now.withValue { $0.addTimeInterval(2) }
    try host.tap("Stop recording")
    await host.wait { $0.contains(.button, "Play") }
    #expect(host.contains(.textbox, "Memo of 2 s"))

    try host.tap("Play")
    await clock.advance(by: .seconds(1))
    await host.wait { $0.all(.progressbar).first?.value == "50%" }
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.button, "Play") && $0.all(.progressbar).isEmpty }

    try host.type("Silence", into: "Memo of 2 s")
    try host.delete(row: 0)
    #expect(host.all(.listitem).isEmpty)
  }
}
