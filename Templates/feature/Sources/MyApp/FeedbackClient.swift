import Dependencies
import DependenciesMacros

/// The receiver of ratings. The program that uses the feature gives its live value.
@DependencyClient
public struct FeedbackClient: Sendable {
  /// Sends a rating from 1 to 5 and a comment.
  public var send: @Sendable (_ rating: Int, _ comment: String) async throws -> Void
}

extension FeedbackClient: TestDependencyKey {
  public static let testValue = FeedbackClient()
  public static let previewValue = FeedbackClient(send: { _, _ in })
}
