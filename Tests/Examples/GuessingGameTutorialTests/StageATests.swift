import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import GuessingGameTutorial

@MainActor
struct StageATests {
  private let initialState = StageA.GameReducer.State(counter: .question(100, secret: 10))

  private func testStore() -> TestStoreOf<StageA.GameReducer> {
    withKnownQuestions { TestStore(initialState: initialState, reducer: StageA.GameReducer()) }
  }

  @Test("001-T1: the game's state holds the question and an array of results")
  func state() {
    let state: StageA.GameReducer.State = initialState
    let results: [StageA.GameResult] = state.results
    let action = StageA.GameReducer.Action.counter(.playNext)

    #expect(results == [])
    #expect((/StageA.GameReducer.Action.counter).extract(from: action) == .playNext)
  }

  @Test("001-T2: a reducer in front of a scope sees the question before the scope puts another in its place")
  func order() async {
    let store = testStore()

    await store.send(.counter(.playNext)) {
      $0.results = [StageA.GameResult(secret: 10, guess: 0)]
      $0.counter = .question(0, secret: -100)
    }
  }

  /// The same two reducers the other way round.
  private struct Reversed: ReducerProtocol {
    var body: some ReducerProtocol<StageA.GameReducer.State, StageA.GameReducer.Action> {
      Scope(state: \.counter, action: /StageA.GameReducer.Action.counter) { CounterReducer() }
      Reduce { state, _ in
        state.results.append(.init(secret: state.counter.secret, guess: state.counter.count))
        return .none
      }
    }
  }

  @Test("001-T2: behind the scope it would see the next question")
  func otherOrder() {
    let store = withKnownQuestions { Store(initialState: initialState, reducer: Reversed()) }

    store.send(.counter(.playNext))

    #expect(store.withState(\.results) == [StageA.GameResult(secret: -100, guess: 0)])
  }

  @Test("001-T3: next appends a result, and no other action does")
  func onlyNextRecords() async {
    let store = testStore()

    await store.send(.counter(.increment)) { $0.counter.count = 1 }
    await store.send(.counter(.setCount("12"))) { $0.counter.count = 12 }
    await store.send(.counter(.decrement)) { $0.counter.count = 11 }
    await store.send(.counter(.playNext)) {
      $0.results = [StageA.GameResult(secret: 10, guess: 11)]
      $0.counter = .question(0, secret: -100)
    }
  }

  @Test("001-T4: a result knows the secret, the guess, and whether they are the same")
  func result() {
    #expect(StageA.GameResult(secret: 10, guess: 10).correct)
    #expect(!StageA.GameResult(secret: 10, guess: 9).correct)
    #expect(StageA.GameResult(secret: 10, guess: 10) == StageA.GameResult(secret: 10, guess: 10))
    #expect(StageA.GameResult(secret: 10, guess: 10) != StageA.GameResult(secret: 10, guess: 9))
  }

  @Test("001-T4: ten guessed as ten is recorded as such")
  func example() async {
    let store = testStore()

    await store.send(.counter(.setCount("10"))) { $0.counter.count = 10 }
    await store.send(.counter(.playNext)) {
      $0.results = [StageA.GameResult(secret: 10, guess: 10)]
      $0.counter = .question(0, secret: -100)
    }
    #expect(store.state.results.map(\.correct) == [true])
  }

  @Test("001-T5: wrong guesses are recorded too")
  func wrongGuesses() async {
    let store = testStore()

    await store.send(.counter(.playNext)) {
      $0.results = [StageA.GameResult(secret: 10, guess: 0)]
      $0.counter = .question(0, secret: -100)
    }
    #expect(store.state.results.map(\.correct) == [false])
  }

  @Test("001-T6: the number of games counts up with every press of next")
  func gameCount() throws {
    let store = withKnownQuestions { Store(initialState: initialState, reducer: StageA.GameReducer()) }
    let host = ViewHost { StageA.GameView(store: store) }

    #expect(host.contains("ゲーム回数:0"))
    for games in 1...3 {
      try host.tap("Next")
      #expect(host.contains("ゲーム回数:\(games)"))
    }
  }

  @Test("001-T7: the child's actions reach the parent, and what the child changes is in the parent's state")
  func pullback() throws {
    let store = withKnownQuestions { Store(initialState: initialState, reducer: StageA.GameReducer()) }
    let host = ViewHost { StageA.GameView(store: store) }

    try host.type("10", into: "Guess")
    #expect(host.contains("Correct"))
    #expect(store.withState(\.counter) == .question(100, secret: 10, count: 10))

    store.scope(state: \.counter, action: StageA.GameReducer.Action.counter).send(.playNext)
    #expect(store.withState(\.results) == [StageA.GameResult(secret: 10, guess: 10)])
    #expect(host.contains("ゲーム回数:1"))
  }
}
