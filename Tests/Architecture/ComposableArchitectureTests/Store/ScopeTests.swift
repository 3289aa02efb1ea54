import ComposableArchitecture
import OpenCombine
import Testing

@Reducer
private enum Destination {
  case item(Item)
  case other(Item)
}

@Reducer
private struct Feature {
  @ObservableState
  struct State {
    var item = Item.State(id: 0)
    var optional: Item.State?
    @Presents var destination: Destination.State?
    var log: [String] = []
  }
  enum Action {
    case item(Item.Action)
    case optional(Item.Action)
    case destination(PresentationAction<Destination.Action>)
    case toggle
    case show(Destination.State?)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.item, action: \.item) { Item() }
    Reduce { state, action in
      switch action {
      case .toggle: state.optional = state.optional == nil ? Item.State(id: 1) : nil
      case .show(let destination): state.destination = destination
      default: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Item() }
    .ifLet(\.$destination, action: \.destination)
  }
}

@MainActor
struct ScopeTests {
  @Test func `Scoping again returns the same store`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    #expect(store.scope(state: \.item, action: \.item) === store.scope(state: \.item, action: \.item))
  }

  @Test func `An optional child has a store while it is there, and another when it comes back`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    func child() -> StoreOf<Item>? { store.scope(state: \.optional, action: \.optional) }
    #expect(child() == nil)
    store.send(.toggle)
    let first = child()
    #expect(first != nil && first === child())
    first?.send(.increment)
    #expect(first?.count == 1)
    store.send(.toggle)
    #expect(child() == nil)
    #expect(first?.count == 1)
    store.send(.toggle)
    #expect(child() !== first)
  }

  @Test func `The store of an enum is switched over`() {
    let store = Store(initialState: Feature.State(destination: .item(Item.State(id: 7)))) { Feature() }
    let destination: StoreOf<Destination> = store.scope(state: \.destination, action: \.destination.presented)!
    switch destination.case {
    case .item(let item):
      item.send(.increment)
      #expect(item.count == 1)
    case .other: Issue.record("The destination is an item.")
    }
    store.send(.show(.other(Item.State(id: 8))))
    if case .other(let other) = destination.case {
      #expect(other.id == 8)
    } else {
      Issue.record("The destination is the other.")
    }
  }

  @Test func `A publisher tells of every change of its part`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    var counts: [Int] = []
    let subscription = store.publisher[dynamicMember: \.item.count].sink { counts.append($0) }
    store.send(.item(.increment))
    store.send(.toggle)
    store.send(.item(.increment))
    #expect(counts == [0, 1, 2])
    subscription.cancel()
  }

  @Test func `An action that a subscriber sends follows the one it saw`() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    var counts: [Int] = []
    let subscription = store.publisher[dynamicMember: \.item.count].sink { count in
      counts.append(count)
      if count == 1 { store.send(.item(.increment)) }
    }
    let messages = await issues { store.send(.item(.increment)) }
    #expect(messages.count == 1)
    #expect(counts == [0, 1, 2])
    subscription.cancel()
  }

  @Test func `A store that goes cancels its effects`() async {
    let isCancelled = LockIsolated(false)
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          await withTaskCancellationHandler {
            try? await Task.never()
          } onCancel: {
            isCancelled.setValue(true)
          }
        }
      }
    }
    let task = store?.send(1)
    weak let weakStore = store
    store = nil
    #expect(weakStore == nil)
    await task?.finish()
    #expect(isCancelled.value)
  }

  @Test func `A child store keeps the state it came from`() {
    func child() -> StoreOf<Item> {
      Store(initialState: Feature.State()) { Feature() }.scope(state: \.item, action: \.item)
    }
    let item = child()
    item.send(.increment)
    #expect(item.count == 1)
  }
}
