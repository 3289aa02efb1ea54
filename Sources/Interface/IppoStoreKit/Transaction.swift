public import Foundation

/// A purchase (`StoreKit.Transaction`). Sequences of purchases are empty, because no store has the app.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// The number of the first purchase.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The end of the subscription; `nil` for other products.
  public let expirationDate: Date?
  /// The time at which the purchase was taken back; `nil` for a valid one.
  public let revocationDate: Date?
  /// Whether another subscription of the group takes its place.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int
  /// The account in the app's own words.
  public let appAccountToken: UUID?
  /// The name of the group of subscriptions.
  public let subscriptionGroupID: String?

  private init?() { return nil }

  /// Tells the store that the app has handed out what was bought.
  public func finish() async {}

  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases that entitle the person: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// The unfinished purchases: an empty sequence.
  public static var unfinished: Transactions { Transactions() }
  /// Purchases that come from elsewhere: none. The sequence ends when its task is cancelled.
  public static var updates: Transactions { Transactions(ends: false) }
  /// The purchase that entitles the person to a product: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The latest purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// A sequence of purchases (`Transaction.Transactions`).
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase with the store's signature.
    public typealias Element = VerificationResult<Transaction>
    var ends = true

    /// An iterator over no elements.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }

    /// Iterates over no elements.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let ends: Bool

      /// `nil`: at once, or once the task is cancelled.
      public mutating func next() async -> Element? {
        // The stream has no elements; its iteration ends with the cancellation of the task.
        if !ends { for await _ in AsyncStream<Never>(Never.self, { _ in }) {} }
        return nil
      }
    }
  }
}

/// A value with the store's signature (`StoreKit.VerificationResult`).
public enum VerificationResult<SignedType> {
  /// The signature is the store's.
  case verified(SignedType)
  /// The signature is not the store's.
  case unverified(SignedType, VerificationError)

  /// Why a signature is not the store's.
  public enum VerificationError: Error, Hashable, Sendable {
    case invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
      missingRequiredProperties,
      revokedCertificate
  }

  /// The value.
  ///
  /// - Throws: ``VerificationError``
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whoever has signed it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
