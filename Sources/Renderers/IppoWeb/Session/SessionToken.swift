import Crypto
import Foundation

/// Names a session and proves that this server gave the name out: `id.signature`, both base64url (RFC 4648, 5), the
/// signature being HMAC-SHA256 (RFC 2104) of the id.
package struct SessionTokenSigner: Sendable {
  private let key: SymmetricKey

  /// - Parameter secret: at least 32 bytes; servers that share sessions' tokens share it. `nil`: one for this process.
  package init(secret: [UInt8]? = nil) {
    key = secret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256)
  }

  /// A token for a new session.
  package func issue() -> String {
    let id = Self.base64(SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) })
    return id + "." + Self.base64(Data(HMAC<SHA256>.authenticationCode(for: Data(id.utf8), using: key)))
  }

  /// Whether the token is one of this server's. Takes the same time wherever a wrong signature differs.
  package func isValid(_ token: String) -> Bool {
    guard token.utf8.count <= 128 else { return false }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let signature = Self.data(String(parts[1])) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: Data(parts[0].utf8), using: key)
  }

  private static func base64(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func data(_ text: String) -> Data? {
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
  }
}
