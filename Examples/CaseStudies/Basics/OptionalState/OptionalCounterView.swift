import ComposableArchitecture
import SwiftUI

struct OptionalCounterView: View {
  let store: StoreOf<OptionalCounter>

  var body: some View {
    Form {
      Section {
        Button(store.counter == nil ? "Bring the counter" : "Put the counter away") {
          store.send(.toggleButtonTapped, animation: .default)
        }
      } footer: {
        Text("The counter's view exists as long as its state does.")
      }

      if let store = store.scope(state: \.counter, action: \.counter) {
        Section {
          CounterView(store: store)
            .frame(maxWidth: .infinity)
        } header: {
          Text("The counter is here")
        }
      } else {
        Text("There is no counter.")
          .foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Optional State")
  }
}
