import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@MainActor
struct QuestionTests {
  @Test func guessing() async {
    let store = TestStore(initialState: Question.State(secret: 42)) {
      Question()
    }
    #expect(store.state.answer == .higher)
    await store.send(\.binding.guess, 42) {
      $0.guess = 42
    }
    #expect(store.state.answer == .correct)
  }

  @Test func guessingOnTheScreen() throws {
    let host = ViewHost {
      Form {
        QuestionView(store: Store(initialState: Question.State(secret: 2)) { Question() })
      }
    }
    #expect(host.contains("Higher"))
    try host.step("Step by one", by: 1)
    try host.step("Step by one", by: 1)
    #expect(host.contains("Correct"))
  }
}
