import ComposableArchitecture
import SwiftUI

// What people write in the body of a preview.

#Preview("A store of its own") {
  let store = Store(initialState: Contacts.State()) { Contacts() }
  store.send(.view(.addButtonTapped))
  return ContactsView(store: store)
}

#Preview("Shortened") {
  ContactsView(store: .init(initialState: .init(sorting: .none), reducer: { Contacts() }))
}

#Preview("No reducer") {
  ContactsView(store: Store(initialState: Contacts.State()) {})
}

#Preview("A reducer of its own") {
  ContactsView(
    store: Store(initialState: Contacts.State()) {
      Reduce { state, action in
        switch action {
        case .destination(.presented):
          state.sorting = .none
          return .none
        case .path(.element(id: _, action: _)):
          return .none
        case .view(.addButtonTapped):
          return .run { send in await send(.destination(.dismiss)) }
        default:
          return .none
        }
      }
    }
  )
}

#Preview("Children") {
  let store = Store(initialState: Contacts.State()) { Contacts() }
  EditorView(store: store.scope(state: \.featured, action: \.featured))
  ForEach(store.scope(state: \.rows, action: \.rows)) { EditorView(store: $0) }
  if let store = store.scope(state: \.sheet, action: \.sheet.presented) {
    EditorView(store: store)
  }
}

#Preview("Bindings") {
  @Previewable @State var store = Store(initialState: Editor.State()) { Editor() }
  TextField("Name", text: $store.name.sending(\.nameChanged))
  Toggle("Favorite", isOn: $store.isFavorite)
}

#Preview("Presentation") {
  @Previewable @State var store = Store(initialState: Contacts.State()) { Contacts() }
  Text("Contacts")
    .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { EditorView(store: $0) }
}

#Preview("Cases") {
  let sorting = Contacts.Sorting.by("name")
  Text(sorting.is(\.none) ? "Unsorted" : sorting[case: \.by] ?? "")
}

#Preview("Views only") {
  NavigationStack {
    List {
      if #available(iOS 17, *) { Text("New") } else { Text("Old") }
      ForEach(0..<3) { Text("\($0)") }
    }
    .navigationTitle("Numbers")
  }
  .preferredColorScheme(.dark)
}

#Preview("A view of its own") {
  struct Counter: View {
    @State var count = 0
    var body: some View { Stepper("\(count)", value: $count) }
  }
  return Counter()
}

@available(iOS 17, *)
#Preview("Erased") { AnyView(Text("Erased")) }
