import ComposableArchitecture
import Testing

/// The module is built without warnings: reading a shared field is none, although writing it past its lock is deprecated.
@MainActor
@Suite("Shared fields of stores with bindings")
struct SharedFieldTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("shared-field")) var count = 1
      var name = ""
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case increment
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .increment = action { state.$count.withLock { $0 += 1 } }
        return .none
      }
    }
  }

  @Test("are read as others, and other fields are written through bindings")
  func reading() {
    let store = Store(initialState: Counter.State()) { Counter() }
    #expect(store.count == 1)
    store.send(.increment)
    #expect("\(store.count)" == "2")
    store.name = "Blob"
    store.name += " Jr."
    store.name.append("!")
    #expect(store.name == "Blob Jr.!")
  }
}
