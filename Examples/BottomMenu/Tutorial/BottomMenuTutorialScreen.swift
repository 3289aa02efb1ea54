import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let bottomMenuTutorial = SourceFolder(containing: #filePath)
}

/// A word game with a menu at the bottom of the screen.
public struct BottomMenuTutorialScreen: View {
  @State private var store: Store<WordAppState, WordAppAction>

  /// - Parameter log: Hears of every action.
  public init(log: ActionLog? = nil) {
    let words: Set<String> = ["PLANET", "PLANETS", "PLATE", "STEAL", "LEAPT", "PANELS", "SALT", "TALE", "NEST", "TEA"]
    _store = State(
      initialValue: Store(
        initialState: WordAppState(),
        reducer: wordAppReducer.logging(to: log),
        // There is nothing to shake on a server: the feedback is the log's entry.
        environment: WordAppEnvironment(game: GameEnvironment(feedback: { .none }, isWord: words.contains))
      )
    )
  }

  public var body: some View { WordAppView(store: store) }
}
