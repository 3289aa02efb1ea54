import ComposableArchitecture
import IppoUI
import OpenCombine
import Testing

// Effects, scopes and bindings as they were written in 2022 and 2023.

@available(*, deprecated)
private struct Settings: ReducerProtocol {
  struct State: Equatable {
    @BindingState var isOn = false
    var numbers: [Int] = []
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case load
    case number(Int)
    case result(Result<Int, Failure>)
  }

  struct Failure: Error, Equatable {}

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return EffectTask(value: .number(0))
      case .load:
        return .concatenate(
          Just(.number(1)).eraseToEffect(),
          Just(2).eraseToEffect(Action.number),
          Just(3).setFailureType(to: Failure.self).catchToEffect(Action.result),
          Fail<Int, Failure>(error: Failure()).catchToEffect().map(Action.result)
        )
      case .number(let number), .result(.success(let number)):
        state.numbers.append(number)
        return .none
      case .result(.failure):
        state.numbers.append(-1)
        return .none
      }
    }
  }
}

@MainActor
struct EarlierEffectsTests {
  @available(*, deprecated)
  @Test("publishers become effects, and their errors actions")
  func publishers() async {
    let store = TestStore(initialState: Settings.State(), reducer: Settings())
    await store.send(.load)
    await store.receive(.number(1)) { $0.numbers = [1] }
    await store.receive(.number(2)) { $0.numbers = [1, 2] }
    await store.receive(.result(.success(3))) { $0.numbers = [1, 2, 3] }
    await store.receive(.result(.failure(Settings.Failure()))) { $0.numbers = [1, 2, 3, -1] }
  }

  @available(*, deprecated)
  @Test("view stores bind fields by key paths, and stores are scoped to a state with the actions they have")
  func bindings() {
    let store = Store(initialState: Settings.State(), reducer: Settings())
    let viewStore = ViewStore(store)
    viewStore.binding(\.$isOn).wrappedValue = true
    #expect(viewStore.isOn)
    let numbers = store.scope(state: { $0.numbers })
    #expect(numbers.withState { $0 } == [0])
    numbers.send(.number(4))
    #expect(numbers.withState { $0 } == [0, 4])
  }
}
