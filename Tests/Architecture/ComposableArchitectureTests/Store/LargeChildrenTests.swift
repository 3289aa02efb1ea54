import ComposableArchitecture
import OrderedCollections
import Testing

/// Children of 100 KB that are presented or stacked.
@MainActor
struct LargeChildrenTests {
  @Test func `A large state is presented and dismissed`() {
    let store = Store(initialState: LargeHost.State()) { LargeHost() }
    store.send(.show)
    let child: StoreOf<LargeFeature>? = store.scope(state: \.sheet, action: \.sheet.presented)
    child?.send(.increment)
    #expect(child?.number == 1)
    store.send(.sheet(.dismiss))
    #expect(store.withState { $0.sheet == nil })
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
}
