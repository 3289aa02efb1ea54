public import Foundation

/// Asks whether the person in front of the device is its owner (`LocalAuthentication.LAContext`). The app runs elsewhere than on the
/// person's device: each question fails, with an error that says so.
open class LAContext: NSObject, @unchecked Sendable {  // changed by its owner alone
  /// The title of the button that asks for a password. It is kept.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. It is kept.
  open var localizedCancelTitle: String?
  /// The reason that the person is told. It is kept.
  open var localizedReason = ""
  /// Seconds for which an answer is used again. They are kept.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked. It is kept.
  open var interactionNotAllowed = false
  /// The state of the enrolled persons: `nil`, as there are none.
  open var evaluatedPolicyDomainState: Data? { nil }
  /// The kind of biometry: none.
  open var biometryType: LABiometryType { .none }

  /// A context.
  public override init() {}

  /// Whether the person can be asked.
  ///
  /// - Parameter error: Set to the reason, unless it is `nil`.
  /// - Returns: `false`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError.error(for: policy)
    return false
  }

  /// Asks the person.
  /// - Throws: ``LAError``: there is nothing to ask with.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(LAError.code(for: policy))
  }

  /// Asks the person.
  /// - Parameter reply: Called with `false` and an ``LAError``.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(LAError.code(for: policy))) } }

  /// Forgets what was asked: nothing was.
  open func invalidate() {}
}

/// A way to ask (`LocalAuthentication.LAPolicy`).
public enum LAPolicy: Int, Sendable {
  /// By a finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a finger, a face or a code.
  case deviceOwnerAuthentication = 2
}

/// A kind of biometry (`LocalAuthentication.LABiometryType`).
public enum LABiometryType: Int, Sendable {
  /// No biometry.
  case none = 0
  /// Fingers.
  case touchID = 1
  /// Faces.
  case faceID = 2
  /// Eyes.
  case opticID = 4
}

/// A fault of local authentication (`LocalAuthentication.LAError`).
public struct LAError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  /// The kinds of faults.
  public enum Code: Int, Sendable {
    /// The person was not recognized.
    case authenticationFailed = -1
    /// The person has cancelled.
    case userCancel = -2
    /// The person wants to type a password.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device has no biometry.
    case biometryNotAvailable = -6
    /// No person is enrolled.
    case biometryNotEnrolled = -7
    /// Too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No person may be asked.
    case notInteractive = -1004
  }

  /// The kind.
  public let code: Code

  /// A fault of a kind.
  public init(_ code: Code) { self.code = code }

  static func code(for policy: LAPolicy) -> Code {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: .biometryNotAvailable
    case .deviceOwnerAuthentication: .passcodeNotSet
    }
  }

  static func error(for policy: LAPolicy) -> NSError { LAError(code(for: policy)) as NSError }

  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// A sentence for persons.
  public var errorDescription: String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available where the app runs."
    case .passcodeNotSet: "There is no code where the app runs."
    case .authenticationFailed, .userCancel, .userFallback, .systemCancel, .biometryNotEnrolled, .biometryLockout,
      .appCancel, .invalidContext, .notInteractive:
      "The person was not authenticated."
    }
  }

  /// The person was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The person wants to type a password.
  public static var userFallback: Code { .userFallback }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no biometry.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No person is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
}
