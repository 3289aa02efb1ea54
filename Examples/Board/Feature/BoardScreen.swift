import ComposableArchitecture
import SwiftUI

/// The board in one window. All windows have the same cards, and each is another person's.
public struct BoardScreen: View {
  @State private var store = Store(initialState: BoardFeature.State()) { BoardFeature() }

  /// A window for somebody who comes.
  public init() {}

  /// The board, below a bar with its name.
  public var body: some View {
    NavigationStack {
      BoardView(store: store)
    }
  }
}
