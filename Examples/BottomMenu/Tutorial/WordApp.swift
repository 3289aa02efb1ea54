import ComposableArchitecture
import SwiftUI

/// The whole program: the games that can be started, and the one that is on.
struct WordAppState: Equatable {
  var game: GameState?
  var isHapticsEnabled = true
  var isSettingsShown = false
}

enum WordAppAction: Equatable {
  case game(GameAction)
  case hapticsToggled(Bool)
  case settingsDismissed
  case start(GameState)
}

struct WordAppEnvironment {
  var game: GameEnvironment
}

let wordAppReducer = Reducer<WordAppState, WordAppAction, WordAppEnvironment>.combine(
  gameReducer(
    state: OptionalPath(\WordAppState.game),
    action: /WordAppAction.game,
    environment: { (environment: WordAppEnvironment) in environment.game },
    isHapticsEnabled: { $0.isHapticsEnabled }
  ),
  Reducer { state, action, _ in
    switch action {
    case .game(.exitButtonTapped):
      state.game = nil
      return .none

    case .game(.settingsButtonTapped):
      state.isSettingsShown = true
      return .none

    case .game:
      return .none

    case .hapticsToggled(let isEnabled):
      state.isHapticsEnabled = isEnabled
      return .none

    case .settingsDismissed:
      state.isSettingsShown = false
      return .none

    case .start(let game):
      state.game = game
      return .none
    }
  }
)

struct WordAppView: View {
  let store: Store<WordAppState, WordAppAction>

  var body: some View {
    WithViewStore(store.scope(state: \.isSettingsShown)) { viewStore in
      IfLetStore(
        store.scope(state: \.game, action: WordAppAction.game),
        then: { store in GameView(store: store) { RackView(store: store) } },
        else: StartView(store: store)
      )
      .sheet(isPresented: viewStore.binding(send: .settingsDismissed)) {
        SettingsView(store: store)
      }
    }
  }
}

struct StartView: View {
  let store: Store<WordAppState, WordAppAction>

  var body: some View {
    WithViewStore(store.stateless) { viewStore in
      VStack(spacing: 16) {
        Text("Word Game")
          .font(.largeTitle)
        Button("Solo") { viewStore.send(.start(GameState(title: "Solo"))) }
        Button("Daily puzzle") { viewStore.send(.start(GameState(title: "Daily puzzle", isResumable: true))) }
        Button("Duel with Ada") {
          viewStore.send(
            .start(GameState(title: "Duel", isResumable: true, turnBasedContext: .init(opponent: "Ada")))
          )
        }
      }
    }
  }
}

struct SettingsView: View {
  let store: Store<WordAppState, WordAppAction>

  var body: some View {
    WithViewStore(store.scope(state: \.isHapticsEnabled)) { viewStore in
      Form {
        Toggle("Haptics", isOn: viewStore.binding(send: WordAppAction.hapticsToggled))
        Button("Done") { viewStore.send(.settingsDismissed) }
      }
    }
  }
}
