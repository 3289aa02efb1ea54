import ComposableArchitecture
import SwiftUI

struct OutlineView: View {
  @Bindable var store: StoreOf<Outline>

  var body: some View {
    List {
      Section {
        ForEach(store.scope(state: \.headings, action: \.headings)) { store in
          @Bindable var store = store
          NavigationLink {
            OutlineView(store: store)
          } label: {
            HStack {
              TextField("Untitled", text: $store.title.sending(\.titleChanged))
              Spacer()
              if store.count > 0 {
                Text("\(store.count)")
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
        .onDelete { store.send(.deleted($0)) }
      } footer: {
        Text("Headings in this part: \(store.count)")
      }
    }
    .overlay {
      if store.headings.isEmpty {
        ContentUnavailableView(
          "No Headings", systemImage: "list.bullet.indent",
          description: Text("Add one, and headings to that, as deep as you like."))
      }
    }
    .navigationTitle(store.title.isEmpty ? "Untitled" : store.title)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Add a heading") { store.send(.addButtonTapped) }
      }
    }
  }
}
