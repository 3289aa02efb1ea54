internal import Foundation

/// The attributes of a key in a dictionary, with those of its private part.
struct SecKeyAttributes {
  var isPrivate: Bool?
  private(set) var isPermanent = false
  private(set) var tag: Data?
  private(set) var label: String?
  private var type: String?
  private var size: Int?

  init(_ dictionary: CFDictionary) throws {
    try take(dictionary)
  }

  private mutating func take(_ dictionary: CFDictionary) throws {
    for (name, value) in dictionary {
      guard let name = name.base as? String else {
        throw SecKeyError.parameter("The attributes of a key have a name that is no text: \(name).")
      }
      switch name {
      case kSecAttrKeyType: type = try text(value, name)
      case kSecAttrKeyClass: isPrivate = try text(value, name) == kSecAttrKeyClassPrivate
      case kSecAttrKeySizeInBits:
        guard case .number(let number)? = KeychainValue(value) else {
          throw SecKeyError.parameter("The size of a key is no number: \(value).")
        }
        size = Int(exactly: number)
      case kSecAttrIsPermanent: isPermanent = KeychainValue(value)?.isTrue ?? false
      case kSecAttrApplicationTag: tag = value as? Data ?? (value as? String).map { Data($0.utf8) }
      case kSecAttrLabel: label = value as? String
      case kSecAttrTokenID:
        throw SecKeyError.unavailable(
          "A key was to be made in the secure enclave, which belongs to Apple's devices. Leave out 'kSecAttrTokenID'.")
      case kSecAttrAccessControl:
        if let control = value as? SecAccessControl, !control.flags.subtracting(.privateKeyUsage).isEmpty {
          throw SecKeyError(
            status: errSecAuthFailed,
            reason: "A key was to need the user's presence, which cannot be asked for here. Leave out the flags.")
        }
      case kSecPrivateKeyAttrs:
        guard let nested = value as? CFDictionary ?? (value as? [String: Any]).map({ $0 as CFDictionary }) else {
          throw SecKeyError.parameter("The attributes of the private key are no dictionary: \(value).")
        }
        try take(nested)
      default: break  // Attributes for the keychain of Apple's devices, such as groups of apps.
      }
    }
  }

  private func text(_ value: Any, _ name: String) throws -> String {
    guard let text = value as? String else {
      throw SecKeyError.parameter("The value of '\(name)' among the attributes of a key is no text: \(value).")
    }
    return text
  }

  /// The curve of a key that is made.
  func curve() throws -> SecKeyCurve {
    try checkType()
    guard let curve = SecKeyCurve(rawValue: size ?? 256) else {
      throw SecKeyError.parameter("There is no curve of \(size ?? 0) bits: a key has 256, 384 or 521.")
    }
    return curve
  }

  /// The curve of a key that is made of bytes.
  func curve(ofBytes count: Int, isPrivate: Bool) throws -> SecKeyCurve {
    try checkType()
    for curve in [SecKeyCurve.p256, .p384, .p521] {
      let length = (curve.rawValue + 7) / 8
      guard count == 1 + length * (isPrivate ? 3 : 2) else { continue }
      guard size == nil || size == curve.rawValue else { break }
      return curve
    }
    let kind = isPrivate ? "private" : "public"
    let sizes = size.map { "\($0)" } ?? "256, 384 or 521"
    throw SecKeyError.parameter("\(count) bytes are no \(kind) key of \(sizes) bits.")
  }

  private func checkType() throws {
    guard type == nil || type == kSecAttrKeyTypeECSECPrimeRandom else {
      throw SecKeyError.unavailable(
        """
        A key of the type \(type ?? "") was asked for: keys are those of 'kSecAttrKeyTypeECSECPrimeRandom', and RSA is not available.
        """)
    }
  }
}

extension Keychain {
  /// Adds a key to the keychain of the window or the process.
  static func add(_ key: SecKey) throws {
    let status = SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key], nil)
    guard status == errSecSuccess else { throw KeychainError(status) }
  }
}

extension KeychainItem {
  /// The key of an item of the class of keys.
  func key() throws -> SecKey {
    guard let secret else { throw KeychainError(errSecDecode) }
    let isPrivate = attributes[kSecAttrKeyClass] != .text(kSecAttrKeyClassPublic)
    let size: Int? =
      if case .number(let number)? = attributes[kSecAttrKeySizeInBits] { Int(exactly: number) } else { nil }
    guard let curve = size.flatMap(SecKeyCurve.init) else { throw KeychainError(errSecUnimplemented) }
    let tag: Data? = if case .data(let tag)? = attributes[kSecAttrApplicationTag] { tag } else { nil }
    let label: String? = if case .text(let label)? = attributes[kSecAttrLabel] { label } else { nil }
    return SecKey(curve, isPrivate: isPrivate, representation: secret, tag: tag, label: label)
  }
}
