import ComposableArchitecture
import Testing

@testable import ComposableArchitectureCore

@Reducer
private struct Entry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case increment }
}

@Reducer
private struct Entries {
  @ObservableState
  struct State: Equatable {
    var entries: IdentifiedArrayOf<Entry.State> = []
  }

  enum Action {
    case replace(Range<Int>)
    case reverse
    case entries(IdentifiedActionOf<Entry>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .replace(let ids): state.entries = IdentifiedArray(uniqueElements: ids.map { Entry.State(id: $0) })
      case .reverse: state.entries.reverse()
      case .entries: break
      }
      return .none
    }
  }
}

@MainActor
struct RowPlacesTests {
  private let store = Store(initialState: Entries.State()) { Entries() }

  private func collection() throws -> _StoreCollection<Int, Entry.State, Entry.Action> {
    // Without the type, the store of the whole collection is meant.
    let entries: some RandomAccessCollection<StoreOf<Entry>> = store.scope(state: \.entries, action: \.entries)
    return try #require(entries as? _StoreCollection<Int, Entry.State, Entry.Action>)
  }

  @Test func `Where an element is now is told without the stores of others`() throws {
    store.send(.replace(0..<100_000))
    let before = try collection()
    #expect(before._places(ofIDs: [70_000, 100_000, -1]) == [70_000, nil, nil])
    store.send(.reverse)
    let after = try collection()
    #expect(after._places(ofIDs: [70_000, 99_999]) == [29_999, 0])
    #expect(before._places(ofIDs: [70_000]) == [70_000], "by the ids that were read then")
    #expect(after._places(ofIDs: ["70000"]) == nil)
    #expect(after.rows.stores.isEmpty)
  }

  @Test func `Stores of elements that are gone are let go when there are many`() throws {
    store.send(.replace(0..<1_000))
    for entry in try collection() { _ = entry.count }
    store.send(.replace(900..<3_000))
    let entries = try collection()
    for entry in entries.prefix(1_200) { _ = entry.count }
    #expect(entries.rows.stores.keys.min() == 900)
  }
}
