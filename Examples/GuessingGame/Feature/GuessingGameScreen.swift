import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// The game in one window. Every window plays a game of its own.
public struct GuessingGameScreen: View {
  @State private var store: StoreOf<Game>

  /// A new game.
  ///
  /// - Parameter log: What each action and its change are written to.
  public init(log: ActionLog? = nil) {
    self.init(state: nil, log: log)
  }

  /// A game that goes on from the state the program was launched with, or a new one.
  package static func launched() -> Self {
    Self(state: Launch.state, log: nil)
  }

  private init(state: @autoclosure () -> Game.State?, log: ActionLog?) {
    _store = State(wrappedValue: Store(initialState: state() ?? Game.State()) { Game().logging(to: log) })
  }

  public var body: some View {
    NavigationStack {
      GameView(store: store)
    }
  }
}

extension SourceFolder {
  /// The code of the game.
  public static let guessingGameExample = SourceFolder()
}
