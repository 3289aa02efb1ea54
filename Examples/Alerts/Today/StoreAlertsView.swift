import ComposableArchitecture
import SwiftUI

/// Alerts of a store: the state says which is shown, and every answer is an action.
struct StoreAlertsView: View {
  @Bindable var store: StoreOf<Alerts>

  var body: some View {
    Form {
      Section {
        Text("Count: \(store.count)")
        Button("Alert") { store.send(.alertButtonTapped) }
        Button("Confirmation Dialog") { store.send(.dialogButtonTapped) }
      } footer: {
        Text("The state holds the count, the alert and the dialog.")
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
