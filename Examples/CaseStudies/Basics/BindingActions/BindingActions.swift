import ComposableArchitecture

/// Bindings that send an action of their own each, so that the reducer spells out every change.
@Reducer
struct BindingActions {
  @ObservableState
  struct State: Equatable {
    var nickname = ""
    var isOnline = true
    var volume = 5.0
    var steps = 10
  }

  enum Action {
    case nicknameChanged(String)
    case onlineToggled(Bool)
    case stepsChanged(Int)
    case volumeChanged(Double)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nicknameChanged(let nickname):
        state.nickname = String(nickname.lowercased().prefix(12))
        return .none

      case .onlineToggled(let isOnline):
        state.isOnline = isOnline
        return .none

      case .stepsChanged(let steps):
        state.steps = steps
        state.volume = min(state.volume, Double(steps))
        return .none

      case .volumeChanged(let volume):
        state.volume = volume.rounded()
        return .none
      }
    }
  }
}
