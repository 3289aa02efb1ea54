import ComposableArchitecture
import TestSignals
import Testing

@Reducer
private struct Search {
  struct State: Equatable {
    var results: [String] = []
  }
  enum Action: Equatable {
    case query(String)
    case stop
    case results([String])
    case both
  }
  enum CancelID { case search }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .query(let query):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.results([query]))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .stop:
        return .cancel(id: CancelID.search)
      case .both:
        return .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) },
          .send(.results(["second"]))
        )
        .cancellable(id: CancelID.search)
      case .results(let results):
        state.results = results
        return .none
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct CancellationTests {
  let clock = TestClock()

  private func makeStore() -> TestStoreOf<Search> {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  @Test func `A newer search cancels the older one`() async {
    let store = makeStore()
    await store.send(.query("a"))
    await clock.advance(by: .milliseconds(500))
    await store.send(.query("ab"))
    await clock.advance(by: .milliseconds(500))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.results(["ab"])) { $0.results = ["ab"] }
  }

  @Test func `A search is cancelled by its id`() async {
    let store = makeStore()
    await store.send(.query("a"))
    await store.send(.stop)
    await clock.advance(by: .seconds(2))
  }

  @Test func `A cancelled sequence does not go on`() async {
    let store = makeStore()
    await store.send(.both)
    await store.send(.stop)
    await clock.advance(by: .seconds(2))
  }

  @Test func `A sequence goes on when its first part has ended`() async {
    let store = makeStore()
    await store.send(.both)
    await clock.advance(by: .seconds(1))
    await store.receive(.results(["second"])) { $0.results = ["second"] }
  }

  @Test func `Cancelling the task of an action cancels its effects`() async {
    let store = makeStore()
    let task = await store.send(.query("a"))
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func `A task that is cancelled by its id throws`() async throws {
    struct ID: Hashable {}
    let hasBegun = Watched(false)
    let task = Task {
      try await withTaskCancellation(id: ID()) {
        hasBegun.value = true
        try await Task.never()
      }
    }
    try await hasBegun.wait(for: "the operation to begin") { $0 }
    Task.cancel(id: ID())
    await #expect(throws: CancellationError.self) {
      try await waitForEnd(of: "an operation that is cancelled") { try await task.value }
    }
  }
}
