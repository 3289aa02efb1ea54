import ComposableArchitecture
import Testing

/// Counts how often something that was read has changed.
@MainActor
final class Reader {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking {
      read()
    } onChange: {
      MainActor.assumeIsolated { self.count += 1 }
    }
  }

  /// Whether there was a change since the last time; reads again.
  func consume() -> Int {
    defer {
      if count > 0 {
        count = 0
        track()
      }
    }
    return count
  }
}

@Reducer
private struct Leaf {
  @ObservableState
  struct State: Equatable {
    var a = 0
    var b = 0
  }
  enum Action { case a, b, same, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a: state.a += 1
      case .b: state.b += 1
      case .same: state.a = state.a
      case .reset: state = State()
      }
      return .none
    }
  }
}

@Reducer
private struct Tree {
  @ObservableState
  struct State: Equatable {
    var left = Leaf.State()
    var right = Leaf.State()
    @Presents var sheet: Leaf.State?
    var title = ""
  }
  enum Action {
    case left(Leaf.Action), right(Leaf.Action), sheet(PresentationAction<Leaf.Action>)
    case title(String), open, replace
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Leaf() }
    Scope(state: \.right, action: \.right) { Leaf() }
    Reduce { state, action in
      switch action {
      case .title(let title): state.title = title
      case .open: state.sheet = Leaf.State()
      case .replace: state = State()
      default: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Leaf() }
  }
}

@MainActor
struct ObservationTests {
  @Test func `A change tells the readers of its field alone`() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let left = store.scope(state: \.left, action: \.left)
    let right = store.scope(state: \.right, action: \.right)
    let readers = [
      Reader { _ = left.a }, Reader { _ = left.b }, Reader { _ = right.a }, Reader { _ = store.title },
      Reader { _ = store.left },
    ]
    left.send(.a)
    #expect(readers.map { $0.consume() } == [1, 0, 0, 0, 0])
    right.send(.a)
    #expect(readers.map { $0.consume() } == [0, 0, 1, 0, 0])
    store.send(.title("x"))
    #expect(readers.map { $0.consume() } == [0, 0, 0, 1, 0])
    left.send(.same)
    #expect(readers.map { $0.consume() } == [0, 0, 0, 0, 0])
    left.send(.reset)
    #expect(readers.map { $0.consume() } == [1, 1, 0, 0, 1])
    store.send(.replace)
    #expect(readers.map { $0.consume() } == [1, 1, 1, 1, 1])
    left.send(.a)
    #expect(readers.map { $0.consume() } == [1, 0, 0, 0, 0])
  }

  @Test func `A presented child is told of like a field`() {
    let store = Store(initialState: Tree.State()) { Tree() }
    let presence = Reader { _ = store.sheet == nil }
    let scope = Reader { _ = store.scope(state: \.sheet, action: \.sheet.presented) as StoreOf<Leaf>? }
    store.send(.open)
    #expect([presence.consume(), scope.consume()] == [1, 1])
    let child = store.scope(state: \.sheet, action: \.sheet.presented)!
    let a = Reader { _ = child.a }
    store.send(.sheet(.presented(.a)))
    #expect([presence.consume(), scope.consume(), a.consume()] == [0, 0, 1])
    #expect(child === store.scope(state: \.sheet, action: \.sheet.presented))
    store.send(.sheet(.presented(.reset)))
    #expect([presence.consume(), scope.consume(), a.consume()] == [1, 1, 1])
    store.send(.sheet(.dismiss))
    #expect([presence.consume(), scope.consume(), a.consume()] == [1, 1, 1])
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
  }

  @Test func `A change in one row tells that row's reader alone`() {
    let store = Store(
      initialState: Items.State(rows: IdentifiedArray(uniqueElements: (0..<20).map { Item.State(id: $0) }))
    ) {
      Items()
    }
    let stores = Array(store.scope(state: \.rows, action: \.rows))
    let rows = stores.map { row in Reader { _ = row.count } }
    let list = Reader { _ = store.scope(state: \.rows, action: \.rows).count }
    stores[3].send(.increment)
    #expect(rows.map { $0.consume() } == (0..<20).map { $0 == 3 ? 1 : 0 })
    #expect(list.consume() == 0)
    #expect(stores[3].count == 1)
    store.send(.reset(3))
    #expect(rows[3].consume() == 1)
    #expect(stores[3].count == 0)
    stores[4].send(.replace)
    #expect(rows[4].consume() == 1)
    #expect(stores[4].count == 100)
    store.send(.remove(0))
    #expect(list.consume() == 1)
  }
}
