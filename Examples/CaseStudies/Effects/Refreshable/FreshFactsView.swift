import ComposableArchitecture
import SwiftUI

struct FreshFactsView: View {
  let store: StoreOf<FreshFacts>
  @State private var isRefreshing = false

  var body: some View {
    List {
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

      if let fact = store.fact {
        Text(fact)
          .bold()
      } else {
        Text("Refresh for a fact about the number.")
          .foregroundStyle(.secondary)
      }
      if isRefreshing {
        Button("Cancel") { store.send(.cancelButtonTapped, animation: .default) }
      }
    }
    .refreshable {
      isRefreshing = true
      defer { isRefreshing = false }
      await store.send(.refresh).finish()
    }
    .navigationTitle("Refresh")
  }
}
