import Foundation

/// Who a window is shown to, as far as its server knows.
///
/// Views find it in their environment and reducers among their dependencies, as `visitor`. In a terminal and in tests it is
/// ``local``.
public struct Visitor: Hashable, Sendable {
  /// Stays the same for as long as the browser keeps its cookie; nobody else has it.
  public var id: String
  /// Who has signed in, in the words of the server that the app is mounted in; `nil` where nobody has.
  public var user: String?
  /// What the person reads, the most wanted first, as BCP 47 tags.
  public var languages: [String]
  /// The address the person comes from, as far as trusted proxies tell.
  public var remoteAddress: String?
  /// What the browser calls itself.
  public var userAgent: String?
  /// Cookies that came with the page, without the server's own.
  public var cookies: [String: String]

  /// A visitor of whom nothing but the identity is known, unless stated.
  /// - Parameter id: stays the same for one visitor, and nobody else has it.
  /// - Parameter languages: BCP 47 tags, the most wanted first.
  public init(
    id: String, user: String? = nil, languages: [String] = [], remoteAddress: String? = nil, userAgent: String? = nil,
    cookies: [String: String] = [:]
  ) {
    self.id = id
    self.user = user
    self.languages = languages
    self.remoteAddress = remoteAddress
    self.userAgent = userAgent
    self.cookies = cookies
  }

  /// The person at the machine on which the app runs.
  public static let local = Visitor(id: "local", user: NSUserName(), languages: Locale.preferredLanguages)

  /// The visitor of the window in which something runs; ``local`` outside of windows.
  public static var current: Visitor { WindowScope.current?.visitor ?? .local }
}
