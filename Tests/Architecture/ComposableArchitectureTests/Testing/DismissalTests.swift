import ComposableArchitecture
import Testing

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable { var ticks = 0 }

  enum Action {
    case closeTapped
    case saved(Int)
    case saveTapped
    case startTapped
    case tick
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .saveTapped:
        return .run { send in
          await send(.saved(1))
          await dismiss()
        }
      case .saved:
        return .none
      case .startTapped:
        return isPresented
          ? .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
          } : .none
      case .tick:
        state.ticks += 1
        return .none
      }
    }
  }
}

/// Features that dismiss themselves, at the root of a test store.
@MainActor
@Suite(.serialized)
struct DismissalTests {
  private let clock = TestClock()

  private func makeStore() -> TestStoreOf<Form> {
    TestStore(initialState: Form.State()) {
      Form()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `A feature that dismisses itself ends its effects, and takes no more actions`() async {
    let store = makeStore()
    await store.send(.startTapped)
    #expect(!store.isDismissed)
    await store.send(.closeTapped)
    #expect(store.isDismissed)
    await clock.advance(by: .seconds(3))
    let messages = await issues {
      await store.send(.tick)
      await store.receive(\.tick)
    }
    #expect(
      messages == [
        "The feature has dismissed itself: no action can be sent to it any more.",
        "The feature has dismissed itself: no action is received from it any more.",
      ]
    )
    #expect(store.state.ticks == 0)
  }

  @Test func `What a feature has sent before it dismissed itself is received`() async {
    let store = makeStore()
    await store.send(.saveTapped)
    #expect(store.isDismissed)
    await store.receive(\.saved, 1)
  }

  @Test func `A dismissal that the test has put in place is called as well`() async {
    let isCalled = LockIsolated(false)
    let store = makeStore()
    store.dependencies.dismiss = DismissEffect { isCalled.setValue(true) }
    await store.send(.closeTapped)
    #expect(isCalled.value)
    #expect(store.isDismissed)
  }
}
