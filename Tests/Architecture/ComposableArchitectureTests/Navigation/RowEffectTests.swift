import ComposableArchitecture
import Testing

/// The effects of rows end with the rows.
@MainActor
struct RowEffectTests {
  @Test func `Rows of rows keep what they run when a row of another parent goes`() async {
    let store = Store(initialState: Groups.State()) { Groups() }
    let (kept, gone) = (Waiter(), Waiter())
    store.send(.groups(.element(id: 2, action: .rows(.element(id: 1, action: .run(kept))))))
    store.send(.groups(.element(id: 1, action: .rows(.element(id: 1, action: .run(gone))))))
    store.send(.groups(.element(id: 1, action: .remove(1))))
    #expect(await gone.wasCancelled)
    store.send(.groups(.element(id: 2, action: .remove(1))))
    #expect(await kept.wasCancelled)
  }

  @Test func `What a row runs is cancelled when a reducer around its list is written by hand`() async {
    let store = Store(initialState: Groups.State()) { Logged(base: Groups()) }
    let gone = Waiter()
    store.send(.groups(.element(id: 1, action: .rows(.element(id: 1, action: .run(gone))))))
    store.send(.groups(.element(id: 1, action: .remove(1))))
    #expect(await gone.wasCancelled)
  }

  @Test func `The second of a row's effects is cancelled with the row although the first has ended`() async {
    let store = Store(initialState: Groups.State()) { Groups() }
    let (first, second) = (Waiter(), Waiter())
    store.send(.groups(.element(id: 1, action: .rows(.element(id: 1, action: .runBoth(first, second))))))
    first.open()
    #expect(await first.wasCancelled == false)
    store.send(.groups(.element(id: 1, action: .remove(1))))
    second.open()
    #expect(await second.wasCancelled)
  }
}

@Reducer
private struct Line {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case run(Waiter), runBoth(Waiter, Waiter) }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .run(let waiter): .run { _ in await waiter.untilCancelled() }
      case .runBoth(let first, let second):
        .concatenate(.run { _ in await first.untilCancelled() }, .run { _ in await second.untilCancelled() })
      }
    }
  }
}

@Reducer
private struct Group {
  struct State: Equatable, Identifiable {
    let id: Int
    var rows: IdentifiedArrayOf<Line.State> = [Line.State(id: 1), Line.State(id: 2)]
  }
  enum Action { case remove(Int), rows(IdentifiedActionOf<Line>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .remove(let id) = action { state.rows.remove(id: id) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Line() }
  }
}

@Reducer
private struct Groups {
  struct State: Equatable {
    var groups: IdentifiedArrayOf<Group.State> = [Group.State(id: 1), Group.State(id: 2)]
  }
  enum Action { case groups(IdentifiedActionOf<Group>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.groups, action: \.groups) { Group() }
  }
}

/// A reducer without a body around another.
private struct Logged<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}
