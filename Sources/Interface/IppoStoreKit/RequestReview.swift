public import IppoUI

/// Asks the person for a review of the app (`StoreKit.RequestReviewAction`). The system decides whether it asks. Here it never does.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Has no effect, as on a device that has asked often enough.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the person for a review of the app, which has no effect.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Shows the sheet of a purchase, which fails: see ``PurchaseAction``.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Asks for reviews (`StoreKit.SKStoreReviewController`).
public final class SKStoreReviewController: NSObject {
  /// Does nothing here.
  public class func requestReview() {}
  /// Does nothing here.
  @MainActor public class func requestReview(in windowScene: UIWindowScene) {}
}
