public import Foundation

extension Product {
  /// A lower price for a time (`Product.SubscriptionOffer`). No subscription has one.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The identifier; `nil` for the first offer.
    public let id: String?
    /// The kind.
    public let type: OfferType
    /// The price of a period.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
    /// The time of one payment.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The way in which the person pays.
    public let paymentMode: PaymentMode

    private init?() { return nil }

    /// The kind of an offer (`Product.SubscriptionOffer.OfferType`).
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The value behind the name.
      public let rawValue: String
      /// The name of a value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An offer for new subscribers.
      public static let introductory = Self(rawValue: "Introductory")
      /// An offer for present and former subscribers.
      public static let promotional = Self(rawValue: "Promotional")
      /// An offer for former subscribers.
      public static let winBack = Self(rawValue: "WinBack")
    }

    /// The way in which a person pays (`Product.SubscriptionOffer.PaymentMode`).
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The value behind the name.
      public let rawValue: String
      /// The name of a value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A payment for each period.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// One payment for all periods.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// No payment.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
  }
}
