import ComposableArchitecture
import Foundation
import Testing

@testable import GuessingGameExample

@MainActor
struct GameTests {
  @Test func `every question is recorded, guessed or not`() async {
    let store = TestStore(initialState: Game.State(counter: Counter.State(id: UUID(100), secret: 10))) {
      Game()
    } withDependencies: {
      $0.secretNumber.next = { 20 }
      $0.uuid = .incrementing
    }

    await store.send(\.counter.binding.count, 10) {
      $0.counter.count = 10
    }
    await store.send(.counter(.nextButtonTapped)) {
      $0.results = [GameResult(counter: Counter.State(id: UUID(100), secret: 10, count: 10))]
      $0.counter = Counter.State(id: UUID(0), secret: 20)
    }
    await store.send(.counter(.nextButtonTapped)) {
      $0.results.append(GameResult(counter: Counter.State(id: UUID(0), secret: 20)))
      $0.counter = Counter.State(id: UUID(1), secret: 20)
    }
    #expect(store.state.results.map(\.isCorrect) == [true, false])
  }

  /// The tutorial's riddle: with one identity for every question the identified array takes only the first.
  @Test(arguments: [(UUIDGenerator.incrementing, 3), (UUIDGenerator.constant(UUID(100)), 1)])
  func `next records one result per identity`(uuid: UUIDGenerator, count: Int) {
    let store = withDependencies {
      $0.secretNumber.next = { 20 }
      $0.uuid = uuid
    } operation: {
      Store(initialState: Game.State(counter: Counter.State(id: UUID(100), secret: 10))) { Game() }
    }

    for _ in 1...3 { store.send(.counter(.nextButtonTapped)) }

    #expect(store.results.count == count)
  }

  @Test func `deletions in the list survive going back`() async {
    let results: IdentifiedArrayOf<GameResult> = [
      GameResult(counter: Counter.State(id: UUID(1), secret: 1)),
      GameResult(counter: Counter.State(id: UUID(2), secret: 2)),
    ]
    let store = TestStore(
      initialState: Game.State(counter: Counter.State(id: UUID(0), secret: 0), results: results)
    ) {
      Game()
    }

    await store.send(.detailButtonTapped) {
      $0.resultList = ResultList.State(results: results)
    }
    await store.send(.resultList(.presented(.remove(offsets: [0])))) {
      $0.resultList?.results.remove(id: UUID(1))
    }
    await store.send(.resultList(.dismiss)) {
      $0.results.remove(id: UUID(1))
      $0.resultList = nil
    }
  }

  @Test func `everything is deleted only after the alert`() async {
    let results: IdentifiedArrayOf<GameResult> = [GameResult(counter: Counter.State(id: UUID(1), secret: 1))]
    let store = TestStore(initialState: ResultList.State(results: results)) { ResultList() }

    await store.send(.deleteAllButtonTapped) {
      $0.alert = .deleteAll(count: 1)
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
    await store.send(.deleteAllButtonTapped) {
      $0.alert = .deleteAll(count: 1)
    }
    await store.send(.alert(.presented(.deleteAllConfirmed))) {
      $0.alert = nil
      $0.results = []
    }
  }

  @Test func `a state survives the state file`() throws {
    let results: IdentifiedArrayOf<GameResult> = [
      GameResult(counter: Counter.State(id: UUID(1), secret: 1, count: -4))
    ]
    let state = Game.State(
      counter: Counter.State(id: UUID(0), secret: 5, count: 3), results: results,
      resultList: ResultList.State(results: results))

    let decoded = try JSONDecoder().decode(Game.State.self, from: JSONEncoder().encode(state))

    #expect(decoded == state)
  }

  @Test func `a state file may hold the question alone`() throws {
    let file = #"{"counter":{"id":"00000000-0000-0000-0000-000000000000","secret":5,"count":3}}"#

    let decoded = try JSONDecoder().decode(Game.State.self, from: Data(file.utf8))

    #expect(decoded == Game.State(counter: Counter.State(id: UUID(0), secret: 5, count: 3)))
  }
}
