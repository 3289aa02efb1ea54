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
  /// Cookies that came with the page, without the server's own, and those that the app has set since (``setCookies(_:)``).
  public var cookies: [String: String]
  /// What takes the place of the browser, where it is overridden.
  var answering = Answering()

  /// A visitor of whom nothing but the identity is known, unless stated.
  /// - Parameter id: stays the same for one visitor, and nobody else has it.
  /// - Parameter languages: BCP 47 tags, the most wanted first.
  /// - Parameter onResponse: takes what the app answers the visitor with (``respond(_:)``), in place of a browser: in tests it can
  ///   record that. `nil`: the window's browser does, and where there is none, this process.
  public init(
    id: String, user: String? = nil, languages: [String] = [], remoteAddress: String? = nil, userAgent: String? = nil,
    cookies: [String: String] = [:], onResponse: (@Sendable (Response) async throws -> Void)? = nil
  ) {
    self.id = id
    self.user = user
    self.languages = languages
    self.remoteAddress = remoteAddress
    self.userAgent = userAgent
    self.cookies = cookies
    answering.handler = onResponse
  }

  /// The person at the machine on which the app runs. Cookies that apps set last as long as the process.
  public static var local: Visitor {
    var visitor = person
    visitor.cookies = VisitorCookies.ofProcess.values
    return visitor
  }

  private static let person = Visitor(id: "local", user: NSUserName(), languages: Locale.preferredLanguages)

  /// The visitor of the window in which something runs; ``local`` outside of windows.
  public static var current: Visitor {
    guard let scope = WindowScope.current else { return .local }
    var visitor = scope.visitor
    visitor.cookies = scope.cookies.values
    return visitor
  }
}

extension Visitor {
  /// Says nothing of who it is: two visitors that are the same but for it are equal.
  struct Answering: Hashable, Sendable {
    var handler: (@Sendable (Response) async throws -> Void)?

    static func == (_: Self, _: Self) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }
}
