import ComposableArchitecture
import OrderedCollections
import Testing

/// Children of 100 KB in cases of enums. `LargeStateTests` runs these tests on stacks of 512 KB, too.
@MainActor
struct LargeCasesTests {
  @Test func `A large case is presented, exchanged and dismissed`() throws {
    let store = Store(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    store.send(.show)
    let child: StoreOf<LargeFeature> = try #require(
      store.scope(state: \.destination?.large, action: \.destination.large)
    )
    child.send(.increment)
    #expect(child.number == 1)
    store.send(.showOther)
    let other: StoreOf<LargeFeature> = try #require(
      store.scope(state: \.destination?.other, action: \.destination.other)
    )
    other.send(.increment)
    other.send(.increment)
    #expect(other.number == 2)
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test func `A store of an enum is switched over, and its large cases are scoped`() throws {
    let store = Store(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    store.send(.show)
    let destination: StoreOf<LargeDestination> = try #require(
      store.scope(state: \.destination, action: \.destination.presented)
    )
    guard case .large(let child) = destination.case else {
      Issue.record("The destination is in another case.")
      return
    }
    child.send(.increment)
    #expect(child.number == 1)
  }

  @Test func `A list in a case has large rows`() throws {
    let store = Store(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    store.send(.list)
    store.send(.destination(.presented(.list(.list))))
    let list: StoreOf<LargeList> = try #require(
      store.scope(state: \.destination?.list, action: \.destination.list)
    )
    for row in list.scope(state: \.rows, action: \.rows) {
      row.send(.increment)
      #expect(row.number == 1)
    }
  }

  @Test func `Large cases are stacked`() throws {
    let store = Store(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    store.send(.push)
    store.send(.push)
    let ids = store.withState { $0.path.ids }
    store.send(.path(.element(id: ids[1], action: .large(.increment))))
    #expect(store.withState { $0.path[1].large?.number } == 1)
    store.send(.path(.popFrom(id: ids[0])))
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func `A test store presents a large case`() async {
    let store = TestStore(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    await store.send(.show) { $0.destination = .large(LargeFeature.State()) }
    await store.send(.destination(.presented(.large(.increment)))) {
      $0.destination?.modify(\.large) { $0.value.number = 1 }
    }
    await store.send(.destination(.presented(.large(.incrementLater))))
    await store.receive(\.destination.large.increment) {
      $0.destination?.modify(\.large) { $0.value.number = 2 }
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test func `A test store stacks large cases`() async {
    let store = TestStore(initialState: LargeChoiceHost.State()) { LargeChoiceHost() }
    await store.send(.push) { $0.path.append(.large(LargeFeature.State())) }
    await store.send(.path(.element(id: 0, action: .large(.increment)))) {
      $0.path[id: 0]?.modify(\.large) { $0.value.number = 1 }
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path.pop(from: 0) }
  }

  @Test(arguments: [false, true])
  func `A state that is an enum runs its large case`(isScoped: Bool) throws {
    let store = Store(initialState: .large(LargeFeature.State())) { LargeEnumFeature(isScoped: isScoped) }
    store.send(.large(.increment))
    let child: StoreOf<LargeFeature> = try #require(store.scope(state: \.large, action: \.large))
    #expect(child.number == 1)
    child.send(.increment)
    #expect(child.number == 2)
    store.send(.leave)
    #expect(store.small == (isScoped ? nil : 1))
  }
}
