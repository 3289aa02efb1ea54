public import Foundation

/// Why an answer did not reach a visitor (``Visitor/respond(_:)``).
public enum VisitorResponseError: LocalizedError, Equatable, Sendable {
  /// No token, or the name of a cookie of the server itself.
  case cookieName(String)
  /// It has characters that cookies may not have.
  case cookieValue(name: String)
  /// Name and value have more than 4096 bytes.
  case cookieTooLarge(name: String)
  /// It does not begin with a slash, is long, or has characters that paths of cookies may not have.
  case cookiePath(name: String)
  /// More than 16 in one answer.
  case tooManyCookies(Int)
  /// Neither an address of the server nor one whose origin the configuration allows.
  case redirect(String)
  /// Nobody could open where to go.
  case notOpened(URL)
  /// As many answers as may wait for the visitor's browser do.
  case tooManyAnswers
  /// The browser has not come for it in time, or there is none.
  case notDelivered

  /// Says what happened, and how it is put right.
  public var errorDescription: String? {
    switch self {
    case .cookieName(let name):
      "“\(name.debugDescription.dropFirst().dropLast())” cannot be the name of a cookie. Names are made of letters, digits and "
        + "!#$%&'*+-.^_`|~, and those with “ippo-visitor” in them are the server's."
    case .cookieValue(let name):
      "The value of the cookie “\(name)” has characters that cookies may not have. Write it in base64url or with percent signs."
    case .cookieTooLarge(let name):
      "The cookie “\(name)” is too large: browsers take 4096 bytes. Keep the value on the server, and set a key to it."
    case .cookiePath(let name): "The path of the cookie “\(name)” is not valid. It begins with a slash: /app."
    case .tooManyCookies(let count): "\(count) cookies are too many for one answer; 16 can be set at once."
    case .redirect(let url):
      "The visitor was not sent to “\(url)”, which is no address of this server. Add its origin to the configuration's "
        + "`redirectOrigins` if that is meant."
    case .notOpened(let url): "“\(url)” was not opened: nothing shows a window that could."
    case .tooManyAnswers: "Too many answers wait for the visitor's browser. Wait for one before the next."
    case .notDelivered: "The visitor's browser has not come for the answer."
    }
  }
}
