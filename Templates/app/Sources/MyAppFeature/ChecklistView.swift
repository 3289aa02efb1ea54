import ComposableArchitecture
import SwiftUI

/// Shows a checklist.
public struct ChecklistView: View {
  @Bindable var store: StoreOf<Checklist>

  public init(store: StoreOf<Checklist>) { self.store = store }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New item", text: $store.newTitle)
              .onSubmit { store.send(.addButtonTapped) }
            Button("Add") { store.send(.addButtonTapped) }
          }
          Toggle("Hide what is done", isOn: $store.hidesDone)
        }
        Section("\(store.openCount) to do") {
          ForEach(store.shownItems) { item in
            Button {
              store.send(.doneToggled(item.id))
            } label: {
              Label(item.title, systemImage: item.isDone ? "checkmark.circle.fill" : "circle")
            }
            .accessibilityValue(item.isDone ? "done" : "to do")
          }
          .onDelete { indices in
            for id in indices.map({ store.shownItems[$0].id }) { store.send(.deleted(id)) }
          }
        }
      }
      .navigationTitle("MyApp")
    }
  }
}

#Preview("A new list") {
  ChecklistView(store: Store(initialState: Checklist.State()) { Checklist() })
}
