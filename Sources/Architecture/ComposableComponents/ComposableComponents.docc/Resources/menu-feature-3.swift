import ComposableArchitecture
import ComposableComponents

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    let isResumable: Bool
    var isOver = false
    @Presents var bottomMenu: BottomMenuState<Action.BottomMenu>?
  }

  enum Action {
    case bottomMenu(PresentationAction<BottomMenu>)
    case menuButtonTapped

    @CasePathable
    enum BottomMenu: Equatable {
      case endGameButtonTapped
      case exitButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bottomMenu(.presented(.endGameButtonTapped)):
        state.isOver = true
        return .none

      case .bottomMenu(.presented(.exitButtonTapped)):
        return .run { _ in await dismiss() }

      case .bottomMenu:
        return .none

      case .menuButtonTapped:
        state.bottomMenu = .gameMenu(state: state)
        return .none
      }
    }
    .ifLet(\.$bottomMenu, action: \.bottomMenu)
  }
}
