internal import Foundation

#if Web
  internal import Crypto
#endif

extension SecKeyError {
  /// Programs without the trait `Web` have no library of cryptography.
  static let withoutTrait = SecKeyError.unavailable(
    "Keys need the trait 'Web' of the package ippo: add it to the traits of the dependency, or give none at all.")
}

extension SecKeyAlgorithm {
  enum Digest { case sha256, sha384, sha512 }

  /// The digest that is signed, and whether the algorithm makes it of a message; `nil` for algorithms that are not available.
  var digest: (kind: Digest, isMade: Bool)? {
    switch self {
    case .ecdsaSignatureMessageX962SHA256: (.sha256, true)
    case .ecdsaSignatureMessageX962SHA384: (.sha384, true)
    case .ecdsaSignatureMessageX962SHA512: (.sha512, true)
    case .ecdsaSignatureDigestX962SHA256: (.sha256, false)
    case .ecdsaSignatureDigestX962SHA384: (.sha384, false)
    case .ecdsaSignatureDigestX962SHA512: (.sha512, false)
    default: nil  // An algorithm of the app's, or one of RSA.
    }
  }
}

#if Web
  /// A digest that is signed as it is.
  private struct GivenDigest<Hash: Crypto.Digest>: Crypto.Digest {
    static var byteCount: Int { Hash.byteCount }
    let bytes: [UInt8]

    init(_ data: Data) throws {
      guard data.count == Self.byteCount else {
        throw SecKeyError.parameter("\(data.count) bytes are no digest of \(Self.byteCount) bytes.")
      }
      bytes = Array(data)
    }

    func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    var description: String { "\(bytes)" }
    static func == (a: Self, b: Self) -> Bool { a.bytes == b.bytes }
    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }

  extension SecKey {
    /// The SHA-1 hash of the public key, which both keys of a pair share.
    var applicationLabel: Data? { try? Data(Insecure.SHA1.hash(data: publicRepresentation())) }

    /// The bytes of the public key.
    func publicRepresentation() throws -> Data {
      switch curve {
      case .p256:
        isPrivate
          ? try P256.Signing.PrivateKey(x963Representation: representation).publicKey.x963Representation
          : try P256.Signing.PublicKey(x963Representation: representation).x963Representation
      case .p384:
        isPrivate
          ? try P384.Signing.PrivateKey(x963Representation: representation).publicKey.x963Representation
          : try P384.Signing.PublicKey(x963Representation: representation).x963Representation
      case .p521:
        isPrivate
          ? try P521.Signing.PrivateKey(x963Representation: representation).publicKey.x963Representation
          : try P521.Signing.PublicKey(x963Representation: representation).x963Representation
      }
    }

    func signature(of data: Data, by algorithm: SecKeyAlgorithm) throws -> Data {
      guard isPrivate else { throw SecKeyError.parameter("A public key does not sign: take the private one.") }
      switch try digest(of: algorithm) {
      case (.sha256, let isMade):
        return isMade ? try sign(SHA256.hash(data: data)) : try sign(GivenDigest<SHA256Digest>(data))
      case (.sha384, let isMade):
        return isMade ? try sign(SHA384.hash(data: data)) : try sign(GivenDigest<SHA384Digest>(data))
      case (.sha512, let isMade):
        return isMade ? try sign(SHA512.hash(data: data)) : try sign(GivenDigest<SHA512Digest>(data))
      }
    }

    func verifies(_ signature: Data, of data: Data, by algorithm: SecKeyAlgorithm) throws -> Bool {
      switch try digest(of: algorithm) {
      case (.sha256, let isMade):
        return isMade
          ? try verify(signature, SHA256.hash(data: data)) : try verify(signature, GivenDigest<SHA256Digest>(data))
      case (.sha384, let isMade):
        return isMade
          ? try verify(signature, SHA384.hash(data: data)) : try verify(signature, GivenDigest<SHA384Digest>(data))
      case (.sha512, let isMade):
        return isMade
          ? try verify(signature, SHA512.hash(data: data)) : try verify(signature, GivenDigest<SHA512Digest>(data))
      }
    }

    private func digest(of algorithm: SecKeyAlgorithm) throws -> (kind: SecKeyAlgorithm.Digest, isMade: Bool) {
      guard let digest = algorithm.digest else {
        throw SecKeyError.unavailable(
          "Keys do not sign by \(algorithm.rawValue): take one of 'SecKeyAlgorithm.ecdsaSignature…X962…'.")
      }
      return digest
    }

    private func sign(_ digest: some Crypto.Digest) throws -> Data {
      switch curve {
      case .p256:
        try P256.Signing.PrivateKey(x963Representation: representation).signature(for: digest).derRepresentation
      case .p384:
        try P384.Signing.PrivateKey(x963Representation: representation).signature(for: digest).derRepresentation
      case .p521:
        try P521.Signing.PrivateKey(x963Representation: representation).signature(for: digest).derRepresentation
      }
    }

    private func verify(_ signature: Data, _ digest: some Crypto.Digest) throws -> Bool {
      let key = try publicRepresentation()
      switch curve {
      case .p256:
        guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else { return false }
        return try P256.Signing.PublicKey(x963Representation: key).isValidSignature(signature, for: digest)
      case .p384:
        guard let signature = try? P384.Signing.ECDSASignature(derRepresentation: signature) else { return false }
        return try P384.Signing.PublicKey(x963Representation: key).isValidSignature(signature, for: digest)
      case .p521:
        guard let signature = try? P521.Signing.ECDSASignature(derRepresentation: signature) else { return false }
        return try P521.Signing.PublicKey(x963Representation: key).isValidSignature(signature, for: digest)
      }
    }
  }
#else
  extension SecKey {
    var applicationLabel: Data? { nil }
    func publicRepresentation() throws -> Data { throw SecKeyError.withoutTrait }
    func signature(of data: Data, by algorithm: SecKeyAlgorithm) throws -> Data { throw SecKeyError.withoutTrait }
    func verifies(_ signature: Data, of data: Data, by algorithm: SecKeyAlgorithm) throws -> Bool {
      throw SecKeyError.withoutTrait
    }
  }
#endif
