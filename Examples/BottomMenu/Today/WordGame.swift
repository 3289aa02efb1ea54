import ComposableArchitecture
import ComposableComponents
import SwiftUI

/// The whole program: a main menu, the game that is open, and the one that was left.
@Reducer
struct WordGame {
  enum Appearance: String, CaseIterable, Identifiable, Sendable {
    case system = "Automatic"
    case light = "Light"
    case dark = "Dark"

    var id: Self { self }

    var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var appearance = Appearance.system
    var isShowingSettings = false
    @Presents var game: Game.State?
    var savedGame: Game.State?
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case continueButtonTapped
    case dailyButtonTapped
    case duelButtonTapped
    case game(PresentationAction<Game.Action>)
    case mainMenuButtonTapped
    case soloButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .continueButtonTapped:
        state.game = state.savedGame
        state.savedGame = nil
        return .none

      case .dailyButtonTapped:
        state.game = Game.State(title: "Daily puzzle", puzzle: .harvest, isResumable: true)
        return .none

      case .duelButtonTapped:
        state.game = Game.State(
          title: "Duel with Ada", isResumable: true, turnBasedContext: Game.TurnBasedContext(opponent: "Ada"))
        return .none

      case .game(.presented(.bottomMenu(.presented(.exitButtonTapped)))):
        state.savedGame = state.game
        state.game = nil
        return .none

      case .game(.presented(.bottomMenu(.presented(.settingsButtonTapped)))):
        state.isShowingSettings = true
        return .none

      case .game:
        return .none

      case .mainMenuButtonTapped:
        state.game = nil
        return .none

      case .soloButtonTapped:
        state.game = Game.State(title: "Solo")
        return .none
      }
    }
    .ifLet(\.$game, action: \.game) {
      Game()
    }
  }
}
