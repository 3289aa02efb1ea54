import ComposableArchitecture
import SwiftUI

struct NotebookView: View {
  @Bindable var store: StoreOf<Notebook>

  var body: some View {
    List {
      Section {
        TextField("New note", text: $store.draft)
          .onSubmit { store.send(.addButtonTapped, animation: .default) }
        Button("Add") { store.send(.addButtonTapped, animation: .default) }
          .disabled(store.draft.isEmpty)
      } footer: {
        Text("The notes are written to a file. Whoever opens the notebook next finds them there.")
      }
      Section("Notes") {
        if store.isEmpty {
          Text("No notes yet.")
            .foregroundStyle(.secondary)
        }
        // A binding into the file: typing in a row is written down like everything else.
        ForEach(Binding(store.$notes)) { $note in
          TextField("Note", text: $note.text)
        }
        .onDelete { store.send(.deleted($0)) }
      }
    }
    .toolbar { EditButton() }
    .navigationTitle("Shared in a File")
  }
}
