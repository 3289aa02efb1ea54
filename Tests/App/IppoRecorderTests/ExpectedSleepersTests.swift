import ComposableArchitecture
import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@testable import IppoRecorder

/// Two timers, the first of which can begin anew.
@Reducer
struct TimerPair {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var found = ""
    var isLate = false
  }

  enum Action {
    case typed(String)
    case lateTapped
    case searched
    case cameLate
  }

  private enum CancelID { case search }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.text = text
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.searched)
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .lateTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.cameLate)
        }
      case .searched: state.found = state.text
      case .cameLate: state.isLate = true
      }
      return .none
    }
  }
}

private struct TimersView: View {
  @State private var store = Store(initialState: TimerPair.State()) { TimerPair() }

  var body: some View {
    Text("Found: \(store.found)")
    Text(store.isLate ? "Late" : "Early")
    Button("B") { store.send(.typed("b")) }
    Button("Timer") { store.send(.lateTapped) }
  }
}

@MainActor
struct ExpectedSleepersTests {
  /// The numbers of tasks that sleep before the wakes and times of some entries.
  private func counts(_ entries: RecordedEntry...) -> [Int] {
    var sleepers = ExpectedSleepers(entries)
    return entries.compactMap { entry in
      switch entry {
      case .wake, .time: sleepers.next()
      case .screen, .step, .action, .uuid, .date, .random, .sleep, .call, .answer, .issue: nil
      }
    }
  }

  @Test func `a task that wakes sleeps before`() {
    #expect(counts(.sleep(10), .wake(10)) == [1])
    #expect(counts(.sleep(10), .sleep(20), .wake(10), .wake(20)) == [2, 1])
    #expect(counts(.sleep(10), .wake(10), .sleep(10), .wake(20)) == [1, 1])
  }

  @Test func `a task that sleeps beyond a step sleeps before it`() {
    #expect(counts(.sleep(10), .time(4), .wake(10)) == [1, 1])
    #expect(counts(.sleep(10), .time(4), .sleep(50), .wake(10)) == [1, 1])
  }

  @Test func `a sleep that was cancelled is not waited for`() {
    #expect(counts(.sleep(10), .time(4), .sleep(10), .wake(14)) == [0, 1])
    #expect(counts(.sleep(10), .time(4)) == [0])
  }

  @Test func `each wake has a sleep of its own`() {
    #expect(counts(.sleep(10), .time(4), .sleep(6), .wake(10), .wake(10)) == [1, 2, 1])
    #expect(counts(.sleep(30), .time(4), .sleep(6), .wake(10), .wake(30)) == [1, 2, 1])
    #expect(counts(.sleep(5), .time(1), .sleep(20), .sleep(5), .wake(6), .wake(21), .wake(22)) == [1, 3, 2, 1])
  }

  @Test func `a wake without a sleep is not waited for`() {
    #expect(counts(.wake(5), .sleep(10), .wake(15)) == [0, 1])
    #expect(counts(.sleep(10), .wake(10), .time(12), .wake(20)) == [1, 0, 0])
  }

  @Test func `a file with many wakes and no sleep asks for no task`() {
    let entries = (0..<5_000).map { RecordedEntry.wake(5_000 - $0) }
    var sleepers = ExpectedSleepers(entries)
    let counts = entries.map { _ in sleepers.next() }
    #expect(counts.allSatisfy { $0 == 0 })
    #expect(sleepers.next() == 0)
  }

  @Test func `a file with many sleeps and wakes asks for few tasks`() {
    let count = 2 * ExpectedSleepers.limit
    var sleepers = ExpectedSleepers(
      Array(repeating: .sleep(10), count: count) + Array(repeating: .wake(10), count: count))
    let counts = (0..<count).map { _ in sleepers.next() }
    #expect(counts.first == ExpectedSleepers.limit)
    #expect(counts.last == 1)
    #expect(sleepers.next() == 0)
  }

  /// A session whose clock moves between a beginning and an end of sleeps.
  private func record() async throws -> IppoRecorder.Recording {
    let recorder = Recorder()
    let clock = ReplayClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      recorder.run { ViewHost { TimersView() } }
    }
    defer { host.close() }
    try host.tap("Timer")
    #expect(await clock.hasSleepers(1, within: .seconds(60)))
    await clock.advance(by: .milliseconds(100), waking: 0)
    try host.tap("B")
    #expect(await clock.hasSleepers(2, within: .seconds(60)))
    await clock.advance(by: .milliseconds(300))
    await host.wait { $0.contains("Found: b") }
    await clock.advance(by: .milliseconds(600))
    await host.wait { $0.contains("Late") }
    return recorder.recording(of: "Timers", at: Date(timeIntervalSince1970: 0))
  }

  @Test func `a written test waits for tasks that sleep beyond a step`() async throws {
    let test = RecordedTest(name: "TimersTests", content: "TimersView()")
    let source = try test.source(of: try await record())
    let steps = source.split(separator: "\n").filter { $0.contains("clock.advance") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let expected = [
      "await clock.advance(by: .milliseconds(100), waking: 0, sleeping: 1)",
      "await clock.advance(by: .milliseconds(300), sleeping: 2)",
      "await clock.advance(by: .milliseconds(600))",
    ]
    // The test of the screen and that of the store.
    #expect(steps == expected + expected)
  }

  @Test func `a session with two timers replays`() async throws {
    let difference = await ViewHost.replay(try await record()) { TimersView() }
    #expect(difference == nil)
  }
}
