import Crypto
import Foundation

/// The name that a person gives a session, to find it again.
package struct SessionName: Hashable, Sendable, CustomStringConvertible {
  /// Characters of the longest name: enough for a user and the fingerprint of a key.
  package static let longest = 128

  /// The text of the user.
  package let description: String

  /// - Returns: `nil` unless the text is one to 128 letters and digits of ASCII and `. _ - @ : / + =`, and begins with a letter
  ///   or a digit.
  package init?(_ text: String) {
    let isPlain = { (byte: UInt8) in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
    guard let first = text.utf8.first, isPlain(first), text.utf8.count <= Self.longest,
      text.utf8.allSatisfy({ isPlain($0) || "._-@:/+=".utf8.contains($0) })
    else { return nil }
    description = text
  }

  /// The id of the session in a store. The id hides the name, and making it takes the secret.
  /// - Parameters:
  ///   - app: sessions of two apps in one store have nothing to do with each other.
  ///   - secret: that of the archives.
  package func id(app: String, secret: [UInt8]) -> String {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret), info: Data("ippo session name".utf8), outputByteCount: 32)
    let code = HMAC<SHA256>.authenticationCode(for: Data("\(app)\u{0}\(description)".utf8), using: key)
    return Data(code).prefix(16).base64URL
  }
}
