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
}
