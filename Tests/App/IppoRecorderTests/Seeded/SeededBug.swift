import ComposableArchitecture
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import CaseStudiesExample

/// A reducer of an example with one line that is wrong.
struct Seeded<Base: Reducer>: Reducer {
  /// Runs the reducer, before or after the wrong line, or not at all.
  typealias Bug =
    @Sendable (
      inout Base.State, Base.Action, (inout Base.State, Base.Action) -> Effect<Base.Action>
    ) -> Effect<Base.Action>

  let base: Base
  let bug: Bug?

  var body: some Reducer<Base.State, Base.Action> {
    Reduce { state, action in
      guard let bug else { return base.reduce(into: &state, action: action) }
      return bug(&state, action) { base.reduce(into: &$0, action: $1) }
    }
  }
}

/// An example with a bug in its reducer, and a session in which the bug shows.
@MainActor
struct SeededBug: Sendable, CustomTestStringConvertible {
  nonisolated let testDescription: String
  /// Records the example without the bug.
  let record: @MainActor () async throws -> IppoRecorder.Recording
  /// Replays the recording with the bug, or without it.
  let replay: @MainActor (_ recording: IppoRecorder.Recording, _ isBroken: Bool) async -> ReplayDifference?

  private init<Feature: Reducer, Content: View>(
    _ name: String, _ state: @escaping @MainActor () -> Feature.State, _ feature: @escaping @MainActor () -> Feature,
    @ViewBuilder view: @escaping @MainActor (StoreOf<Feature>) -> Content,
    steps: @escaping @MainActor (ViewHost, ReplayClock) async throws -> Void, bug: @escaping Seeded<Feature>.Bug
  ) {
    testDescription = name
    func screen(_ bug: Seeded<Feature>.Bug?) -> SeededScreen<Feature, Content> {
      SeededScreen(store: Store(initialState: state()) { Seeded(base: feature(), bug: bug) }, content: view)
    }
    record = {
      let (recorder, clock) = (Recorder(), ReplayClock())
      let host = withDependencies {
        $0.continuousClock = clock
        $0.uuid = .incrementing
        $0.factClient.fetch = { "\($0) is a number." }
      } operation: {
        recorder.run { ViewHost { screen(nil) } }
      }
      defer { host.close() }
      try await steps(host, clock)
      return recorder.recording(of: name)
    }
    replay = { recording, isBroken in
      guard isBroken else { return await ViewHost.replay(recording) { screen(nil) } }
      var difference: ReplayDifference?
      // A bug may leave out what the replay waits for. Effects take turns with the wait on one executor: its 200 turns are
      // more than an effect needs, so that a busy machine makes no difference of its own.
      await withMainSerialExecutor {
        difference = await ViewHost.replay(recording, within: .milliseconds(200)) { screen(bug) }
      }
      return difference
    }
  }

  static let all: [SeededBug] = counters + facts + metronomes + todos

  private static let counters: [SeededBug] = [
    counter("counts by two") { state, action, run in
      if case .incrementButtonTapped = action { state.count += 1 }
      return run(&state, action)
    },
    counter("does not count below one") { state, action, run in
      if case .decrementButtonTapped = action, state.count <= 1 { return .none }
      return run(&state, action)
    },
    counter("counts up for both buttons") { state, _, run in run(&state, .incrementButtonTapped) },
    counter("sends an action of its own") { state, action, run in
      let effect = run(&state, action)
      return state.count == 2 ? .merge(effect, .send(.decrementButtonTapped)) : effect
    },
  ]

  private static func counter(_ name: String, bug: @escaping Seeded<Counter>.Bug) -> SeededBug {
    SeededBug(
      "a counter \(name)", { Counter.State() }, { Counter() }, view: { CounterScreen(store: $0) },
      steps: { host, _ in
        try host.tap("Increment")
        try host.tap("Increment")
        try host.tap("Decrement")
        try host.tap("Decrement")
      }, bug: bug)
  }

