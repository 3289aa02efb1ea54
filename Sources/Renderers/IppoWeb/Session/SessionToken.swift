import Crypto
import Foundation
import IppoSessions

/// Names a session and proves that this server gave the name out: `id.key.signature`, all base64url (RFC 4648, 5).
///
/// The id is the session's for as long as it lives; the key changes with every socket. The signature is HMAC-SHA256
/// (RFC 2104) of both.
package struct SessionToken: Hashable, Sendable {
  package let id: String
  package let key: String
  /// The text for the client.
  package let text: String
}

/// Gives out and checks tokens.
package struct SessionTokenSigner: Sendable {
  private let key: SymmetricKey

  /// - Parameter secret: at least 32 bytes; servers that share sessions' tokens share it. `nil`: one for this process.
  package init(secret: [UInt8]? = nil) {
    key = secret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256)
  }

  /// A token for a new session, or another one for a session there is.
  package func issue(for id: String? = nil) -> SessionToken {
    issue(for: id ?? Self.random(), key: Self.key())
  }

  /// The token with a key that a session has already.
  package func issue(for id: String, key: String) -> SessionToken {
    let signature = HMAC<SHA256>.authenticationCode(for: Data("\(id).\(key)".utf8), using: self.key)
    return SessionToken(id: id, key: key, text: "\(id).\(key).\(Data(signature).base64URL)")
  }

  /// Reads a token. Takes the same time wherever a wrong signature differs.
  /// - Returns: `nil` unless it is one of this server's.
  package func token(_ text: String) -> SessionToken? {
    guard text.utf8.count <= 128 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let signature = Data(base64URL: parts[2]) else { return nil }
    let signed = Data("\(parts[0]).\(parts[1])".utf8)
    guard HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: signed, using: key) else { return nil }
    return SessionToken(id: String(parts[0]), key: String(parts[1]), text: text)
  }

  /// A new key.
  static func key() -> String { random() }

  private static func random() -> String {
    SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64URL
  }
}
