import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let bottomMenuExample = SourceFolder(containing: #filePath)
}

/// A word game with a menu at the bottom of the screen.
public struct BottomMenuScreen: View {
  @State private var store: StoreOf<WordGame>

  /// - Parameter log: Hears of every action.
  public init(log: ActionLog? = nil) {
    _store = State(initialValue: Store(initialState: WordGame.State()) { WordGame().logging(to: log) })
  }

  public var body: some View { WordGameView(store: store) }
}
