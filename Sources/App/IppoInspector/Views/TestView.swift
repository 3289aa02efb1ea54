import ComposableArchitecture
import SwiftUI
import UIKit

/// A test that is written from the recording so far.
struct TestView: View {
  @Bindable var store: StoreOf<TestFeature>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $store.name)
          TextField("View", text: $store.content)
          TextField("Modules", text: $store.modules)
        } footer: {
          Text("A view such as CounterScreen() adds a test of the screen. Modules are separated by commas.")
        }
        Section("Test") {
          Text(verbatim: store.state.source ?? store.state.problem ?? "").font(.caption.monospaced())
        }
      }
      .navigationTitle("Write a test")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem { Button("Copy") { UIPasteboard.general.string = store.state.source } }
        ToolbarItem(placement: .confirmationAction) { Button("Save…") { store.send(.saveTapped) } }
      }
    }
  }
}
