public import Foundation

/// A thing to be bought (`StoreKit.Product`). No store has the app, and lists of products are empty.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name for the person.
  public let displayName: String
  /// The description for the person.
  public let description: String
  /// The price in the person's currency.
  public let price: Decimal
  /// The price with its currency.
  public let displayPrice: String
  /// Whether family members share the purchase.
  public let isFamilyShareable: Bool
  /// The description in JSON.
  public let jsonRepresentation: Data
  /// The properties of a subscription; `nil` for other products.
  public let subscription: SubscriptionInfo?

  private init?() { return nil }

  /// An empty list, as a store answers for unknown identifiers.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  /// Buys the product.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The latest transaction: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The transaction that entitles the person: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// The kind of a product (`Product.ProductType`).
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// The name of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// A product that lasts.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends by itself.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on by itself.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// A choice of a purchase (`Product.PurchaseOption`).
  public struct PurchaseOption: Hashable, Sendable {
    private let text: String
    /// The account in the app's own words.
    public static func appAccountToken(_ token: UUID) -> Self { Self(text: "token \(token)") }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self(text: "quantity \(quantity)") }
    /// A value of the app's own.
    public static func custom(key: String, value: String) -> Self { Self(text: "\(key)=\(value)") }
    /// Whether a test asks a parent.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self { Self(text: "asks \(simulates)") }
  }

  /// The result of a purchase (`Product.PurchaseResult`).
  public enum PurchaseResult: Sendable {
    /// The product is bought.
    case success(VerificationResult<Transaction>)
    /// The person has cancelled.
    case userCancelled
    /// Somebody else has to agree first.
    case pending
  }

  /// Why a purchase fails (`Product.PurchaseError`).
  public enum PurchaseError: Error, Hashable, Sendable {
    /// The quantity is not possible.
    case invalidQuantity
    /// The product is not to be had.
    case productUnavailable
    /// The person may not buy.
    case purchaseNotAllowed
    /// The offer is not for this person.
    case ineligibleForOffer
    /// The offer does not exist.
    case invalidOfferIdentifier
    /// The price of the offer is wrong.
    case invalidOfferPrice
    /// The signature of the offer is wrong.
    case invalidOfferSignature
    /// The offer lacks a parameter.
    case missingOfferParameters
  }

  /// The properties of a subscription (`Product.SubscriptionInfo`).
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The name of the group, of whose subscriptions one is active at a time.
    public let subscriptionGroupID: String
    /// The name of the group for the person.
    public let groupDisplayName: String
    /// The rank within the group, of which 1 is the highest.
    public let groupLevel: Int
    /// The time of one payment.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new subscribers; `nil` for none.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present and former subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former subscribers.
    public let winBackOffers: [SubscriptionOffer]

    private init?() { return nil }

    /// The states of the subscriptions of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// The states of the subscription: none.
    public var status: [Status] { get async throws { [] } }
    /// Whether the person can have the first offer: there is none.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// Whether the person can have the first offer: there is none.
    public var isEligibleForIntroOffer: Bool { get async { false } }

    /// The state of a subscription.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The latest transaction.
      public let transaction: VerificationResult<Transaction>
    }

    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The value behind the name.
      public let rawValue: Int
      /// The name of a value.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The person has the subscription.
      public static let subscribed = Self(rawValue: 1)
      /// The subscription has ended.
      public static let expired = Self(rawValue: 2)
      /// A payment has failed.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// A payment has failed, and the person has the subscription a little longer.
      public static let inGracePeriod = Self(rawValue: 4)
      /// The subscription was taken back.
      public static let revoked = Self(rawValue: 5)
    }
  }

  /// A time (`Product.SubscriptionPeriod`).
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// How many units.
    public let value: Int
  }
}

/// Buys a product (`StoreKit.PurchaseAction`).
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Buys a product.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { try await product.purchase(options: options) }
}
