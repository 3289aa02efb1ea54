import ComposableArchitecture

/// The state of both features. The numbers are the counter's; the profile's state is made of them whenever it is read,
/// and written back to them whenever it is changed.
struct SharedState: Equatable {
  enum Tab: Equatable {
    case counter
    case profile
  }

  struct CounterState: Equatable {
    var alert: AlertState<SharedStateAction.CounterAction>?
    var count = 0
    var maxCount = 0
    var minCount = 0
    var numberOfCounts = 0
  }

  struct ProfileState: Equatable {
    private(set) var currentTab: Tab
    private(set) var count: Int
    private(set) var maxCount: Int
    private(set) var minCount: Int
    private(set) var numberOfCounts: Int

    init(currentTab: Tab, count: Int, maxCount: Int, minCount: Int, numberOfCounts: Int) {
      self.currentTab = currentTab
      self.count = count
      self.maxCount = maxCount
      self.minCount = minCount
      self.numberOfCounts = numberOfCounts
    }

    fileprivate mutating func reset() {
      self = Self(currentTab: .counter, count: 0, maxCount: 0, minCount: 0, numberOfCounts: 0)
    }
  }

  var counter = CounterState()
  var currentTab = Tab.counter

  var profile: ProfileState {
    get {
      ProfileState(
        currentTab: currentTab,
        count: counter.count,
        maxCount: counter.maxCount,
        minCount: counter.minCount,
        numberOfCounts: counter.numberOfCounts
      )
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

enum SharedStateAction: Equatable {
  case counter(CounterAction)
  case profile(ProfileAction)
  case selectTab(SharedState.Tab)

  enum CounterAction: Equatable {
    case alertDismissed
    case decrementButtonTapped
    case incrementButtonTapped
    case isPrimeButtonTapped
  }

  enum ProfileAction: Equatable {
    case resetButtonTapped
  }
}

let sharedStateCounterReducer = Reducer<SharedState.CounterState, SharedStateAction.CounterAction, Void> {
  state, action, _ in
  switch action {
  case .alertDismissed:
    state.alert = nil
    return .none

  case .decrementButtonTapped:
    state.count -= 1
    state.numberOfCounts += 1
    state.minCount = min(state.minCount, state.count)
    return .none

  case .incrementButtonTapped:
    state.count += 1
    state.numberOfCounts += 1
    state.maxCount = max(state.maxCount, state.count)
    return .none

  case .isPrimeButtonTapped:
    state.alert = .init(
      title: .init(isPrime(state.count) ? "\(state.count) is prime" : "\(state.count) is not prime"))
    return .none
  }
}

let sharedStateProfileReducer = Reducer<SharedState.ProfileState, SharedStateAction.ProfileAction, Void> {
  state, action, _ in
  switch action {
  case .resetButtonTapped:
    state.reset()
    return .none
  }
}

let sharedStateReducer = Reducer<SharedState, SharedStateAction, Void>.combine(
  sharedStateCounterReducer.pullback(
    state: \SharedState.counter, action: /SharedStateAction.counter, environment: { _ in () }),
  sharedStateProfileReducer.pullback(
    state: \SharedState.profile, action: /SharedStateAction.profile, environment: { _ in () }),
  Reducer { state, action, _ in
    switch action {
    case .counter, .profile:
      return .none
    case .selectTab(let tab):
      state.currentTab = tab
      return .none
    }
  }
)

/// Whether a number has no divisors but itself and one.
func isPrime(_ number: Int) -> Bool {
  guard number > 1 else { return false }
  return !(2...).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
}
