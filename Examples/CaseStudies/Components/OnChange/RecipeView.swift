import ComposableArchitecture
import SwiftUI

struct RecipeView: View {
  @Bindable var store: StoreOf<Recipe>

  var body: some View {
    Form {
      Section {
        Stepper("Eggs: \(store.eggs)", value: $store.eggs, in: 0...48)
        Stepper("Guests: \(store.guests)", value: $store.guests, in: 0...96)
        Button("Double") { store.send(.doubleButtonTapped) }
        Button("Halve") { store.send(.halveButtonTapped) }
      } footer: {
        Text(store.isCakeForAll ? "There is cake for all." : "There is not enough cake.")
      }
      Section("History") {
        if store.history.isEmpty {
          Text("Nothing has changed yet.")
            .foregroundStyle(.secondary)
        }
        ForEach(Array(store.history.enumerated()), id: \.offset) { _, line in
          Text(line)
        }
      }
    }
    .navigationTitle("Reacting to Changes")
  }
}
