import ComposableArchitecture
import SwiftUI

struct DialogsView: View {
  @Bindable var store: StoreOf<Dialogs>

  var body: some View {
    Form {
      Section {
        Text("Tickets: \(store.tickets)")
        Button("Alert") { store.send(.alertButtonTapped) }
        Button("Confirmation dialog") { store.send(.confirmationDialogButtonTapped) }
      } footer: {
        Text("The state says what an alert shows and which actions its buttons send, so that a test can read it.")
      }
    }
    .navigationTitle("Alerts and Dialogs")
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.confirmationDialog, action: \.confirmationDialog))
  }
}
