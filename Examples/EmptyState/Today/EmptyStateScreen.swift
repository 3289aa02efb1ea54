import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let emptyStateExample = SourceFolder(containing: #filePath)
}

/// A list that says what to do about it while it is empty.
public struct EmptyStateScreen: View {
  @State private var store: StoreOf<ReadingList>

  /// - Parameter log: Hears of every action.
  public init(log: ActionLog? = nil) {
    _store = State(initialValue: Store(initialState: ReadingList.State()) { ReadingList().logging(to: log) })
  }

  public var body: some View { ReadingListView(store: store) }
}
