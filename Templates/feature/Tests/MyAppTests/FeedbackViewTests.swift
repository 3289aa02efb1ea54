import ComposableArchitecture
import IppoTesting
import MyApp
import SwiftUI
import Testing

@MainActor
@Suite struct FeedbackViewTests {
  @Test func `a person rates and sends`() async throws {
    let store = withDependencies {
      $0[FeedbackClient.self] = .previewValue
    } operation: {
      Store(initialState: Feedback.State()) { Feedback() }
    }
    let host = ViewHost { FeedbackView(store: store) }
    try host.tap("4 of 5")
    try host.type("Fine", into: "Comment")
    try host.tap("Send")
    await host.wait { $0.contains("Thank you!") }
  }
}
