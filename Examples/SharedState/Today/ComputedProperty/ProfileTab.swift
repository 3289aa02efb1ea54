import ComposableArchitecture

/// Shows the statistics of the counter, and can set them back.
@Reducer
struct ProfileTab {
  @ObservableState
  struct State: Equatable {
    private(set) var currentTab: SharedStates.Tab
    private(set) var count: Int
    private(set) var maxCount: Int
    private(set) var minCount: Int
    private(set) var numberOfCounts: Int

    init(currentTab: SharedStates.Tab, count: Int, maxCount: Int, minCount: Int, numberOfCounts: Int) {
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

  enum Action {
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetButtonTapped:
        state.reset()
        return .none
      }
    }
  }
}
