import ComposableArchitecture
import IppoTesting
import IppoUI
import OrderedCollections
import Testing

/// An object in a state. The test counts the objects that are alive.
private final class Load: Equatable, Sendable {
  private let alive: LockIsolated<Int>

  init(_ alive: LockIsolated<Int>) {
    self.alive = alive
    alive.withValue { $0 += 1 }
  }

  deinit { alive.withValue { $0 -= 1 } }

  static func == (a: Load, b: Load) -> Bool { a === b }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    let load: Load
  }
  enum Action { case set(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let count) = action { state.count = count }
      return .none
    }
  }
}

@Reducer
private enum Destination {
  case page(Page)
  case other(Page)
}

@Reducer
private struct Root {
  @ObservableState
  struct State {
    var optional: Page.State?
    @Presents var presented: Page.State?
    @Presents var destination: Destination.State?
    var path = StackState<Page.State>()
    var rows: IdentifiedArrayOf<Page.State> = []
  }

  enum Action {
    case change((inout State) -> Void)
    case optional(Page.Action)
    case presented(PresentationAction<Page.Action>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Page>)
    case rows(IdentifiedActionOf<Page>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Page() }
    .ifLet(\.$presented, action: \.presented) { Page() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Page() }
    .forEach(\.rows, action: \.rows) { Page() }
  }
}

/// A way to scope the store of a page.
private struct Way: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let come: @MainActor @Sendable (inout Root.State, Page.State) -> Void
  let go: @MainActor @Sendable (inout Root.State) -> Void
  let set: @MainActor @Sendable (inout Root.State, Int) -> Void
  let scope: @MainActor @Sendable (StoreOf<Root>) -> StoreOf<Page>?

  static let all = [
    Way(
      testDescription: "an optional", come: { $0.optional = $1 }, go: { $0.optional = nil },
      set: { $0.optional?.count = $1 }, scope: { $0.scope(state: \.optional, action: \.optional) }),
    Way(
      testDescription: "a presented child", come: { $0.presented = $1 }, go: { $0.presented = nil },
      set: { $0.presented?.count = $1 }, scope: { $0.scope(state: \.presented, action: \.presented.presented) }),
    Way(
      testDescription: "a case of a destination", come: { $0.destination = .page($1) }, go: { $0.destination = nil },
      set: { $0.destination?.modify(\.page) { [count = $1] in $0.count = count } },
      scope: { $0.scope(state: \.destination?.page, action: \.destination.page) }),
    Way(
      testDescription: "an element of a stack", come: { $0.path.append($1) }, go: { $0.path.removeAll() },
      set: { $0.path[id: $0.path.ids[0]]?.count = $1 },
      scope: { store in
        let id = store.path.ids[0]
        return store.scope(state: \.path[id: id], action: \.path[id: id])
      }),
    Way(
      testDescription: "a row by its id", come: { $0.rows.append($1) }, go: { $0.rows.removeAll() },
      set: { $0.rows[id: $0.rows[0].id]?.count = $1 },
      scope: { store in
        let id = store.rows[0].id
        return store.scope(state: \.rows[id: id], action: \.rows[id: id])
      }),
    Way(
      testDescription: "a row of all rows", come: { $0.rows.append($1) }, go: { $0.rows = [] },
      set: { $0.rows[id: $0.rows[0].id]?.count = $1 },
      scope: { $0.scope(state: \.rows, action: \.rows).first }),
  ]
}

@MainActor
struct ScopeLeakTests {
  private let alive = LockIsolated(0)
  private let store = Store(initialState: Root.State()) { Root() }

  private func change(_ body: @escaping @MainActor (inout Root.State) -> Void) {
    store.send(.change { state in MainActor.assumeIsolated { body(&state) } })
  }

  @Test(arguments: Way.all)
  private func `Nothing of a part that is gone is alive`(way: Way) {
    for id in 1...100 {
      weak var child: StoreOf<Page>?
      do {
        let load = Load(alive)
        change { way.come(&$0, Page.State(id: id, load: load)) }
        let scoped = way.scope(store)
        #expect(scoped?.id == id)
        // Scoping again returns the same store.
        #expect(way.scope(store) === scoped)
        child = scoped
      }
      change { way.go(&$0) }
      #expect(child == nil)
    }
    #expect(alive.value == 0)
  }

  @available(*, deprecated)
  @Test func `Nothing of a part that is gone is alive where closures scope`() {
    for id in 1...100 {
      weak var optional: Store<Page.State?, Page.Action>?
      weak var whole: Store<Int, Root.Action>?
      change { [alive] in $0.optional = Page.State(id: id, load: Load(alive)) }
      do {
        let scoped: Store<Page.State?, Page.Action> = store.scope(
          state: { $0.optional }, action: { Root.Action.optional($0) })
        #expect(scoped.withState { $0?.id } == id)
        scoped.send(.set(40))
        #expect(store.optional?.count == 40)
        optional = scoped
        let counted: Store<Int, Root.Action> = store.scope(state: { $0.optional?.count ?? 0 }, action: { $0 })
        #expect(counted.withState { $0 } == 40)
        whole = counted
      }
      #expect(optional == nil)
      #expect(whole == nil)
      change { $0.optional = nil }
    }
    #expect(alive.value == 0)
  }

