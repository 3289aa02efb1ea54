import ComposableArchitecture
import Testing

/// Scoping with functions, as in earlier releases, without the compiler's warning about it.
private protocol LegacyScoping<State, Action> {
  associatedtype State
  associatedtype Action
  @MainActor func scopedToItself() -> Store<State, Action>
  @MainActor func scopedToItsState() -> Store<State, Action>
}

extension Store: LegacyScoping {
  @available(*, deprecated)
  fileprivate func scopedToItself() -> Store<State, Action> {
    scope(state: { $0 }, action: { $0 })
  }

  @available(*, deprecated)
  fileprivate func scopedToItsState() -> Store<State, Action> {
    scope(state: { $0 })
  }
}

@MainActor
private func uncached<L: LegacyScoping>(_ store: L) -> Store<L.State, L.Action> { store.scopedToItself() }

@Reducer
private struct Family {
  @ObservableState
  struct State: Identifiable {
    var id = 0
    @Presents var child: Child.State?
    var children: IdentifiedArrayOf<Child.State> = []
  }

  enum Action {
    case child(PresentationAction<Child.Action>)
    case children(IdentifiedActionOf<Child>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Child() }
      .forEach(\.children, action: \.children) { Child() }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Identifiable { var id = 0 }
    enum Action { case act }
  }
}

/// What is reported about stores that were scoped by functions.
@MainActor
struct UncachedStoreTests {
  private let store = Store(initialState: Family.State(child: Family.Child.State(), children: [Family.Child.State()])) {
    Family()
  }

  @Test func `An optional child of an uncached store is reported, and works`() async {
    let store = store
    let reported = await issues {
      uncached(store).scope(state: \.child, action: \.child.presented)?.send(.act)
    }
    #expect(
      reported == [
        """
        "StoreOf<Family>" was scoped by functions: it is another store each time, which observation cannot compare.

        Likely causes, and what to do about each:

        • Its parent calls "scope" with closures. Name the child by key paths: \
        "store.scope(state: \\.child, action: \\.child)".

        • Its parent shows it by "IfLetStore", "SwitchStore", "ForEachStore", or a modifier that takes a store. Use \
        "if let", "switch store.case", "ForEach", and the modifier that takes "$store.scope(state:action:)".
        """
      ]
    )
  }

  @Test func `The rows of an uncached store are reported`() async {
    let store = store
    let reported = await issues {
      for row in uncached(store).scope(state: \.children, action: \.children) { row.send(.act) }
    }
    #expect(reported.count == 1)
  }

  @Test func `A child of a store that was scoped by a function of its state is reported, and works`() async {
    let store = store
    func scoped<L: LegacyScoping>(_ store: L) -> Store<L.State, L.Action> { store.scopedToItsState() }
    let reported = await issues {
      scoped(store).scope(state: \.child, action: \.child.presented)?.send(.act)
    }
    #expect(reported.count == 1)
  }

  @Test func `Stores that were scoped by key paths are not reported`() async {
    let store = store
    let reported = await issues {
      let itself = store.scope(state: \.self, action: \.self)
      itself.scope(state: \.child, action: \.child.presented)?.send(.act)
      for row in itself.scope(state: \.children, action: \.children) { row.send(.act) }
    }
    #expect(reported.isEmpty)
  }
}
