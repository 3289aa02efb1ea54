public import IppoUI

/// The store that sells the app (`StoreKit.AppStore`). There is none.
public enum AppStore {
  /// Whether the person may buy: nobody can.
  public static var canMakePayments: Bool { false }
  /// The name of the device; `nil`, as there is none.
  public static var deviceVerificationID: UUID? { nil }

  /// Brings purchases from the store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }

  /// Does nothing here.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// Shows the person's subscriptions.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The country of a store (`StoreKit.Storefront`).
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The identifier.
  public let id: String
  /// The country, with three letters.
  public let countryCode: String

  /// The person's store; `nil`, as there is none.
  public static var current: Storefront? { get async { nil } }
}

/// An error of the store (`StoreKit.StoreKitError`).
public enum StoreKitError: Error, Sendable, LocalizedError {
  /// An error without a name.
  case unknown
  /// The person has cancelled.
  case userCancelled
  /// The store cannot be reached.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The store does not sell here.
  case notAvailableInStorefront
  /// The app may not use the store.
  case notEntitled
  /// The system cannot do it.
  case unsupported

  /// A sentence for persons.
  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront: "No store sells the products of this app where it runs."
    case .userCancelled: "The request was cancelled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notEntitled: "The app may not use the store."
    case .unsupported: "The store does not support the request."
    case .unknown: "The store has failed."
    }
  }
}

extension StoreKitError: Equatable {
  /// Whether both are of the same kind, whatever their causes are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.unknown, .unknown), (.userCancelled, .userCancelled), (.networkError, .networkError),
      (.systemError, .systemError), (.notAvailableInStorefront, .notAvailableInStorefront),
      (.notEntitled, .notEntitled),
      (.unsupported, .unsupported):
      true
    case (.unknown, _), (.userCancelled, _), (.networkError, _), (.systemError, _), (.notAvailableInStorefront, _),
      (.notEntitled, _), (.unsupported, _):
      false
    }
  }
}
