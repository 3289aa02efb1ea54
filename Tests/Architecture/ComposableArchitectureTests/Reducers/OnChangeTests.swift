import ComposableArchitecture
import Testing

@Reducer
private struct Feature {
  struct State: Equatable {
    var count = 0
    var name = ""
    var log: [String] = []
  }
  enum Action: Equatable { case increment, reset, noted(String), name(String) }
  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        switch action {
        case .increment: state.count += 1
        case .reset: state.count = 0
        case .noted(let text): state.log.append(text)
        case .name(let name): state.name = name
        }
        return .none
      }
    }
    .onChange(of: \.count) { oldValue, newValue in
      Reduce { state, action in
        state.name += "!"
        return .send(.noted("\(oldValue) → \(newValue)"))
      }
    }
    .onChange(of: \.name) { oldName, newName in
      Reduce { state, _ in
        state.log.append("\(oldName), then \(newName)")
        return .none
      }
    }
  }
}

@Reducer
private struct Brief {
  struct State: Equatable {
    var count = 0
    var changes = 0
  }
  enum Action { case increment, nothing }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .onChange(of: \.count) { oldValue, state in
      state.changes += oldValue + 1
      return .none
    }
  }
}

@MainActor
@Suite(.serialized)
struct OnChangeTests {
  @Test func `A change runs the reducer with both values, and the changes of that reducer are seen outside`() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.increment) {
      $0.count = 1
      $0.name = "!"
      $0.log = [", then !"]
    }
    await store.receive(.noted("0 → 1")) { $0.log = [", then !", "0 → 1"] }
    await store.send(.name("")) {
      $0.name = ""
      $0.log = [", then !", "0 → 1", "!, then "]
    }
    await store.send(.name(""))
  }

  @Test func `A change calls a function with the old value`() async {
    let store = TestStore(initialState: Brief.State()) { Brief() }
    await store.send(.increment) {
      $0.count = 1
      $0.changes = 1
    }
    await store.send(.nothing)
    await store.send(.increment) {
      $0.count = 2
      $0.changes = 3
    }
  }
}
