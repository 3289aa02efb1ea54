public import IppoUI

/// An error of the first StoreKit (`StoreKit.SKError`).
public struct SKError: Error, Equatable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }

  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}

/// The page of another app in the store (`StoreKit.SKStoreProductViewController`). No store has other apps.
@MainActor @preconcurrency
public final class SKStoreProductViewController: UIViewController {
  /// Is told that the person has closed the page.
  public weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads the page of an app.
  ///
  /// - Parameter block: Called with `false` and ``SKError/Code/storeProductNotAvailable``.
  public func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) { Task { block?(false, SKError(.storeProductNotAvailable)) } }
}

/// Is told that the person has closed the page of another app.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// The person has closed the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of an app's number in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The payments of the first StoreKit (`StoreKit.SKPaymentQueue`).
open class SKPaymentQueue: NSObject, @unchecked Sendable {  // it has no state
  private static let only = SKPaymentQueue()

  /// The one that there is.
  open class func `default`() -> SKPaymentQueue { only }
  /// Whether the person may buy: nobody can.
  open class func canMakePayments() -> Bool { false }
}
