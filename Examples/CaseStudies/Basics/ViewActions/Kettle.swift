import ComposableArchitecture

/// A kettle: what the view may say to it is set apart from what it says to itself.
@Reducer
struct Kettle {
  @ObservableState
  struct State: Equatable {
    var temperature = 20
    var target = 90
    var isOn = false
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case heated
    case view(View)

    @CasePathable
    enum View {
      case disappeared
      case pourButtonTapped
      case powerButtonTapped
    }
  }

  private enum CancelID { case heating }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .heated:
        state.temperature = min(state.temperature + 10, state.target)
        guard state.temperature >= state.target else { return .none }
        state.isOn = false
        return .cancel(id: CancelID.heating)

      case .view(.disappeared):
        state.isOn = false
        return .cancel(id: CancelID.heating)

      case .view(.pourButtonTapped):
        state.temperature = 20
        return .none

      case .view(.powerButtonTapped):
        state.isOn.toggle()
        guard state.isOn else { return .cancel(id: CancelID.heating) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.heated)
          }
        }
        .cancellable(id: CancelID.heating)
      }
    }
  }
}
