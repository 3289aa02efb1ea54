import ComposableArchitecture
import SwiftUI

struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Filter", selection: $store.filter.animation()) {
        ForEach(TodoFilter.allCases, id: \.self) { filter in
          Text(filter.rawValue).tag(filter)
        }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)

      List {
        ForEach(store.scope(state: \.filteredTodos, action: \.todos)) { store in
          TodoView(store: store)
        }
        .onDelete { store.send(.deleted($0)) }
        .onMove { store.send(.moved($0, $1)) }
      }
    }
    .navigationTitle("Todos")
    .navigationBarItems(
      trailing: HStack(spacing: 20) {
        EditButton()
        Button("Clear completed") { store.send(.clearButtonTapped, animation: .default) }
          .disabled(!store.todos.contains(where: \.isComplete))
        Button("Add todo") { store.send(.addButtonTapped, animation: .default) }
      }
    )
    .environment(\.editMode, $store.editMode)
  }
}

struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Button {
        store.isComplete.toggle()
      } label: {
        Image(systemName: store.isComplete ? "checkmark.square" : "square")
          .accessibilityLabel(store.isComplete ? "Done" : "To do")
      }
      .buttonStyle(.plain)
      TextField("Untitled", text: $store.title)
    }
    .foregroundColor(store.isComplete ? .gray : nil)
  }
}