  @Test(arguments: Way.all)
  private func `A store of a part that is gone shows the last state`(way: Way) throws {
    change { way.come(&$0, Page.State(id: 1, load: Load(alive))) }
    change { way.set(&$0, 40) }
    let child = try #require(way.scope(store))
    change { way.set(&$0, 60) }
    change { way.go(&$0) }
    #expect(child.count == 60)
    #expect(child.withState { $0.count } == 60)
    change { way.come(&$0, Page.State(id: 2, load: Load(alive))) }
    #expect(way.scope(store)?.id == 2)
  }

  @Test func `Rows that are removed in each of the ways show the last state`() {
    let ways: [@MainActor (inout Root.State) -> Void] = [
      { $0.rows.remove(id: 0) }, { $0.rows.remove(at: 0) }, { $0.rows.removeFirst() }, { $0.rows.removeFirst(2) },
      { $0.rows.removeAll() }, { $0.rows.removeAll { $0.id == 0 } }, { $0.rows.remove(atOffsets: [0, 1]) },
      { $0.rows.removeSubrange(0..<2) }, { $0.rows = $0.rows.filter { $0.id != 0 } }, { $0.rows = [] },
      { $0.rows[id: 0] = nil },
    ]
    for remove in ways {
      change { [alive] state in
        state.rows = IdentifiedArray(uniqueElements: (0..<3).map { Page.State(id: $0, load: Load(alive)) })
      }
      let row: StoreOf<Page>? = store.scope(state: \.rows, action: \.rows).first
      change { $0.rows[0].count = 60 }
      change { remove(&$0) }
      #expect(row?.count == 60)
    }
    change { $0.rows = [] }
    #expect(alive.value == 0)
  }

  @Test func `Pages that were popped are not alive when their views have gone`() {
    let host = ViewHost { StackView(store: store) }
    for id in 1...10 {
      change { [alive] in $0.path.append(Page.State(id: id, load: Load(alive))) }
      host.advance(by: 2)
      change { $0.path.removeAll() }
      host.advance(by: 2)
    }
    #expect(alive.value == 0)
  }

  @Test func `Rows that were removed are not alive when their views have gone`() {
    let host = ViewHost { RowsView(store: store) }
    change { [alive] in
      $0.rows = IdentifiedArray(uniqueElements: (0..<500).map { Page.State(id: $0, load: Load(alive)) })
    }
    host.advance(by: 2)
    change { $0.rows.removeAll { $0.id >= 3 } }
    host.advance(by: 2)
    #expect(alive.value == 3)
    change { $0.rows = [] }
    host.advance(by: 2)
    #expect(alive.value == 0)
  }
}

private struct StackView: View {
  @Bindable var store: StoreOf<Root>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { store in
      Text("Page \(store.id)")
    }
  }
}

private struct RowsView: View {
  let store: StoreOf<Root>

  var body: some View {
    VStack { ForEach(store.scope(state: \.rows, action: \.rows)) { Text("Row \($0.id)") } }
  }
}

@MainActor
struct OutdatedRowsTests {
  private let alive = LockIsolated(0)
  private let store = Store(initialState: Root.State()) { Root() }

  private var rows: some RandomAccessCollection<StoreOf<Page>> { store.scope(state: \.rows, action: \.rows) }

  private func change(_ body: @escaping (inout Root.State) -> Void) { store.send(.change(body)) }

  private func fill() {
    change { [alive] in
      $0.rows = IdentifiedArray(uniqueElements: (1...3).map { Page.State(id: $0, count: $0 * 10, load: Load(alive)) })
    }
  }

  @Test func `The first row of a collection that has lost it has its last value`() {
    fill()
    let rows = rows
    change {
      $0.rows[0].count = 11
      $0.rows.removeFirst()
    }
    #expect(rows.first?.id == 1)
    #expect(rows.first?.count == 11)
    #expect(rows.first === rows.first)
    #expect(rows.map { $0.id } == [1, 2, 3])
    #expect(self.rows.map { $0.id } == [2, 3])
  }

  @Test func `Rows may be removed while the stores are gone through`() {
    fill()
    var seen: [Int] = []
    for row in rows {
      seen.append(row.count)
      change { $0.rows = [] }
    }
    #expect(seen == [10, 20, 30])
  }

  @Test func `A row that comes back is the one that an outdated collection shows`() {
    fill()
    let rows = rows
    let saved = store.rows
    change { $0.rows = [] }
    #expect(rows.first?.count == 10)
    change { $0.rows = saved }
    rows.first?.send(.set(5))
    #expect(rows.first?.count == 5)
    #expect(store.rows[id: 1]?.count == 5)
  }

  @Test func `An outdated collection lets go of what it has kept`() {
    fill()
    do {
      let rows = rows
      change { $0.rows = [] }
      #expect(rows.count == 3)
      #expect(rows.first?.count == 10)
    }
    #expect(alive.value == 0)
  }
}
