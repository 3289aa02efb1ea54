public import Foundation

/// The reason why an answer did not reach a visitor (``Visitor/respond(_:)``).
public enum VisitorResponseError: LocalizedError, Equatable, Sendable {
  /// The name is not a token, or is the name of a cookie of the server itself.
  case cookieName(String)
  /// The value has characters that are not allowed in cookies.
  case cookieValue(name: String)
  /// The name and the value have more than 4096 bytes.
  case cookieTooLarge(name: String)
  /// The path lacks a slash at its beginning, is too long, or has characters that are not allowed in paths of cookies.
  case cookiePath(name: String)
  /// The answer has more than 16 cookies.
  case tooManyCookies(Int)
  /// The URL is neither an address of the server nor a URL with an origin that the configuration allows.
  case redirect(String)
  /// No renderer could open the URL of the redirect.
  case notOpened(URL)
  /// The maximum number of answers are already waiting for the visitor's browser.
  case tooManyAnswers
  /// The visitor's browser did not request the answer in time, or is missing.
  case notDelivered

  /// The event and its remedy.
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
