import ComposableArchitecture
package import SwiftUI

/// A window of the inspector.
package struct InspectorPage: View {
  @State private var store: StoreOf<InspectorFeature>

  /// - Parameter inspector: The windows of the process.
  package init(_ inspector: Inspector) {
    _store = State(
      wrappedValue: Store(initialState: InspectorFeature.State()) {
        InspectorFeature()
      } withDependencies: {
        $0.inspector = .live(inspector)
      })
  }

  package var body: some View { InspectorView(store: store) }
}
