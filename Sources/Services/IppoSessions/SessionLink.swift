import Crypto
package import Foundation

/// A link by which a browser goes on with a session: it can be used once, and for a short time.
///
/// The session's record holds the open link, if there is one, so that the store decides between two concurrent uses. A
/// use of the link claims the session and commits a record without the link; of two claims one commit fails. What the
/// link's address holds is signed, so that a forged one never reaches the store.
///
///     none ──offer──▶ open ──use: claim, commit without it──▶ none
///                      └──expiry, or another offer──▶ refused
package struct SessionLink: Codable, Equatable, Sendable {
  /// How long a link can be used.
  package static let lifetime: TimeInterval = 300

  /// 128 random bits, base64url.
  package var nonce: String
  /// Seconds since 1970.
  package var expiry: Int

  /// A new link.
  package init(now: Date) {
    nonce = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64URL
    expiry = Int(now.timeIntervalSince1970 + Self.lifetime)
  }

  /// Whether it can be used now.
  package func isOpen(at now: Date) -> Bool { Double(expiry) > now.timeIntervalSince1970 }
}

/// Writes links, and reads those that were written with the same secret: `id.nonce.expiry.signature`. The signature is
/// HMAC-SHA256 (RFC 2104) with a key of its own, so that tokens of sessions and links are never interchangeable.
package struct SessionLinkSigner: Sendable {
  private let key: SymmetricKey

  /// - Parameter secret: at least 32 bytes; that of the archives.
  package init(secret: [UInt8]) {
    key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: secret), info: Data("ippo session link".utf8), outputByteCount: 32)
  }

  /// The last part of the address of a link.
  package func text(_ link: SessionLink, of id: String) -> String {
    let signed = "\(id).\(link.nonce).\(link.expiry)"
    let signature = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: key)
    return "\(signed).\(Data(signature).base64URL)"
  }

  /// Reads a link. Takes the same time wherever a wrong signature differs.
  /// - Returns: `nil` unless it was written with this secret and can still be used.
  package func link(_ text: String, at now: Date) -> (id: String, nonce: String)? {
    guard text.utf8.count <= 256 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let expiry = Int(parts[2]),
      parts[3].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }),
      let signature = Data(base64URL: parts[3])
    else { return nil }
    let signed = Data("\(parts[0]).\(parts[1]).\(parts[2])".utf8)
    guard HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: signed, using: key),
      Double(expiry) > now.timeIntervalSince1970
    else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
