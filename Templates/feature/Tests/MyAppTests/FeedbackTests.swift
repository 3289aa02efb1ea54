import ComposableArchitecture
import Foundation
import MyApp
import Testing

@MainActor
@Suite struct FeedbackTests {
  @Test func `a rating is sent with its comment`() async {
    let sent = LockIsolated<[String]>([])
    let store = TestStore(initialState: Feedback.State()) {
      Feedback()
    } withDependencies: {
      $0[FeedbackClient.self].send = { rating, comment in sent.withValue { $0.append("\(rating) \(comment)") } }
    }
    await store.send(.sendButtonTapped)
    await store.send(.ratingChosen(9)) { $0.rating = 5 }
    await store.send(\.binding.comment, "Fine") { $0.comment = "Fine" }
    await store.send(.sendButtonTapped) { $0.phase = .sending }
    await store.receive(.sendingSucceeded) { $0.phase = .sent }
    #expect(sent.value == ["5 Fine"])
  }

  @Test func `a failure is shown, and the rating can be sent again`() async {
    struct Refused: LocalizedError { var errorDescription: String? { "No connection" } }
    let store = TestStore(initialState: Feedback.State()) {
      Feedback()
    } withDependencies: {
      $0[FeedbackClient.self].send = { _, _ in throw Refused() }
    }
    await store.send(.ratingChosen(2)) { $0.rating = 2 }
    await store.send(.sendButtonTapped) { $0.phase = .sending }
    await store.receive(.sendingFailed("No connection")) { $0.phase = .failed("No connection") }
    #expect(store.state.canSend)
  }
}
