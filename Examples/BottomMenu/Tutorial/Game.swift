import ComposableArchitecture
import SwiftUI

struct GameState: Equatable {
  /// A game that is played in turns with somebody else.
  struct TurnBasedContext: Equatable {
    var opponent: String
  }

  var title: String
  var isResumable = false
  var turnBasedContext: TurnBasedContext?
  var letters = Array("PLANETS")
  /// The letters of the word in hand, as positions on the rack.
  var selected: [Int] = []
  var words: [String] = []
  var isTrayShown = false
  var isOver = false
  var alert: AlertState<GameAction.Alert>?
  var bottomMenu: BottomMenuState<GameAction>?

  var word: String { String(selected.map { letters[$0] }) }
  var score: Int { words.reduce(0) { $0 + $1.count } }
}

enum GameAction: Equatable {
  case alert(Alert)
  case dismissBottomMenu
  case endGameButtonTapped
  case exitButtonTapped
  case forfeitGameButtonTapped
  case letterTapped(Int)
  case menuButtonTapped
  case onAppear
  case playButtonTapped
  case settingsButtonTapped
  case trayButtonTapped

  enum Alert: Equatable {
    case dismiss
    case forfeitButtonTapped
  }
}

struct GameEnvironment {
  /// Makes the device tick.
  var feedback: () -> Effect<Never, Never>
  var isWord: (String) -> Bool
}

/// The game, for wherever it is embedded: in a field, in a case or in an optional of the state.
func gameReducer<StatePath, Action, Environment>(
  state: StatePath,
  action: CasePath<Action, GameAction>,
  environment: @escaping (Environment) -> GameEnvironment,
  isHapticsEnabled: @escaping (StatePath.Root) -> Bool
) -> Reducer<StatePath.Root, Action, Environment>
where StatePath: ComposableArchitecture.Path, StatePath.Value == GameState {
  Reducer.combine(
    Reducer<GameState, GameAction, GameEnvironment>.combine(
      gameMenuReducer,
      Reducer { state, action, environment in
        switch action {
        case .letterTapped(let position):
          if let index = state.selected.firstIndex(of: position) {
            state.selected.remove(at: index)
          } else {
            state.selected.append(position)
          }
          return .none

        case .onAppear:
          state.selected = []
          return .none

        case .playButtonTapped:
          if environment.isWord(state.word), !state.words.contains(state.word) { state.words.append(state.word) }
          state.selected = []
          return .none

        case .trayButtonTapped:
          state.isTrayShown.toggle()
          return .none

        default:
          return .none
        }
      }
    )
    .pullback(state: state, action: action, environment: environment),

    // What the whole says decides here, which is why this works on the whole.
    Reducer { root, rootAction, rootEnvironment in
      guard case .playButtonTapped? = action.extract(from: rootAction), isHapticsEnabled(root) else { return .none }
      return environment(rootEnvironment).feedback().fireAndForget()
    }
  )
}

/// What the menu, and the alert that follows from it, do to a game.
private let gameMenuReducer = Reducer<GameState, GameAction, GameEnvironment> { state, action, _ in
  switch action {
  case .menuButtonTapped:
    state.bottomMenu = .gameMenu(state: state)
    return .none

  case .dismissBottomMenu:
    state.bottomMenu = nil
    return .none

  case .endGameButtonTapped:
    state.isOver = true
    return .none

  case .forfeitGameButtonTapped:
    state.alert = .init(
      title: .init("Forfeit this game?"),
      message: .init("\(state.turnBasedContext?.opponent ?? "Nobody") will win."),
      primaryButton: .cancel(.init("Keep playing"), send: .dismiss),
      secondaryButton: .destructive(.init("Forfeit"), send: .forfeitButtonTapped)
    )
    return .none

  case .alert(.forfeitButtonTapped):
    state.alert = nil
    state.isOver = true
    return .none

  case .alert(.dismiss):
    state.alert = nil
    return .none

  default:
    return .none
  }
}

extension BottomMenuState where Action == GameAction {
  /// What can be done about a game besides playing it.
  static func gameMenu(state: GameState) -> Self {
    var menu = BottomMenuState(title: menuTitle(state: state))
    menu.onDismiss = .init(action: .dismissBottomMenu, animation: .default)
    if state.isResumable {
      menu.buttons.append(.entry("Main menu", "rectangle.portrait.and.arrow.right", .exitButtonTapped))
    }
    menu.buttons.append(
      state.turnBasedContext == nil
        ? .entry("End game", "flag", .endGameButtonTapped) : .entry("Forfeit", "flag", .forfeitGameButtonTapped)
    )
    menu.footerButton = .entry("Settings", "gear", .settingsButtonTapped)
    return menu
  }
}

extension BottomMenuState.Button where Action == GameAction {
  fileprivate static func entry(_ title: String, _ symbol: String, _ action: GameAction) -> Self {
    Self(
      title: TextState(title), icon: Image(systemName: symbol), action: .init(action: action, animation: .default)
    )
  }
}

/// The title of the menu: who plays.
func menuTitle(state: GameState) -> TextState {
  state.turnBasedContext.map { TextState("You and \($0.opponent)") } ?? TextState(state.title)
}
