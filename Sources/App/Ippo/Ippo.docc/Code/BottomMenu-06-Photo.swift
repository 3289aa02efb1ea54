import ComposableArchitecture
import ComposableComponents
import SwiftUI

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

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .menu(.presented(.favoriteButtonTapped)):
        state.isFavorite.toggle()
        return .none

      case .menu(.presented(.hideButtonTapped)):
        state.isHidden = true
        return .none

      case .menu(.presented(.showButtonTapped)):
        state.isHidden = false
        return .none

      case .menu(.dismiss):
        return .none

      case .moreButtonTapped:
        state.menu = .photo(isHidden: state.isHidden)
        return .none
      }
    }
    .ifLet(\.$menu, action: \.menu)
  }
}

extension BottomMenuState where Action == Photo.Action.Menu {
  static func photo(isHidden: Bool) -> Self {
    BottomMenuState(
      title: TextState("This Photo"),
      buttons: [
        Button(
          title: TextState("Favorite"), icon: Image(systemName: "heart"),
          action: MenuAction(action: .favoriteButtonTapped)),
        isHidden
          ? Button(
            title: TextState("Show"), icon: Image(systemName: "eye"), action: MenuAction(action: .showButtonTapped))
          : Button(
            title: TextState("Hide"), icon: Image(systemName: "eye.slash"),
            action: MenuAction(action: .hideButtonTapped)),
      ])
  }
}
