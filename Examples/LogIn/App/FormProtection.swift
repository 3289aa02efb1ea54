import Crypto
import Foundation
import Hummingbird

/// Lets only this server's own form log somebody in (CWE-352): a page of another site can send a form here, and a browser sends
/// its cookies along.
///
/// The form has a token in it that belongs to a cookie of the same browser; a page of another site can read neither. Browsers also
/// say which origin a form is from.
struct FormProtection: Sendable {
  static let cookie = "log-in-form"

  private let key: SymmetricKey

  /// - Parameter secret: at least 32 bytes that processes of one server share; `nil`: one of this process.
  init(secret: [UInt8]? = nil) {
    let secret = secret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256)
    key = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data("log-in form".utf8), outputByteCount: 32)
  }

  /// A cookie and the token that belongs to it.
  func begin() -> (cookie: String, token: String) {
    let cookie = Self.random()
    return (cookie, token(for: cookie))
  }

  /// Whether a form was sent from a page of this server to this browser.
  func admits(_ request: Request, token: String) -> Bool {
    guard let cookie = request.cookies[Self.cookie]?.value, cookie.utf8.count <= 64,
      let code = Data(base64Encoded: token),
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(cookie.utf8), using: key)
    else { return false }
    guard let origin = request.headers[.origin] else { return true }
    let authority = request.head.authority ?? ""
    return origin == "http://\(authority)" || origin == "https://\(authority)"
  }

  private func token(for cookie: String) -> String {
    Data(HMAC<SHA256>.authenticationCode(for: Data(cookie.utf8), using: key)).base64EncodedString()
  }

  /// 128 bits that nobody guesses, in hexadecimal digits.
  static func random() -> String {
    SymmetricKey(size: .bits128).withUnsafeBytes { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
