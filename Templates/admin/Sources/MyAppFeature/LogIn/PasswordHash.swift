import Crypto
import CryptoExtras
import Foundation

/// A password as the database keeps it: the output of scrypt (RFC 7914), which takes 16 MiB for each guess.
struct PasswordHash: Equatable, Sendable {
  let salt: Data
  let key: Data

  /// A hash from the database.
  init(salt: Data, key: Data) { (self.salt, self.key) = (salt, key) }

  /// The hash of a new password.
  init(_ password: String) throws {
    try self.init(password, salt: SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) })
  }

  private init(_ password: String, salt: Data) throws {
    // Two ways to type a letter are one password.
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    let key = try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: 32, rounds: 16_384, blockSize: 8, parallelism: 1)
    self.init(salt: salt, key: key.withUnsafeBytes { Data($0) })
  }

  /// Whether a password is the one of the hash; the comparison takes the same time for all.
  func admits(_ password: String) throws -> Bool {
    let other = try PasswordHash(password, salt: salt)
    return SymmetricKey(data: other.key) == SymmetricKey(data: key)
  }
}
