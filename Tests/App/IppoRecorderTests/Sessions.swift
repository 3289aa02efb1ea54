import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI

@testable import AlertsExample
@testable import BottomMenuExample
@testable import CaseStudiesExample
@testable import GuessingGameExample

/// A session of an example: who records it, and the test that is written from it.
@MainActor
struct RecordedSession {
  let test: RecordedTest
  private let content: @MainActor () -> AnyView
  private let steps: @MainActor (ViewHost, ReplayClock) async throws -> Void

  init(
    _ test: RecordedTest, content: @escaping @MainActor () -> some View,
    steps: @escaping @MainActor (ViewHost, ReplayClock) async throws -> Void
  ) {
    self.test = test
    self.content = { AnyView(content()) }
    self.steps = steps
  }

  /// Replays a recording of the session. The clients of the examples answer from the recording.
  func replay(_ recording: IppoRecorder.Recording) async -> ReplayDifference? {
    await ViewHost.replay(recording) { content() }
  }

  /// Records the session. UUIDs, dates, random numbers and the clock are those of a test.
  func record() async throws -> IppoRecorder.Recording {
    let recorder = Recorder()
    let clock = ReplayClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 1_000_000))
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(CountingNumbers())
      $0.secretNumber.next = { 42 }
      $0.factClient.fetch = { number in
        guard number < 1 else { throw NoFact(number: number) }
        return "\(number) is a number."
      }
    } operation: {
      recorder.run { ViewHost { content() } }
    }
    try await steps(host, clock)
    defer { host.close() }
    return recorder.recording(of: test.name, at: Date(timeIntervalSince1970: 0))
  }

  static let all: [RecordedSession] = [
    .counter, .guessingGame, .bottomMenu, .navigationStack, .dialogs, .metronome, .surroundings, .todos, .numberFacts,
  ]

  static func study(_ name: String, _ study: CaseStudy) -> RecordedTest {
    RecordedTest(
      name: "\(name)RecordingTests", content: "CaseStudy.\(study).screen()", modules: ["CaseStudiesExample"])
  }

  static let counter = RecordedSession(study("Counter", .counter)) {
    CaseStudy.counter.screen()
  } steps: { host, _ in
    try host.tap("Increment")
    try host.tap("Increment")
    try host.tap("Decrement")
  }

  static let guessingGame: RecordedSession = {
    let test = RecordedTest(
      name: "GuessingGameRecordingTests", content: "GuessingGameScreen()", modules: ["GuessingGameExample"])
    return RecordedSession(test) {
      GuessingGameScreen()
    } steps: { host, _ in
      try host.step("Step by one", by: 1)
      try host.tap("Next")
      try host.tap("Detail")
      try host.back()
    }
  }()

  static let bottomMenu = RecordedSession(
    RecordedTest(name: "BottomMenuRecordingTests", content: "BottomMenuScreen()", modules: ["BottomMenuExample"])
  ) {
    BottomMenuScreen()
  } steps: { host, _ in
    try host.tap("Solo")
    try host.tap("P")
    try host.tap("E")
    try host.tap("N")
    try host.tap("Play word")
    try host.tap("Menu")
    try host.tap("End game")
    try host.tap("Main menu")
  }

  static let navigationStack: RecordedSession = {
    var test = study("NavigationStack", .navigationStack)
    test.memberwise = ["City.State", "Station.State"]
    return RecordedSession(test) {
      CaseStudy.navigationStack.screen()
    } steps: { host, _ in
      try host.tap("To the station")
      try host.tap("Train to Prague")
      try host.back()
      try host.tap("Home")
    }
  }()

  static let dialogs = RecordedSession(study("Dialogs", .dialogs)) {
    CaseStudy.dialogs.screen()
  } steps: { host, _ in
    try host.tap("Alert")
    try host.tap("Buy")
    try host.tap("OK")
    try host.tap("Confirmation dialog")
    try host.tap("Give all back")
  }

  static var metronome: RecordedSession {
    RecordedSession(study("Metronome", .timers)) {
      CaseStudy.timers.screen()
    } steps: { host, clock in
      try host.tap("Start")
      await clock.advance(by: .seconds(1))
      await host.wait { $0.contains("Beats: 1") }
      await clock.advance(by: .seconds(1))
      await host.wait { $0.contains("Beats: 2") }
      try host.tap("Stop")
    }
  }

  static var surroundings: RecordedSession {
    RecordedSession(study("Surroundings", .systemEnvironment)) {
      CaseStudy.systemEnvironment.screen()
    } steps: { host, clock in
      try host.tap("An id")
      try host.tap("A die")
      try host.tap("A second")
      await clock.advance(by: .seconds(1))
      await host.wait { $0.contains("0 ms") }
      try host.tap("An id")
    }
  }

  static let todos: RecordedSession = {
    var test = study("Todos", .todos)
    test.initialStates = ["Todos.State": "Todos.State(todos: .sample)"]
    test.memberwise = ["Todo.State"]
    return RecordedSession(test) {
      CaseStudy.todos.screen()
    } steps: { host, clock in
      try host.tap("Add todo")
      try host.tap("Clear completed")
      try host.select("Completed", in: "Filter")
    }
  }()
}

extension RecordedSession {
  static let numberFacts: RecordedSession = {
    var test = study("NumberFacts", .effectBasics)
    test.memberwise = ["NoFact"]
    return RecordedSession(test) {
      CaseStudy.effectBasics.screen()
    } steps: { host, _ in
      try host.tap("Number fact")
      await host.wait { $0.contains("0 is a number.") }
      try host.tap("Increment")
      try host.tap("Number fact")
      await host.wait { $0.contains("Nothing is known about this number.") }
    }
  }()
}

/// Random numbers that a test knows.
struct CountingNumbers: RandomNumberGenerator, Sendable {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last &+= 0x9E37_79B9_7F4A_7C15
    return last
  }
}
