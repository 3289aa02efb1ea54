import ComposableArchitecture
import ComposableComponents

@Reducer
struct Photo {
  @ObservableState
  struct State: Equatable {
    var isFavorite = false
    var isHidden = false
    @Presents var menu: BottomMenuState<Action.Menu>?
  }

  enum Action {
    case menu(PresentationAction<Menu>)
    case moreButtonTapped

    @CasePathable
    enum Menu {
      case favoriteButtonTapped
      case hideButtonTapped
      case showButtonTapped
    }
  }
}
