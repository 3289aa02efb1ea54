import ComposableArchitecture
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
}
