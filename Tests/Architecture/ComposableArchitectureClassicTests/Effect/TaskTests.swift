import ComposableArchitecture
import Testing

private struct Failed: Error, Equatable {}

private struct StoryState: Equatable {
  var facts: [String] = []
}

private enum StoryAction: Equatable {
  case ask
  case listen
  case response(Result<String, Failed>)
  case throwing
  case event(Int)
}

private struct StoryEnvironment {
  var fact: @Sendable () async throws -> String
}

/// A feature of 2022, just before reducers became types: effects are tasks.
private let storyReducer = Reducer<StoryState, StoryAction, StoryEnvironment> { state, action, environment in
  switch action {
  case .ask:
    return .task { [fact = environment.fact] in
      do {
        return .response(.success(try await fact()))
      } catch {
        return .response(.failure(Failed()))
      }
    }
    .cancellable(id: "ask")
  case .listen:
    return .run { send in
      for value in 1...2 { await send(.event(value)) }
    }
  case .throwing:
    return .task {
      throw Failed()
    } catch: { _ in
      .event(0)
    }
  case .event(let value):
    state.facts.append("\(value)")
    return .fireAndForget { await Task.yield() }
  case .response(.success(let fact)):
    state.facts.append(fact)
    return .none
  case .response(.failure):
    return .none
  }
}

@MainActor
@Suite struct TaskTests {
  private func store(
    _ fact: @escaping @Sendable () async throws -> String = { "fact" }
  ) -> TestStore<StoryState, StoryState, StoryAction, StoryAction, StoryEnvironment> {
    TestStore(initialState: StoryState(), reducer: storyReducer, environment: StoryEnvironment(fact: fact))
  }

  @Test("A task sends its result")
  func task() async {
    let store = store()
    store.send(.ask)
    await store.receive(.response(.success("fact")), timeout: .seconds(300)) { $0.facts = ["fact"] }
    await store.finish(timeout: .seconds(300))
  }

  @Test("A task may fail, and say what to send then")
  func failure() async {
    let store = store { throw Failed() }
    store.send(.ask)
    await store.receive(.response(.failure(Failed())), timeout: .seconds(300))
    store.send(.throwing)
    await store.receive(.event(0), timeout: .seconds(300)) { $0.facts = ["0"] }
    await store.finish(timeout: .seconds(300))
  }

  @Test("A task sends any number of values")
  func run() async {
    let store = store()
    store.send(.listen)
    await store.receive(.event(1), timeout: .seconds(300)) { $0.facts = ["1"] }
    await store.receive(.event(2), timeout: .seconds(300)) { $0.facts = ["1", "2"] }
    await store.finish(timeout: .seconds(300))
  }

  @Test("The effects of an action are cancelled by what sending it returns")
  func cancel() async {
    let store = store {
      try await Task.never()
      return ""
    }
    let task = store.send(.ask)
    task.cancel()
    await store.finish(timeout: .seconds(300))
  }
}
