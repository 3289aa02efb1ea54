import Crypto
import CryptoExtras
import Foundation

/// Passwords, kept as what scrypt (RFC 7914) makes of them: 16 MiB and some tens of milliseconds for each guess.
struct Passwords: Sendable {
  private struct Hash: Sendable {
    let salt: [UInt8]
    let key: SymmetricKey

    init(_ password: String, salt: [UInt8]) throws {
      self.salt = salt
      // Two ways to type a letter are one password.
      key = try KDF.Scrypt.deriveKey(
        from: Data(password.precomposedStringWithCanonicalMapping.utf8), salt: salt, outputByteCount: 32,
        rounds: 16_384,
        blockSize: 8, parallelism: 1)
    }
  }

  static let maximumBytes = 256

  private let hashes: [String: Hash]
  /// Tried for names that nobody has, so that the time an answer takes does not tell them.
  private let nobody: Hash

  /// - Parameter passwords: by name.
  init(_ passwords: [String: String]) throws {
    let salt = { SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) } }
    hashes = try passwords.mapValues { try Hash($0, salt: salt()) }
    nobody = try Hash("", salt: salt())
  }

  /// Whether it is the password of that name.
  func admits(_ name: String, _ password: String) throws -> Bool {
    guard password.utf8.count <= Self.maximumBytes else { return false }
    let known = hashes[name]
    let hash = known ?? nobody
    // Keys are compared in constant time.
    return try Hash(password, salt: hash.salt).key == hash.key && known != nil
  }
}
