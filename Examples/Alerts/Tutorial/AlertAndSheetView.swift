import ComposableArchitecture
import SwiftUI

/// The store's way: the state says what is shown, and closing it is an action.
struct AlertAndSheetView: View {
  let store: Store<AlertAndSheetState, AlertAndSheetAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Form {
        Text("Count: \(viewStore.count)")
        Button("Alert") { viewStore.send(.alertButtonTapped) }
          .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
        Button("Action sheet") { viewStore.send(.actionSheetButtonTapped) }
          .actionSheet(store.scope(state: \.actionSheet), dismiss: .actionSheetDismissed)
      }
    }
  }
}
