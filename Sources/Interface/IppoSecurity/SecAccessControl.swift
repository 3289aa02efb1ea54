public import Foundation

/// The protection of an item of the keychain (`Security.SecAccessControl`).
public final class SecAccessControl: Sendable {
  let accessible: String
  let flags: SecAccessControlCreateFlags

  init(accessible: String, flags: SecAccessControlCreateFlags) {
    self.accessible = accessible
    self.flags = flags
  }
}

/// Conditions for reading an item (`Security.SecAccessControlCreateFlags`).
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person, by biometry or a code.
  public static let userPresence = Self(rawValue: 1 << 0)
  /// Any enrolled person, by biometry.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// A currently enrolled person, by biometry.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The code.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of several.
  public static let or = Self(rawValue: 1 << 14)
  /// All of several.
  public static let and = Self(rawValue: 1 << 15)
  /// A key that is used in its chip.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// A password of the app's.
  public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Makes an access control.
///
/// - Parameters:
///   - protection: One of the values of `kSecAttrAccessible`.
///   - error: Set to an error with ``errSecParam`` if the protection is unknown.
/// - Returns: `nil` if the protection is unknown.
@discardableResult
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  if let accessible = protection as? String {
    return SecAccessControlCreateWithFlags(allocator, accessible, flags, error)
  }
  fail(error)
  return nil
}

/// Makes an access control, as the function with the same name does.
@discardableResult
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let known = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
  ]
  guard known.contains(protection) else {
    fail(error)
    return nil
  }
  return SecAccessControl(accessible: protection, flags: flags)
}

private func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
}
