import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import GuessingGameTutorial

@MainActor
struct QuestionTests {
  @Test func `the guess is compared with the secret`() throws {
    let store = Store(initialState: .question(0, secret: 2), reducer: CounterReducer())
    let host = ViewHost { CounterView(store: store) }

    #expect(host.contains("Higher"))
    try host.tap("Increment")
    try host.tap("Increment")
    #expect(host.contains("Correct"))
    #expect(host.symbols == ["checkmark.circle.fill"])
    #expect(host.color(of: "Correct") == .color(.named(.green)))
    try host.tap("Increment")
    #expect(host.contains("Lower"))
  }

  @Test func `a guess stays within the range`() async {
    let store = TestStore(initialState: .question(0, secret: 2, count: 100), reducer: CounterReducer())

    await store.send(.increment)
    await store.send(.setCount("-101"))
    await store.send(.setCount("-100")) { $0.count = -100 }
    await store.send(.decrement)
    await store.send(.setCount("no number"))
  }

  @Test func `the next question has an identity of its own, or the same as before`() async {
    for (nextIdentity, id) in [(CounterReducer.NextIdentity.new, 0), (.same, 100)] {
      let store = withKnownQuestions {
        TestStore(initialState: .question(100, secret: 2), reducer: CounterReducer(nextIdentity: nextIdentity))
      }

      await store.send(.playNext) { $0 = .question(id, secret: -100) }
    }
  }
}
