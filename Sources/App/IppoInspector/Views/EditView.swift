import ComposableArchitecture
import SwiftUI

/// A form for a value of a state.
struct EditView: View {
  @Bindable var store: StoreOf<EditFeature>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section(store.node.id) {
          if store.node.kind == .bool {
            Picker("Value", selection: $store.text) {
              Text(verbatim: "true").tag("true")
              Text(verbatim: "false").tag("false")
            }
          } else {
            TextField("Value", text: $store.text).onSubmit { store.send(.setTapped) }
          }
          if !store.problem.isEmpty { Text(verbatim: store.problem).foregroundStyle(.red) }
        }
      }
      .navigationTitle("Edit a value")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Set") { store.send(.setTapped) } }
      }
    }
  }
}
