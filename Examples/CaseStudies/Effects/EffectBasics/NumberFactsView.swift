import ComposableArchitecture
import SwiftUI

struct NumberFactsView: View {
  let store: StoreOf<NumberFacts>

  var body: some View {
    Form {
      Section {
        HStack {
          Button("Decrement", systemImage: "minus") { store.send(.decrementButtonTapped) }
          Text("\(store.count)")
            .monospacedDigit()
            .frame(minWidth: 32)
          Button("Increment", systemImage: "plus") { store.send(.incrementButtonTapped) }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .frame(maxWidth: .infinity)

        Button("Number fact") { store.send(.factButtonTapped) }
          .frame(maxWidth: .infinity)

        if store.isAsking {
          ProgressView()
            .frame(maxWidth: .infinity)
            // A spinner that is shown again has to be another one.
            .id(store.count)
        }
        if let fact = store.fact {
          Text(fact)
        }
      } footer: {
        Text("Effects wait and ask; what they learn comes back as an action.")
      }
    }
    .navigationTitle("Effects")
  }
}
