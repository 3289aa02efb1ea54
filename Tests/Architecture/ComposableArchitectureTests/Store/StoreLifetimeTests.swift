@_spi(Internals) @_spi(Logging) import ComposableArchitecture
import Foundation
import OpenCombine
import Testing

@Reducer
private struct Grandchild {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable {
    var grandchild = Grandchild.State()
    @Presents var optional: Grandchild.State?
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case grandchild(Grandchild.Action)
    case optional(PresentationAction<Grandchild.Action>)
    case rows(IdentifiedActionOf<Row>)
    case toggle, remove(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.grandchild, action: \.grandchild) { Grandchild() }
    Reduce { state, action in
      switch action {
      case .toggle: state.optional = state.optional == nil ? Grandchild.State() : nil
      case .remove(let id): state.rows.remove(id: id)
      default: break
      }
      return .none
    }
    .ifLet(\.$optional, action: \.optional) { Grandchild() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Household {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
  }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
  }
}

@MainActor
@Suite(.serialized)
struct StoreLifetimeTests {
  @Test func `Scoping again gives the same store`() {
    let store = Store(initialState: Household.State()) { Household() }
    let child = store.scope(state: \.child, action: \.child)
    #expect(child === store.scope(state: \.child, action: \.child))
    #expect(child === store.scope(\.child, action: \.child))
    let grandchild = child.scope(state: \.grandchild, action: \.grandchild)
    #expect(grandchild === child.scope(state: \.grandchild, action: \.grandchild))
    #expect(grandchild !== store.scope(state: \.child.grandchild, action: \.child.grandchild))
    grandchild.send(.increment)
    #expect(store.child.grandchild.count == 1)
  }

  @Test func `The store of a child that went and came is another`() {
    let store = Store(initialState: Child.State(optional: Grandchild.State())) { Child() }
    let first: StoreOf<Grandchild>? = store.scope(state: \.optional, action: \.optional.presented)
    #expect(first != nil)
    #expect(first === store.scope(state: \.optional, action: \.optional.presented))
    store.send(.toggle)
    #expect(store.scope(state: \.optional, action: \.optional.presented) == nil)
    store.send(.toggle)
    #expect(first !== store.scope(state: \.optional, action: \.optional.presented))
  }

  @Test func `The stores of rows are the same while the rows are there`() {
    let store = Store(initialState: Child.State(rows: [Row.State(id: 1), Row.State(id: 2)])) { Child() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    #expect(rows.map(\.count) == [0, 0])
    rows[1].send(.increment)
    #expect(rows.map(\.count) == [0, 1])
    #expect(Array(store.scope(state: \.rows, action: \.rows)) == rows)
    store.send(.remove(1))
    #expect(Array(store.scope(state: \.rows, action: \.rows)) == [rows[1]])
  }

  @Test func `Stores and scopes go when nobody holds them`() {
    weak var weakStore: StoreOf<Household>?
    weak var weakChild: StoreOf<Child>?
    do {
      let store = Store(initialState: Household.State()) { Household() }
      let child = store.scope(state: \.child, action: \.child)
      child.send(.toggle)
      weakStore = store
      weakChild = child
    }
    #expect(weakStore == nil)
    #expect(weakChild == nil)
  }

  @Test func `A scope works after the store it was made of has gone`() {
    let child = Store(initialState: Household.State()) { Household() }.scope(state: \.child, action: \.child)
    child.send(.grandchild(.increment))
    #expect(child.grandchild.count == 1)
  }

  @Test func `The log notes stores that come and go`() {
    Logger.shared.isEnabled = true
    defer {
      Logger.shared.isEnabled = false
      Logger.shared.clear()
    }
    do {
      let store = Store(initialState: Household.State()) { Household() }
      _ = store.scope(state: \.child, action: \.child)
    }
    let own = Logger.shared.logs.filter { $0.contains("<Household>") || $0.contains("<Child>") }
    #expect(own.filter { $0.contains("Household") } == ["StoreOf<Household>.init", "StoreOf<Household>.deinit"])
    #expect(own.contains("StoreOf<Child>.init"))
  }

  @Test func `A store is described by its types`() {
    #expect(Store(initialState: Household.State()) { Household() }.debugDescription == "StoreOf<Household>")
    #expect(Store<Int, Bool>(initialState: 0) {}.debugDescription == "Store<Int, Bool>")
    #expect(
      Store<Grandchild.State?, Grandchild.Action>(initialState: nil) {}.debugDescription == "StoreOf<Grandchild?>"
    )
    #expect(
      Store<IdentifiedArrayOf<Row.State>, IdentifiedActionOf<Row>>(initialState: IdentifiedArray()) {}.debugDescription
        == "IdentifiedStoreOf<Row>"
    )
    #expect(
      Store<StackState<Row.State>, StackActionOf<Row>>(initialState: StackState()) {}.debugDescription
        == "StackStoreOf<Row>"
    )
  }

  @Test func `A binding whose write no reducer makes is reported`() async {
    let messages = await issues {
      let store = Store(initialState: Unbound.State()) { Unbound() }
      store.count = 42
    }
    #expect(
      messages == [
        """
        A binding has written a value, and no reducer has stored it.

          Action:
            Unbound.Action.binding(.set(_, 42))

        Likely cause, and what to do about it:

        • The "body" of the feature has no "BindingReducer()". Write one above the reducers that react to the value.
        """
      ]
    )
  }
}

@Reducer
private struct Unbound {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
}