  private static let facts: [SeededBug] = [
    fact("asks about another number") { state, action, run in
      guard case .factButtonTapped = action else { return run(&state, action) }
      state.count += 1
      defer { state.count -= 1 }
      return run(&state, action)
    },
    fact("does not ask") { state, action, run in
      let effect = run(&state, action)
      if case .factButtonTapped = action { return .none }
      return effect
    },
    fact("forgets that it asks") { state, action, run in
      defer { state.isAsking = false }
      return run(&state, action)
    },
    fact("keeps the fact of another number") { state, action, run in
      let fact = state.fact
      defer { if case .incrementButtonTapped = action { state.fact = fact } }
      return run(&state, action)
    },
    fact("asks twice") { state, action, run in
      let effect = run(&state, action)
      if case .factButtonTapped = action { return .merge(effect, run(&state, action)) }
      return effect
    },
  ]

  private static func fact(_ name: String, bug: @escaping Seeded<NumberFacts>.Bug) -> SeededBug {
    SeededBug(
      "a number fact \(name)", { NumberFacts.State() }, { NumberFacts() }, view: { NumberFactsView(store: $0) },
      steps: { host, _ in
        try host.tap("Number fact")
        await host.wait { $0.contains("0 is a number.") }
        try host.tap("Increment")
        try host.tap("Number fact")
        await host.wait { $0.contains("1 is a number.") }
      }, bug: bug)
  }

  private static let metronomes: [SeededBug] = [
    metronome("does not stop") { state, action, run in
      let (effect, wasRunning) = (run(&state, action), !state.isRunning)
      if case .toggleButtonTapped = action, wasRunning { state.isRunning = true }
      return effect
    },
    metronome("misses the second beat") { state, action, run in
      if case .beat = action, state.beats == 1 { return .none }
      return run(&state, action)
    },
    metronome("beats late") { state, action, run in
      if case .toggleButtonTapped = action, !state.isRunning { state.tempo = 59 }
      return run(&state, action)
    },
  ]

  private static func metronome(_ name: String, bug: @escaping Seeded<Metronome>.Bug) -> SeededBug {
    SeededBug(
      "a metronome \(name)", { Metronome.State() }, { Metronome() }, view: { MetronomeView(store: $0) },
      steps: { host, clock in
        try host.tap("Start")
        await clock.advance(by: .seconds(1))
        await host.wait { $0.contains("Beats: 1") }
        await clock.advance(by: .seconds(1))
        await host.wait { $0.contains("Beats: 2") }
        try host.tap("Stop")
      }, bug: bug)
  }

  private static let todos: [SeededBug] = [
    todo("adds at the end") { state, action, run in
      let effect = run(&state, action)
      if case .addButtonTapped = action { state.todos.append(state.todos.removeFirst()) }
      return effect
    },
    todo("clears all") { state, action, run in
      let effect = run(&state, action)
      if case .clearButtonTapped = action { state.todos = [] }
      return effect
    },
    todo("adds the first todo twice") { state, action, run in
      if case .addButtonTapped = action { _ = run(&state, action) }
      return run(&state, action)
    },
  ]

  private static func todo(_ name: String, bug: @escaping Seeded<Todos>.Bug) -> SeededBug {
    SeededBug(
      "a list of todos \(name)", { Todos.State(todos: .sample) }, { Todos() }, view: { TodosView(store: $0) },
      steps: { host, _ in
        try host.tap("Add todo")
        try host.tap("Clear completed")
      }, bug: bug)
  }
}

private struct SeededScreen<Feature: Reducer, Content: View>: View {
  @State var store: StoreOf<Feature>
  let content: @MainActor (StoreOf<Feature>) -> Content

  init(store: @autoclosure () -> StoreOf<Feature>, content: @escaping @MainActor (StoreOf<Feature>) -> Content) {
    _store = State(initialValue: store())
    self.content = content
  }

  var body: some View { NavigationStack { content(store) } }
}
