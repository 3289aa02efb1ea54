import ComposableArchitecture
import SwiftUI

@Reducer
struct Contacts {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(Editor)

    @CasePathable
    enum Alert { case confirmed }
  }

  @Reducer
  enum Path {
    case editor(Editor)
  }

  @CasePathable
  @dynamicMemberLookup
  enum Sorting: Equatable { case none, by(String) }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var featured = Editor.State()
    var path = StackState<Path.State>()
    var rows: IdentifiedArrayOf<Editor.State> = []
    @Presents var sheet: Editor.State?
    var sorting = Sorting.none
  }

  enum Action: ViewAction {
    case destination(PresentationAction<Destination.Action>)
    case featured(Editor.Action)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Editor>)
    case sheet(PresentationAction<Editor.Action>)
    case view(View)

    @CasePathable
    enum View { case addButtonTapped }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.featured, action: \.featured) { Editor() }
    Reduce { state, action in
      guard case .view(.addButtonTapped) = action else { return .none }
      state.sheet = Editor.State(id: state.rows.count)
      return .none
    }
    .forEach(\.rows, action: \.rows) { Editor() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$sheet, action: \.sheet) { Editor() }
  }
}

extension Contacts.Destination.State: Equatable {}
extension Contacts.Path.State: Equatable {}

@ViewAction(for: Contacts.self)
struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in Text(row.name) }
      }
      .toolbar { Button("Add") { send(.addButtonTapped) } }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .sheet(item: $store.scope(state: \.destination?.editor, action: \.destination.editor)) { EditorView(store: $0) }
    } destination: { store in
      switch store.case {
      case .editor(let store): EditorView(store: store)
      }
    }
  }
}

#Preview {
  ContactsView(store: Store(initialState: Contacts.State()) { Contacts() })
}

#Preview("With rows, and what they depend on") {
  ContactsView(
    store: Store(initialState: Contacts.State(rows: [Editor.State(id: 1, name: "Ada")], sorting: .by("name"))) {
      Contacts()._printChanges()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.directory = .crowded
      $0.directory.count = { 2 }
      $0.directory.names = { @Sendable name in
        try await Task.sleep(for: .seconds(1))
        return [name]
      }
      $0[Directory.self] = .previewValue
      $0.uuid = .incrementing
    }
  )
}

// Names that macros make (the cases of `Destination.State`, the initializers of a client) cannot be written in the
// arguments of a macro. As with the original, what uses them stands outside.
#Preview("What macros made") {
  ContactsView.editing
}

#Preview("State that is made elsewhere") {
  ContactsView(store: Store(initialState: .inPath) { Contacts() })
}

extension ContactsView {
  static var editing: Self {
    Self(
      store: Store(initialState: Contacts.State(destination: .editor(Editor.State(name: "Ada")))) {
        Contacts()
      } withDependencies: {
        $0.directory = Directory(names: { _ in [] }, count: { 0 })
      }
    )
  }
}

extension Contacts.State {
  static var inPath: Self { Self(path: StackState([.editor(Editor.State(name: "Bea"))])) }
}
