import ComposableArchitecture
import OpenCombine
import Testing

/// What runs while a store is busy: observers in the middle of a reducer, readers that send, and deinitializers.
@MainActor
struct ReentrancyTests {
  @Test func `An observer that sends in the middle of a reducer is heard after it, and reported`() async {
    let store = Store(initialState: Journal.State(child: Page.State())) { Journal() }
    withPerceptionTracking {
      _ = store.scope(state: \.child, action: \.child.presented)?.count
    } onChange: {
      MainActor.assumeIsolated {
        store.send(.note("observer"))
        let child: StoreOf<Page>? = store.scope(state: \.child, action: \.child.presented)
        child?.send(.note("scoped by the observer"))
      }
    }
    let messages = await issues { store.send(.child(.presented(.increment))) }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("An action was sent while the reducer of the store was running.") })
    #expect(store.notes == ["observer"])
    #expect(store.child?.count == 1)
    #expect(store.child?.notes == ["scoped by the observer"])
  }

  @Test func `A subscriber that sends while it is told of a state is heard after the action, and reported`() async {
    let store = Store(initialState: Journal.State()) { Journal() }
    let viewStore = ViewStore(store, observe: { $0.notes.count })
    let subscriptions = [
      store.publisher.notes.dropFirst().sink { notes in
        if notes.count == 1 { MainActor.assumeIsolated { _ = store.send(.note("publisher")) } }
      },
      viewStore.publisher.dropFirst().sink { count in
        if count == 1 { MainActor.assumeIsolated { _ = store.send(.note("view store")) } }
      },
    ]
    let messages = await issues { store.send(.note("first")) }
    #expect(messages.count == 2)
    #expect(
      messages.first == """
        An action was sent while the store was handling another action. It is reduced when that has finished.

          Action:
            Journal.Action.note

        Likely cause, and what to do about it:

        • An observer of the state sends to the store: a subscriber of "publisher" or of a "ViewStore", a closure of \
        "ifLet", or what an effect runs before it first waits. Let the reducer of the action that changed the state \
        return an effect in its place.
        """
    )
    #expect(store.notes.first == "first")
    #expect(Set(store.notes) == ["first", "publisher", "view store"])
    withExtendedLifetime(subscriptions) {}
  }

  @available(*, deprecated)
  @Test func `A closure of ifLet that sends while an action is handled is reported`() async {
    let store = Store(initialState: Journal.State()) { Journal() }
    let optional: Store<Page.State?, Page.Action> = store.scope(state: { $0.child }, action: { .child(.presented($0)) })
    let subscription = optional.ifLet { child in child.send(.note("shown")) }
    let messages = await issues { store.send(.show) }
    #expect(messages.count == 1)
    #expect(store.child?.notes == ["shown"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `An action that an effect sends at once is not reported`() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return action > 1 ? .merge(.send(1), .publisher { [1].publisher }) : .none
      }
    }
    let messages = await issues { store.send(2) }
    #expect(messages.isEmpty)
    #expect(store.withState { $0 } == 4)
  }

  @Test func `An observer may scope a child that is just going, and send to it`() async {
    let store = Store(initialState: Journal.State(child: Page.State())) { Journal() }
    let child: StoreOf<Page> = store.scope(state: \.child, action: \.child.presented)!
    withPerceptionTracking {
      _ = store.child
    } onChange: {
      MainActor.assumeIsolated {
        _ = store.scope(state: \.child, action: \.child.presented)
        store.send(.note("gone"))
      }
    }
    let messages = await issues { store.send(.child(.dismiss)) }
    #expect(messages.count == 1)
    #expect(store.notes == ["gone"])
    #expect(store.scope(state: \.child, action: \.child.presented) == nil)
    #expect(child.count == 0)
  }

  @Test func `A state that is being looked at stays as it is while actions change it`() {
    let store = Store(initialState: Journal.State(child: Page.State())) { Journal() }
    for number in 0..<3 { store.send(.note("\(number)")) }
    var seen: [String] = []
    store.withState { state in
      for note in state.notes {
        store.send(.erase)
        store.send(.note("new"))
        seen.append(note)
      }
      #expect(state.notes == ["0", "1", "2"])
      #expect(store.withState { $0.notes } == ["new"])
    }
    #expect(seen == ["0", "1", "2"])
    #expect(store.notes == ["new"])
  }

  @Test func `A child, and a row, that is being looked at stays as it is while actions change it`() {
    let store = Store(initialState: Journal.State(child: Page.State(), rows: [Page.State(id: 1), Page.State(id: 2)])) {
      Journal()
    }
    let child: StoreOf<Page> = store.scope(state: \.child, action: \.child.presented)!
    let row: StoreOf<Page> = Array(store.scope(state: \.rows, action: \.rows))[0]
    for page in [child, row] {
      page.send(.note("a"))
      page.withState { state in
        page.send(.note("b"))
        #expect(page.notes == ["a", "b"])
        page.send(.note("c"))
        #expect(page.withState { $0.notes } == ["a", "b", "c"])
        #expect(state.notes == ["a"])
      }
      #expect(page.notes == ["a", "b", "c"])
    }
  }

  @Test func `A deinitializer of the state sends after the action that dropped it, and is reported`() async {
    let store = Store(initialState: Journal.State()) { Journal() }
    store.send(.keep(Farewell { [weak store] in store?.send(.note("dropped")) }))
    let messages = await issues { store.send(.keep(nil)) }
    #expect(messages.count == 1)
    #expect(store.notes == ["kept nothing", "dropped"])
  }

  @Test func `A deinitializer of the state finds no store when the store goes`() {
    var isCalled = false
    do {
      let store = Store(initialState: Journal.State()) { Journal() }
      store.send(
        .keep(
          Farewell { [weak store] in
            isCalled = true
            #expect(store == nil)
          }
        )
      )
    }
    #expect(isCalled)
  }

  @Test func `A store that goes while an effect waits takes the effect with it, and its late actions go nowhere`() async
  {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let ended = AsyncStream.makeStream(of: Bool.self)
    do {
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { _, _ in
          .run { send in
            for await number in stream { await send(number) }
            ended.continuation.yield(Task.isCancelled)
            await send(-1)
            ended.continuation.finish()
          }
        }
      }
      store.send(0)
    }
    continuation.yield(1)
    var wasCancelled: [Bool] = []
    for await isCancelled in ended.stream { wasCancelled.append(isCancelled) }
    #expect(wasCancelled == [true])
  }
}

/// Calls a function when it goes.
private final class Farewell: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  deinit { MainActor.assumeIsolated { action() } }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Identifiable {
    var id = 0
    var count = 0
    var notes: [String] = []
  }

  enum Action { case increment, note(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .note(let note): state.notes.append(note)
      }
      return .none
    }
  }
}

@Reducer
private struct Journal {
  @ObservableState
  struct State {
    @Presents var child: Page.State?
    var kept: Farewell?
    var notes: [String] = []
    var rows: IdentifiedArrayOf<Page.State> = []
  }

  enum Action {
    case child(PresentationAction<Page.Action>)
    case erase
    case keep(Farewell?)
    case note(String)
    case rows(IdentifiedActionOf<Page>)
    case show
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child, .rows: break
      case .erase: state.notes.removeAll()
      case .keep(let farewell):
        state.kept = farewell
        if farewell == nil { state.notes.append("kept nothing") }
      case .note(let note): state.notes.append(note)
      case .show: state.child = Page.State()
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Page() }
    .forEach(\.rows, action: \.rows) { Page() }
  }
}
