import ComposableArchitecture
import IppoUI
import SwiftNavigation
import Testing

@Reducer
private struct Editor {
  @ObservableState struct State: Equatable { var text = "" }
  enum Action { case write(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write(let text):
        state.text = text
        return .none
      }
    }
  }
}

@Reducer
private enum Destination {
  case edit(Editor)
  case other(Editor)
  case alert(AlertState<Choice>)

  enum Choice: Equatable { case ok }
}

extension Destination.State: Equatable {}

@Reducer
private struct Host {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var editor: Editor.State?
  }
  enum Action {
    case show(Destination.State)
    case open
    case destination(PresentationAction<Destination.Action>)
    case editor(PresentationAction<Editor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let destination):
        state.destination = destination
        return .none
      case .open:
        state.editor = Editor.State()
        return .none
      case .destination, .editor:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$editor, action: \.editor) { Editor() }
  }
}

/// Stores of presented children, by the projected values of `@Presents`.
@MainActor
struct PresentedStoreTests {
  private let store = Store(initialState: Host.State()) { Host() }

  @Test func aChildIsScopedByItsProjectedValue() throws {
    let binding = Bindable(store).scope(\.$editor, action: \.editor)
    #expect(binding.wrappedValue == nil)
    store.send(.open)
    try #require(binding.wrappedValue).send(.write("Hello"))
    #expect(store.editor?.text == "Hello")
    binding.wrappedValue = nil
    #expect(store.editor == nil)
  }

  @Test func aCaseIsLookedUpInAPresentedEnum() throws {
    let destination = Bindable(store).scope(\.$destination, action: \.destination)
    let edit = destination.edit
    #expect(edit.wrappedValue == nil)
    store.send(.show(.edit(Editor.State())))
    #expect(destination.other.wrappedValue == nil)
    let child = try #require(edit.wrappedValue)
    child.send(.write("Hello"))
    #expect(store.destination == .edit(Editor.State(text: "Hello")))
    #expect(edit.wrappedValue === child)
    edit.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func whoClosesACaseLateLeavesAnotherOpen() {
    let edit = Bindable(store).scope(\.$destination, action: \.destination).edit
    store.send(.show(.edit(Editor.State())))
    store.send(.show(.other(Editor.State())))
    edit.wrappedValue = nil
    #expect(store.destination == .other(Editor.State()))
  }

  @Test func anAlertIsLookedUpAndAnswered() throws {
    let alert = Bindable(store).scope(\.$destination, action: \.destination).alert
    store.send(.show(.alert(AlertState { TextState("Sure?") })))
    let presented: Store<AlertState<Destination.Choice>, Destination.Choice> = try #require(alert.wrappedValue)
    presented.send(.ok)
    #expect(store.destination == nil)
  }

  @Test func bindingsForOtherInterfacesAreScopedAlike() throws {
    let binding = UIBindable(store).scope(\.$destination, action: \.destination).edit
    store.send(.show(.edit(Editor.State())))
    try #require(binding.wrappedValue).send(.write("Hello"))
    binding.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func viewsPresentWhatIsLookedUp() {
    struct Screen: View {
      @Bindable var store: StoreOf<Host>

      var body: some View {
        Text("Host")
          .sheet(item: $store.scope(\.$editor, action: \.editor)) { Text($0.text) }
          .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { Text($0.text) }
          .alert($store.scope(\.$destination, action: \.destination).alert)
      }
    }
    let graph = ViewGraph(frameSource: ManualFrameSource()) { Screen(store: store) }
    defer { graph.close() }
    func texts() -> [String] {
      graph.drain()
      return (graph.tree.root.map(graph.tree.subtree(of:)) ?? []).compactMap {
        if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
      }
    }
    #expect(texts() == ["Host"])
    store.send(.show(.edit(Editor.State(text: "Edited"))))
    #expect(texts().contains("Edited"))
    store.send(.show(.alert(AlertState { TextState("Sure?") })))
    #expect(!texts().contains("Edited"))
    store.send(.destination(.dismiss))
    store.send(.open)
    store.send(.editor(.presented(.write("Opened"))))
    #expect(texts().contains("Opened"))
  }
}
