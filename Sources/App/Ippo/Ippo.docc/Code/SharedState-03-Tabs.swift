import ComposableArchitecture

@Reducer
struct Tabs {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()

    var profile: Profile.State {
      get {
        Profile.State(count: counter.count, highest: counter.highest, lowest: counter.lowest)
      }
      set {
        counter.count = newValue.count
        counter.highest = newValue.highest
        counter.lowest = newValue.lowest
      }
    }
  }

  enum Action {
    case counter(Counter.Action)
    case profile(Profile.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) {
      Counter()
    }
    Scope(state: \.profile, action: \.profile) {
      Profile()
    }
  }
}
