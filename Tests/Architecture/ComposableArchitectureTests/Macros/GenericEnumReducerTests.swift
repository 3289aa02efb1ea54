import ComposableArchitecture
import Testing

@Reducer private struct Editor<Item: Equatable & Sendable> {
  @ObservableState struct State: Equatable {
    var item: Item
  }
  enum Action: Equatable {
    case edited(Item)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edited(let item):
        state.item = item
        return .none
      }
    }
  }
}

private protocol Makeable: Reducer {
  init()
}

extension Editor: Makeable {}

@Reducer private enum Destination<Item: Equatable & Sendable> {
  case editor(Editor<Item>)
  case alert(AlertState<Alert>)
  case done(Item, count: Int)

  enum Alert: Equatable { case confirmTapped(Item) }
}

extension Destination.State: Equatable {}

@Reducer private enum AnyOf<First: Makeable, Second: Reducer> where Second: Makeable {
  case first(First)
  case second(Second)
  indirect case given(Editor<Int> = Editor())
}

private struct Outer<Item: Equatable & Sendable> {
  @Reducer enum Path {
    case editor(Editor<Item>)
  }
}

extension Outer {
  @Reducer indirect enum More<Other: Equatable & Sendable> {
    /// One of the outer type's.
    case editor(Editor<Item>)
    case other(Editor<Other>)
  }
}

@Reducer private struct Screen<Item: Equatable & Sendable> {
  @ObservableState struct State {
    @Presents var destination: Destination<Item>.State?
    var path = StackState<Outer<Item>.Path.State>()
  }
  enum Action {
    case destination(PresentationAction<Destination<Item>.Action>)
    case path(StackActionOf<Outer<Item>.Path>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
}

@MainActor @Suite struct GenericEnumReducerTests {
  @Test func aGenericDestinationAndPath() {
    let store = Store(initialState: Screen<String>.State()) { Screen<String>() }
    #expect(store.destination == nil)
    let presenting = Store(
      initialState: Screen<String>.State(
        destination: .editor(Editor.State(item: "a")),
        path: StackState([.editor(Editor.State(item: "b"))])
      )
    ) {
      Screen<String>()
    }
    presenting.send(.destination(.presented(.editor(.edited("c")))))
    #expect(presenting.destination == .editor(Editor.State(item: "c")))
    presenting.send(.path(.element(id: 0, action: .editor(.edited("d")))))
    #expect(presenting.path[id: 0, case: \.editor]?.item == "d")
  }

  @Test func theCaseOfAGenericStore() throws {
    let store = Store(initialState: Destination<Int>.State.editor(Editor.State(item: 1))) { Destination<Int>.body }
    guard case .editor(let editor) = store.case else {
      Issue.record("The editor is the case of the store.")
      return
    }
    editor.send(.edited(2))
    #expect(editor.item == 2)
    let done = Store(initialState: Destination<Int>.State.done(3, count: 4)) { Destination<Int>.body }
    guard case .done(3, count: 4) = done.case else {
      Issue.record("The data is the case of the store.")
      return
    }
  }

  @Test func typesThatCanBeMade() {
    let store = Store(initialState: AnyOf<Editor<Int>, Editor<String>>.State.second(Editor.State(item: "a"))) {
      AnyOf<Editor<Int>, Editor<String>>.body
    }
    store.send(.second(.edited("b")))
    #expect(store.withState { $0.second?.item } == "b")
  }

  @Test func inAnExtensionOfAGenericType() {
    let store = Store(initialState: Outer<Int>.More<String>.State.other(Editor.State(item: "a"))) {
      Outer<Int>.More<String>.body
    }
    store.send(.other(.edited("b")))
    #expect(store.withState { $0.other?.item } == "b")
  }
}
