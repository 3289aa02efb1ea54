import ComposableArchitecture
import Testing

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
private struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case replace(Range<Int>)
    case reverse
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .replace(let ids): state.rows = IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) })
      case .reverse: state.rows.reverse()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor
struct RowStoresTests {
  private let store = Store(initialState: Rows.State()) { Rows() }

  private var rows: some RandomAccessCollection<StoreOf<Row>> {
    store.scope(state: \.rows, action: \.rows)
  }

  @Test func `A row's store stays the same while its element moves`() {
    store.send(.replace(0..<50))
    let before = Array(rows)
    store.send(.reverse)
    let after = Array(rows)
    #expect(Array(before.reversed()) == after)
    after[0].send(.increment)
    #expect(before[49].count == 1)
    #expect(store.rows[id: 49]?.count == 1)
  }

  @Test func `A row that is asked for after its collection was reordered is the one that was meant`() {
    store.send(.replace(0..<50))
    let rows = rows
    store.send(.reverse)
    #expect(rows.map { $0.id } == Array(0..<50))
  }

  @Test func `A row that is gone shows its last value`() {
    store.send(.replace(0..<1))
    let row = Array(rows)[0]
    store.send(.replace(1..<2))
    #expect(row.id == 0)
    #expect(row.count == 0)
  }

  @Test func `The stores of rows that are gone are forgotten when others come`() {
    final class Memory { weak var store: Store<Row.State, Row.Action>? }
    let memories = (0..<100).map { _ in Memory() }
    store.send(.replace(0..<100))
    for (row, memory) in zip(rows, memories) { memory.store = row }
    #expect(memories.allSatisfy { $0.store != nil })
    for turn in 1...3 {
      store.send(.replace(turn * 100..<(turn + 1) * 100))
      for _ in rows {}
    }
    #expect(memories.allSatisfy { $0.store == nil })
  }
}
