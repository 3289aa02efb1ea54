import Foundation

/// The visitor that a window is shown to, as far as its server knows.
///
/// Views find the visitor in their environment, and reducers among their dependencies, as `visitor`. In a terminal and
/// in tests, it is ``local``.
public struct Visitor: Hashable, Sendable {
  /// The identity of the visitor, which is the same for as long as the browser keeps its cookie. Each visitor has a
  /// different identity.
  public var id: String
  /// The signed-in user, in the words of the server that mounts the app; `nil` if no user has signed in.
  public var user: String?
  /// The languages of the user, the most wanted first, as BCP 47 tags.
  public var languages: [String]
  /// The address of the visitor, as far as trusted proxies report it.
  public var remoteAddress: String?
  /// The name that the browser gives itself.
  public var userAgent: String?
  /// The cookies that came with the page, without the server's own, and the cookies that the app has set since
  /// (``setCookies(_:)``).
  public var cookies: [String: String]
  /// The closure that takes answers in place of the browser, if there is one.
  var answering = Answering()

  /// A visitor with an identity alone, unless stated.
  /// - Parameter id: The identity, which is the same for one visitor and different for each visitor.
  /// - Parameter languages: BCP 47 tags, the most wanted first.
  /// - Parameter onResponse: Takes the app's answers to the visitor (``respond(_:)``), in place of a browser. A test
  ///   can record them. `nil` leaves them to the window's browser, or to this process if there is none.
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

  /// The user at the machine on which the app runs. Cookies that apps set last as long as the process.
  public static var local: Visitor {
    var visitor = person
    visitor.cookies = VisitorCookies.ofProcess.values
    return visitor
  }

  private static let person = Visitor(id: "local", user: NSUserName(), languages: Locale.preferredLanguages)

  /// The visitor of the window of the running code; ``local`` outside of windows.
  public static var current: Visitor {
    guard let scope = WindowScope.current else { return .local }
    var visitor = scope.visitor
    visitor.cookies = scope.cookies.values
    return visitor
  }
}

extension Visitor {
  /// A closure that equality ignores: two visitors that differ only in it are equal.
  struct Answering: Hashable, Sendable {
    var handler: (@Sendable (Response) async throws -> Void)?

    static func == (_: Self, _: Self) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }
}
