import ComposableArchitecture
import MyApp
import SwiftUI

@main
struct MyAppDemo: App {
  var body: some Scene {
    WindowGroup("Demo") {
      FeedbackView(store: Store(initialState: Feedback.State()) { Feedback() })
    }
  }
}

/// The demo prints what it is sent.
extension FeedbackClient: DependencyKey {
  public static let liveValue = FeedbackClient(send: { rating, comment in print("rating \(rating): \(comment)") })
}
