import ComposableArchitecture
import OrderedCollections
import Testing

/// Children of 100 KB that are presented or stacked. `LargeStateTests` runs these tests on stacks of 512 KB, too.
@MainActor
struct LargeChildrenTests {
  @Test func `A large state is presented and dismissed`() {
    let store = Store(initialState: LargeHost.State()) { LargeHost() }
    store.send(.show)
    // A comparison with `nil` would hold copies of the state on the stack: scoping tells it, too.
    var child: StoreOf<LargeFeature>? { store.scope(state: \.sheet, action: \.sheet.presented) }
    child?.send(.increment)
    #expect(child?.number == 1)
    store.send(.sheet(.dismiss))
    #expect(child == nil)
  }

  @Test func `Large states are stacked`() {
    let store = Store(initialState: LargeHost.State()) { LargeHost() }
    store.send(.push)
    store.send(.push)
    let ids = store.withState { $0.path.ids }
    store.send(.path(.element(id: ids[1], action: .increment)))
    #expect(store.withState { $0.path[1].number } == 1)
    store.send(.path(.popFrom(id: ids[0])))
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func `A test store presents and dismisses a large state`() async {
    let store = TestStore(initialState: LargeHost.State()) { LargeHost() }
    await store.send(.show) { $0.sheet = LargeFeature.State() }
    await store.send(.sheet(.presented(.increment))) {
      $0.count = 1
      $0.sheet?.value.number = 1
    }
    await store.send(.sheet(.presented(.incrementLater))) { $0.count = 2 }
    await store.receive(\.sheet.presented.increment) {
      $0.count = 3
      $0.sheet?.value.number = 2
    }
    await store.send(.sheet(.dismiss)) {
      $0.count = 4
      $0.sheet = nil
    }
  }

  @Test func `A test store stacks large states`() async {
    let store = TestStore(initialState: LargeHost.State()) { LargeHost() }
    await store.send(.push) { $0.path.append(LargeFeature.State()) }
    await store.send(.path(.push(id: 1, state: LargeFeature.State()))) { $0.path[id: 1] = LargeFeature.State() }
    await store.send(.path(.element(id: 1, action: .increment))) { $0.path[id: 1]?.value.number = 1 }
    await store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    #expect(store.state.path.ids == [0])
  }
}
