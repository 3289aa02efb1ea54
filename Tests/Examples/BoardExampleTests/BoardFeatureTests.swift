import ComposableArchitecture
import Foundation
import IppoShared
import TestSignals
import Testing

@testable import BoardExample

@MainActor
struct BoardFeatureTests {
  @Test func `a card is added, moved and deleted`() async {
    let store = TestStore(initialState: BoardFeature.State()) {
      BoardFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let card = Board.Card(id: UUID(1), title: "Write tests")

    await store.send(\.binding.draft, "  Write tests ") { $0.draft = "  Write tests " }
    await store.send(.addButtonTapped) {
      $0.draft = ""
      $0.$board.withLock { $0.add(card) }
    }
    await store.send(.addButtonTapped)
    await store.send(.cardTapped(card.id)) { $0.me.card = card.id }
    #expect(store.state.card == card)
    await store.send(.moveButtonTapped(to: .doing)) { $0.$board.withOptimisticLock { $0.move(card.id, to: .doing) } }
    #expect(store.state.board.cards(in: .toDo).isEmpty)
    #expect(store.state.board.cards(in: .doing).map(\.title) == ["Write tests"])
    await store.send(.deleteButtonTapped) {
      $0.me.card = nil
      $0.$board.withLock { $0.delete(card.id) }
    }
    #expect(store.state.board == Board())
  }

  @Test func `people see each other and what they have in hand`() async throws {
    let (ada, grace) = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      (
        Store(initialState: BoardFeature.State()) { BoardFeature() },
        Store(initialState: BoardFeature.State()) { BoardFeature() }
      )
    }
    let visit = ada.send(.task)
    let second = grace.send(.task)
    // What follows is told before either has come.
    ada.send(.binding(.set(\.me, Person(name: "Ada L."))))
    ada.send(.binding(.set(\.draft, "Look")))
    ada.send(.addButtonTapped)
    let card = try #require(grace.state.board.cards.first)
    ada.send(.cardTapped(card.id))
    try await grace.state.$people.value { $0.contains { $0.value.card == card.id } }
    #expect(grace.state.holders(of: card.id).map(\.value.name) == ["Ada L."])
    try await ada.state.$people.value { $0.count == 2 }
    #expect(ada.state.holders(of: card.id).isEmpty)
    // Grace deletes what Ada has in hand.
    grace.send(.cardTapped(card.id))
    grace.send(.deleteButtonTapped)
    #expect(ada.state.card == nil)
    visit.cancel()
    await visit.finish()
    try await grace.state.$people.value { $0.count == 1 }
    second.cancel()
    await second.finish()
  }

  @Test func `columns lie side by side`() {
    #expect(Board.Column.toDo.previous == nil && Board.Column.toDo.next == .doing)
    #expect(Board.Column.done.previous == .doing && Board.Column.done.next == nil)
  }
}

extension SharedReader where Value: Sendable {
  /// Waits until the value is as it is to be.
  fileprivate func value(
    file: StaticString = #fileID, line: UInt = #line, where condition: @escaping @Sendable (Value) -> Bool
  ) async throws {
    let published = Watched(wrappedValue)
    let subscription = publisher.sink { published.value = $0 }
    defer { subscription.cancel() }
    try await published.wait(for: "a shared value", file: file, line: line, until: condition)
  }
}
