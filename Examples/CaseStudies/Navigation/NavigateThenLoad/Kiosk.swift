import ComposableArchitecture

/// A list that goes to a page at once and fills it when its content arrives.
@Reducer
struct Kiosk {
  @ObservableState
  struct State: Equatable {
    var papers = ["Herald", "Mirror", "Observer"]
    @Presents var issue: Issue.State?
  }

  enum Action {
    case issue(PresentationAction<Issue.Action>)
    case paperTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .issue:
        return .none

      case .paperTapped(let paper):
        state.issue = Issue.State(paper: paper)
        return .none
      }
    }
    .ifLet(\.$issue, action: \.issue) {
      Issue()
    }
  }
}

/// An issue of a newspaper, which is fetched when it is opened.
///
/// The effect belongs to the page: whoever leaves before it has arrived never sees it come.
@Reducer
struct Issue {
  @ObservableState
  struct State: Equatable {
    let paper: String
    var copies: Counter.State?
  }

  enum Action {
    case copies(Counter.Action)
    case loaded
    case task
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copies:
        return .none

      case .loaded:
        state.copies = Counter.State(count: state.paper.count)
        return .none

      case .task:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded)
        }
      }
    }
    .ifLet(\.copies, action: \.copies) {
      Counter()
    }
  }
}
