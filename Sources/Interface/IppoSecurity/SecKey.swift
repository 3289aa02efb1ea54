internal import Foundation

#if Web
  internal import Crypto
#endif

/// A key of an elliptic curve (`Security.SecKey`). Keys of RSA are not available.
public final class SecKey: Sendable {
  /// The bytes of a key in the form of ANSI X9.63, and its curve.
  let curve: SecKeyCurve
  let isPrivate: Bool
  let representation: Data
  /// The tag and the label of the app's own.
  let tag: Data?
  let label: String?

  init(_ curve: SecKeyCurve, isPrivate: Bool, representation: Data, tag: Data? = nil, label: String? = nil) {
    self.curve = curve
    self.isPrivate = isPrivate
    self.representation = representation
    self.tag = tag
    self.label = label
  }
}

/// The curves that keys have, by the size of their numbers in bits.
enum SecKeyCurve: Int, Sendable { case p256 = 256, p384 = 384, p521 = 521 }

/// The failure of a function of keys, in words.
struct SecKeyError: Error {
  let status: OSStatus
  let reason: String

  static func parameter(_ reason: String) -> Self { Self(status: errSecParam, reason: reason) }
  static func unavailable(_ reason: String) -> Self { Self(status: errSecUnimplemented, reason: reason) }
}

/// A way to sign (`Security.SecKeyAlgorithm`).
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name of the algorithm.
  public let rawValue: String

  /// An algorithm by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A signature of a message in the form of X9.62, by its SHA-256 digest.
  public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  /// A signature of a message in the form of X9.62, by its SHA-384 digest.
  public static let ecdsaSignatureMessageX962SHA384 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA384")
  /// A signature of a message in the form of X9.62, by its SHA-512 digest.
  public static let ecdsaSignatureMessageX962SHA512 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA512")
  /// A signature of a SHA-256 digest in the form of X9.62.
  public static let ecdsaSignatureDigestX962SHA256 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  /// A signature of a SHA-384 digest in the form of X9.62.
  public static let ecdsaSignatureDigestX962SHA384 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
  /// A signature of a SHA-512 digest in the form of X9.62.
  public static let ecdsaSignatureDigestX962SHA512 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA512")
  /// A signature of RSA, which is not available.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:message-PKCS1v1.5:SHA256")
  /// A signature of RSA, which is not available.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:digest-PKCS1v1.5:SHA256")
}

/// A use of a key (`Security.SecKeyOperationType`).
public enum SecKeyOperationType: Int, Sendable {
  /// Signing, by a private key.
  case sign = 0
  /// Checking a signature, by a public key.
  case verify
  /// Encrypting, which keys here cannot do.
  case encrypt
  /// Decrypting, which keys here cannot do.
  case decrypt
  /// Agreeing on a secret, which keys here cannot do.
  case keyExchange
}

/// The key type of elliptic curves with random numbers.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key type of elliptic curves, by its older name.
public let kSecAttrKeyTypeEC: CFString = "73"
/// The key type of RSA, which is not available.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// The class of public keys.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The class of private keys.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The key of the attributes of a private key that is made.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key of the attributes of a public key that is made.
public let kSecPublicKeyAttrs: CFString = "public"
/// The key of whether a key that is made is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the chip that makes a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The secure enclave, which is not available.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

// MARK: Functions

/// Makes a private key.
///
/// - Parameters:
///   - parameters: The key type, the size in bits, and attributes of the private key: with `kSecAttrIsPermanent`, the keychain gets it.
///   - error: Set to an error that says what is missing or not available.
/// - Returns: `nil` after an error.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  attempt(error) {
    #if Web
      let attributes = try SecKeyAttributes(parameters)
      let curve = try attributes.curve()
      let representation =
        switch curve {
        case .p256: P256.Signing.PrivateKey().x963Representation
        case .p384: P384.Signing.PrivateKey().x963Representation
        case .p521: P521.Signing.PrivateKey().x963Representation
        }
      let key = SecKey(
        curve, isPrivate: true, representation: representation, tag: attributes.tag, label: attributes.label)
      if attributes.isPermanent { try Keychain.add(key) }
      return key
    #else
      throw SecKeyError.withoutTrait
    #endif
  }
}

/// Makes a key of its bytes.
///
/// - Parameters:
///   - keyData: The form of ANSI X9.63: 4, both coordinates, and for a private key its number.
///   - attributes: The key type, the class, and the size in bits.
///   - error: Set to an error that says what is wrong.
/// - Returns: `nil` after an error.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  attempt(error) {
    let attributes = try SecKeyAttributes(attributes)
    guard let isPrivate = attributes.isPrivate else {
      throw SecKeyError.parameter(
        "The bytes of a key need 'kSecAttrKeyClass': add kSecAttrKeyClassPublic or kSecAttrKeyClassPrivate.")
    }
    let curve = try attributes.curve(ofBytes: keyData.count, isPrivate: isPrivate)
    let key = SecKey(
      curve, isPrivate: isPrivate, representation: keyData, tag: attributes.tag, label: attributes.label)
    _ = try key.publicRepresentation()
    return key
  }
}

/// The public key of a private key; a public key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
  guard key.isPrivate else { return key }
  guard let representation = try? key.publicRepresentation() else { return nil }
  return SecKey(key.curve, isPrivate: false, representation: representation, tag: key.tag, label: key.label)
}

/// The bytes of a key in the form of ANSI X9.63.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.representation
}

/// The attributes of a key: its type, its class and its size.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  var attributes: CFDictionary = [
    kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: key.curve.rawValue,
    kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
  ]
  if let tag = key.tag { attributes[kSecAttrApplicationTag] = tag }
  if let label = key.label { attributes[kSecAttrLabel] = label }
  if let label = key.applicationLabel { attributes[kSecAttrApplicationLabel] = label }
  return attributes
}

/// The length of a key's numbers in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.curve.rawValue + 7) / 8 }

/// Whether a key can be used in a way.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  guard algorithm.digest != nil else { return false }
  return switch operation {
  case .sign: key.isPrivate
  case .verify: true
  case .encrypt, .decrypt, .keyExchange: false
  }
}

/// Signs a message or a digest by a private key.
///
/// - Parameter error: Set to an error that says why there is no signature.
/// - Returns: The signature in the form of X9.62; `nil` after an error.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  attempt(error) { try key.signature(of: dataToSign, by: algorithm) }
}

/// Checks the signature of a message or a digest, by a key or by its private key.
///
/// - Parameter error: Set to an error if the signature is another's, or has another form.
/// - Returns: Whether the signature is the key's.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  attempt(error) {
    guard try key.verifies(signature, of: signedData, by: algorithm) else {
      throw SecKeyError(
        status: errSecVerifyFailed, reason: "The signature is not one of this key and this message.")
    }
    return true
  } ?? false
}

private func attempt<Value>(
  _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Value
) -> Value? {
  do {
    return try body()
  } catch {
    let fault: SecKeyError =
      switch error {
      case let error as SecKeyError: error
      case let error as KeychainError:
        SecKeyError(
          status: error.status,
          reason: SecCopyErrorMessageString(error.status, nil) ?? "The keychain failed with the code \(error.status).")
      default: .parameter("The bytes are not those of a key of this curve, or not of its signature: \(error).")
      }
    place?.pointee = Unmanaged.passRetained(
      NSError(
        domain: NSOSStatusErrorDomain, code: Int(fault.status), userInfo: [NSLocalizedDescriptionKey: fault.reason]))
    return nil
  }
}
