import ComposableArchitecture

/// The two tabs again, with one value that both of them hold by reference: nothing is copied, nothing written back.
@Reducer
struct SharedValue {
  @ObservableState
  struct State: Equatable {
    var counter: SharedCounter.State
    var currentTab = SharedStates.Tab.counter
    var profile: SharedProfile.State

    init(statistics: Statistics = Statistics()) {
      let statistics = Shared(value: statistics)
      counter = SharedCounter.State(statistics: statistics)
      profile = SharedProfile.State(statistics: statistics)
    }
  }

  enum Action {
    case counter(SharedCounter.Action)
    case profile(SharedProfile.Action)
    case selectTab(SharedStates.Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { SharedCounter() }
    Scope(state: \.profile, action: \.profile) { SharedProfile() }
    Reduce { state, action in
      switch action {
      case .counter:
        return .none

      case .profile(.resetButtonTapped):
        state.currentTab = .counter
        return .none

      case .selectTab(let tab):
        state.currentTab = tab
        return .none
      }
    }
  }
}
