import ComposableArchitecture

// Features of the tests about stores of windows that are written down.

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name = ""
    var part = Part.State()
  }

  enum Action {
    case add
    case rename(String)
    case follow(AsyncStream<Int>)
    case part(Part.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Part() }
    Reduce { state, action in
      switch action {
      case .add: state.count += 1
      case .rename(let name): state.name = name
      case .follow(let values): return .run { send in for await _ in values { await send(.add) } }
      case .part: break
      }
      return .none
    }
  }
}

@Reducer
struct Part {
  @ObservableState
  struct State: Equatable {
    var isOn = false
  }

  enum Action { case toggle }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}
