public import IppoUI

/// The ground behind the controls of subscriptions (`StoreKit.SubscriptionStoreControlBackground`). It has no effect without
/// subscriptions.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String
  /// The usual ground.
  public static let automatic = Self(name: "automatic")
  /// A material that fades into the ground behind it.
  public static let gradientMaterial = Self(name: "gradientMaterial")
  /// A material that fades into the ground behind it, once the content has scrolled.
  public static let gradientMaterialOnScroll = Self(name: "gradientMaterialOnScroll")
}

extension View {
  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStoreControlBackground(_ backgroundStyle: SubscriptionStoreControlBackground) -> some View {
    self
  }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }

  /// Has no effect: lists of subscriptions are empty.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    self
  }

  /// Has no effect: the button for the terms belongs to subscriptions.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }

  /// Has no effect: the button for signing in belongs to subscriptions.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }

  /// Has no effect: lists of products are empty.
  public func productDescription(_ visibility: Visibility) -> some View { self }

  /// Has no effect: lists of products are empty, and the icon is shown without its border.
  public func productIconBorder() -> some View { self }

  /// Has no effect: each purchase fails before it starts.
  public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }

  /// Writes `false` at once, because the person has no subscriptions in the group.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    manageSubscriptionsSheet(isPresented: isPresented)
  }

  /// Writes `false` at once, and reports ``Transaction/RefundRequestError/failed``.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { modifier(StoreSheet(isPresented) { onDismiss?(.failure(.failed)) }) }
}

extension Transaction {
  /// The state of a request for a refund (`Transaction.RefundRequestStatus`).
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The store has the request.
    case success
    /// The person has cancelled.
    case userCancelled
  }

  /// The reason why there is no request for a refund (`Transaction.RefundRequestError`).
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// The store has such a request.
    case duplicateRequest
    /// The request was not made.
    case failed
  }
}
