import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import SwiftUI

extension SourceFolder {
  /// The code of this example.
  public static let sharedStateTutorial = SourceFolder(containing: #filePath)
}

/// Two features over one state: a counter, and a profile that shows and resets what was counted.
public struct SharedStateTutorialScreen: View {
  @State private var store: Store<SharedState, SharedStateAction>

  /// - Parameter log: Hears of every action.
  public init(log: ActionLog? = nil) {
    _store = State(
      initialValue: Store(
        initialState: SharedState(), reducer: sharedStateReducer.logging(to: log), environment: ()
      )
    )
  }

  public var body: some View {
    SharedStateView(store: store)
      .navigationTitle("Shared State")
  }
}
