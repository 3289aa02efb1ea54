import ComposableArchitecture
import Foundation
import Testing

@testable import GuessingGameExample

@MainActor
struct CounterTests {
  @Test func `feedback compares the guess with the secret`() {
    #expect(Counter.State(id: UUID(0), secret: 10, count: 9).feedback == .higher)
    #expect(Counter.State(id: UUID(0), secret: 10, count: 11).feedback == .lower)
    #expect(Counter.State(id: UUID(0), secret: 10, count: 10).feedback == .correct)
  }

  @Test func `typing changes the guess`() async {
    let store = TestStore(initialState: Counter.State(id: UUID(0), secret: 10)) { Counter() }

    await store.send(\.binding.text, "12") {
      $0.count = 12
    }
    #expect(store.state.feedback == .lower)
  }

  @Test(arguments: ["-", "", "x", "101", "1.5"])
  func `text that is no guess is kept as a draft`(text: String) async {
    let store = TestStore(initialState: Counter.State(id: UUID(0), secret: 10, count: 7)) { Counter() }

    await store.send(\.binding.text, text) {
      $0.draft = text
    }
    #expect(store.state.count == 7)
    #expect(store.state.text == text)
  }

  @Test func `stepping replaces a draft`() async {
    var state = Counter.State(id: UUID(0), secret: 10, count: 7)
    state.draft = "-"
    let store = TestStore(initialState: state) { Counter() }

    await store.send(\.binding.count, 8) {
      $0.count = 8
      $0.draft = nil
    }
  }

  @Test func `next asks for another number under another identity`() async {
    let store = TestStore(initialState: Counter.State(id: UUID(7), secret: 10, count: 10)) {
      Counter()
    } withDependencies: {
      $0.secretNumber.next = { 42 }
      $0.uuid = .incrementing
    }

    await store.send(.nextButtonTapped) {
      $0 = Counter.State(id: UUID(0), secret: 42)
    }
  }
}
