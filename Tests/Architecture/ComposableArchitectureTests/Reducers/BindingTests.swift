import ComposableArchitecture
import IppoUI
import Testing

@Reducer
private struct Form {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var age = 0
    var nested = Nested()
    @ObservableState
    struct Nested: Equatable {
      var flag = false
    }
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case ageChanged(Int)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.age += 1
        return .none
      case .binding:
        return .none
      case .ageChanged(let age):
        state.age = age
        return .none
      }
    }
    .onChange(of: \.age) { oldValue, newValue in
      Reduce { state, _ in
        state.name += "\(oldValue)>\(newValue)"
        return .none
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct BindingTests {
  @Test func `Bindings write fields`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob0>1"
      $0.age = 1
    }
    await store.send(.set(\.nested.flag, true)) { $0.nested.flag = true }
    await store.send(.binding(.set(\.age, 1)))
  }

  @Test func `A store is bound by its fields`() {
    @Bindable var store = Store(initialState: Form.State()) { Form() }
    $store.name.wrappedValue = "x"
    #expect(store.name == "x0>1")
    $store.age.sending(\.ageChanged).wrappedValue = 5
    #expect(store.age == 5)
    $store.nested.flag.wrappedValue = true
    #expect(store.nested.flag)
  }
}
