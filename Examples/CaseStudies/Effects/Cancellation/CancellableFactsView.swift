import ComposableArchitecture
import SwiftUI

struct CancellableFactsView: View {
  @Bindable var store: StoreOf<CancellableFacts>

  var body: some View {
    Form {
      Section {
        Stepper("Number: \(store.count)", value: $store.count.sending(\.stepperChanged))
        if store.isAsking {
          HStack {
            Button("Cancel") { store.send(.cancelButtonTapped) }
            Spacer()
            ProgressView()
          }
        } else {
          Button("Ask for a fact") { store.send(.askButtonTapped) }
        }
        if let fact = store.fact {
          Text(fact)
            .padding(.vertical, 8)
        }
      } footer: {
        Text("The question has an id. Cancelling the id, or changing the number, ends the work behind it.")
      }
    }
    .navigationTitle("Cancellation")
  }
}
