import ComposableArchitecture

/// Two tabs that show one count. The counter holds it; what the profile works on is computed from it, and writing it
/// writes the counter.
@Reducer
struct SharedStates {
  enum Tab: String, CaseIterable, Identifiable {
    case counter = "Counter"
    case profile = "Profile"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var counter = CounterTab.State()
    var currentTab = Tab.counter

    var profile: ProfileTab.State {
      get {
        ProfileTab.State(
          currentTab: currentTab, count: counter.count, maxCount: counter.maxCount, minCount: counter.minCount,
          numberOfCounts: counter.numberOfCounts)
      }
      set {
        currentTab = newValue.currentTab
        counter.count = newValue.count
        counter.maxCount = newValue.maxCount
        counter.minCount = newValue.minCount
        counter.numberOfCounts = newValue.numberOfCounts
      }
    }
  }

  enum Action {
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
    case selectTab(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { CounterTab() }
    Scope(state: \.profile, action: \.profile) { ProfileTab() }
    Reduce { state, action in
      switch action {
      case .counter, .profile:
        return .none

      case .selectTab(let tab):
        state.currentTab = tab
        return .none
      }
    }
  }
}
