import ComposableArchitecture
import Testing

private struct Game: Equatable {
  var moves = 0
}

private enum GameAction: Equatable {
  case move
}

private enum Mode: Equatable {
  case menu
  case game(Game)
}

private struct App: Equatable {
  var game = Game()
  var resumed: Game?
  var mode = Mode.game(Game())
}

private enum AppAction: Equatable {
  case game(GameAction)
}

/// A reducer for wherever a game is embedded.
private func gameReducer<StatePath, Action, Environment>(
  state: StatePath,
  action: CasePath<Action, GameAction>,
  environment: @escaping (Environment) -> Int
) -> Reducer<StatePath.Root, Action, Environment>
where StatePath: ComposableArchitecture.Path, StatePath.Value == Game {
  Reducer<Game, GameAction, Int> { state, action, step in
    state.moves += step
    return .none
  }
  .pullback(state: state, action: action, environment: environment)
}

@MainActor
@Suite struct PathTests {
  private func run(_ reducer: Reducer<App, AppAction, Int>, _ app: App = App()) -> App {
    var app = app
    _ = reducer.run(&app, .game(.move), 2)
    return app
  }

  @Test("A reducer is embedded along a key path, an optional path, a case path, and paths of paths")
  func kinds() {
    #expect(
      run(gameReducer(state: \App.game, action: /AppAction.game, environment: { $0 })).game.moves == 2)
    #expect(
      run(
        gameReducer(state: OptionalPath(\App.resumed), action: /AppAction.game, environment: { $0 }),
        App(resumed: Game(moves: 1))
      ).resumed?.moves == 3)
    let mode = (\App.mode as WritableKeyPath<App, Mode>).appending(path: /Mode.game)
    #expect(
      run(gameReducer(state: mode, action: /AppAction.game, environment: { $0 })).mode == .game(Game(moves: 2)))
  }

  @Test("An action for a part that is not there is an issue")
  func missing() {
    let reports = issues {
      _ = run(gameReducer(state: OptionalPath(\App.resumed), action: /AppAction.game, environment: { $0 }))
    }
    #expect(reports.first?.contains("was handed an action, and the state at its path was not there.") == true)
  }

  @Test("Functions that extract")
  func functions() {
    let actions: [AppAction] = [.game(.move)]
    #expect(actions.compactMap(/AppAction.game) == [.move])
    #expect([Mode.menu, .game(Game())].compactMap(/Mode.menu).count == 1)
  }
}
