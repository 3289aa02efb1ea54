import ComposableArchitecture
import SwiftUI

struct ParcelView: View {
  @Bindable var store: StoreOf<Parcel>

  var body: some View {
    Form {
      Section {
        Button("Open the parcel") { store.send(.openChanged(true)) }
      } footer: {
        Text("The sheet comes up at once. Closing it too early ends the unwrapping.")
      }
    }
    .sheet(isPresented: $store.isOpen.sending(\.openChanged)) {
      NavigationStack {
        Form {
          if let store = store.scope(state: \.content, action: \.content) {
            LabeledContent("Marbles") { CounterView(store: store) }
          } else {
            ProgressView("Unwrapping…")
          }
        }
        .navigationTitle("Parcel")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { store.send(.openChanged(false)) }
          }
        }
      }
    }
    .navigationTitle("Present, then Load")
  }
}
