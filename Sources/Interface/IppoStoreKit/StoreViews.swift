internal import IppoRender
public import IppoUI

/// Products of an app (`StoreKit.StoreView`). No store has products, which the view says.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// Products with pictures of the app's.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where Identifiers.Element == String {}

  /// The message that there are no products.
  public var body: some View { StoreUnavailable() }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Products with pictures of the app's.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where Identifiers.Element == String {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Products.
  public init<Identifiers: Collection>(ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false)
  where Identifiers.Element == String {}
}

/// A product of an app (`StoreKit.ProductView`). No store has products, which the view says.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  /// A product with a picture of the app's.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// The message that there are no products.
  public var body: some View { StoreUnavailable() }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// A product with a picture of the app's.
  public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// A product.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) {}
  /// A product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

/// Subscriptions of an app (`StoreKit.SubscriptionStoreView`). No store has subscriptions, which the view says.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Subscriptions of a group below the app's own text.
  /// - Parameter visibleRelationships: The subscriptions to offer. It has no effect without subscriptions.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }

  /// Subscriptions below the app's own text.
  public init<Identifiers: Collection>(productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content)
  where Identifiers.Element == String { content = marketingContent() }

  /// The app's own text, and the message that there are no products.
  public var body: some View {
    VStack {
      content
      StoreUnavailable()
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { content = EmptyView() }
  /// Subscriptions.
  public init<Identifiers: Collection>(productIDs: Identifiers) where Identifiers.Element == String {
    content = EmptyView()
  }
}

private struct StoreUnavailable: View {
  var body: some View { ContentUnavailableView(LocalizedStringKey(.storeUnavailable), systemImage: "bag") }
}

/// The size of the view of a product (`StoreKit.ProductViewStyle`). It has no effect without products.
public protocol ProductViewStyle: Sendable {}

/// The usual size (`AutomaticProductViewStyle`).
public struct AutomaticProductViewStyle: ProductViewStyle {}
/// A small size (`CompactProductViewStyle`).
public struct CompactProductViewStyle: ProductViewStyle {}
/// A middle size (`RegularProductViewStyle`).
public struct RegularProductViewStyle: ProductViewStyle {}
/// A large size (`LargeProductViewStyle`).
public struct LargeProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The usual size.
  public static var automatic: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A small size.
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// A middle size.
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A large size.
  public static var large: Self { Self() }
}

/// A button of a store's views (`StoreKit.StoreButtonKind`).
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// The button that cancels.
  public static let cancellation = Self(name: "cancellation")
  /// The button that brings former purchases.
  public static let restorePurchases = Self(name: "restorePurchases")
  /// The button for codes.
  public static let redeemCode = Self(name: "redeemCode")
  /// The button for signing in.
  public static let signIn = Self(name: "signIn")
  /// The links to the terms.
  public static let policies = Self(name: "policies")
}

extension View {
  /// Has no effect: lists of products are empty.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Has no effect: lists of products are empty.
  public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View { self }

  /// Has no effect: each purchase fails before it starts.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }

  /// Has no effect: each purchase fails before it starts.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Writes `false` at once, because the person has no subscriptions.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { modifier(StoreSheet(isPresented)) }

  /// Writes `false` at once, and reports a failure.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(StoreSheet(isPresented) { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) })
  }

  /// Writes `false` at once, because no store has other apps.
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration)
    -> some View
  { modifier(StoreSheet(isPresented)) }
}

/// A sheet of the store, which is dismissed at once.
struct StoreSheet: ViewModifier {
  @Binding private var isPresented: Bool
  private let completion: @MainActor () -> Void

  init(_ isPresented: Binding<Bool>, _ completion: @escaping @MainActor () -> Void = {}) {
    _isPresented = isPresented
    self.completion = completion
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isNow in
      guard isNow else { return }
      isPresented = false
      completion()
    }
  }
}

/// An advertisement for another app (`StoreKit.SKOverlay`). No store has other apps.
public final class SKOverlay: NSObject {
  /// The content of an overlay.
  open class Configuration: NSObject {}
  /// Another app.
  public final class AppConfiguration: Configuration {
    /// The identifier of the app.
    public let appIdentifier: String
    /// The place of the overlay.
    public let position: Position
    /// An app by its identifier.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
  /// The place of an overlay.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
}
