import ComposableArchitecture
import Testing

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable {
    case increment, wait, replace
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .replace:
        state = State(id: state.id, count: 100)
        return .none
      case .wait:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@Reducer
struct Items {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Item.State> = []
  }
  enum Action: Equatable {
    case rows(IdentifiedActionOf<Item>)
    case remove(Int)
    case reset(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows:
        return .none
      case .remove(let id):
        state.rows.remove(id: id)
        return .none
      case .reset(let id):
        state.rows[id: id] = Item.State(id: id)
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Item() }
  }
}

@MainActor
@Suite(.serialized)
struct ForEachTests {
  @Test func `An element acts, and its effects end when it is removed`() async {
    let store = TestStore(initialState: Items.State(rows: [Item.State(id: 1), Item.State(id: 2)])) { Items() }
    await store.send(\.rows[id: 1].increment) { $0.rows[id: 1]?.count = 1 }
    await store.send(\.rows[id: 2].wait)
    await store.send(.remove(2)) { $0.rows.remove(id: 2) }
  }

  @Test func `An action for an element that is not there is reported`() async {
    let messages = await issues {
      let store = TestStore(initialState: Items.State()) { Items() }
      await store.send(\.rows[id: 1].increment)
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        "forEach" at "ComposableArchitectureTests/ForEachTests.swift:54" was handed an action of an element that is \
        not in the collection.

          Action:
            Items.Action.rows(.element(id:, action: .increment))
          ID:
            1

        Likely causes, and what to do about each:

        • Another reducer removed the element before it had its turn. Remove it in the reducer that "forEach" is \
        called on: that one runs after the element.
        """
      ) == true
    )
  }
}
