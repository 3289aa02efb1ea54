public import Foundation

extension Visitor {
  /// What an app answers its visitor with beside the page: cookies to be set, and where to go.
  public struct Response: Hashable, Sendable {
    /// Cookies to be set, or removed.
    public var cookies: [Cookie]
    /// Where the browser goes then, in place of the page; `nil`: it stays.
    public var redirect: URL?

    /// An answer.
    /// - Parameters:
    ///   - cookies: cookies to be set, or removed.
    ///   - redirect: where the browser goes then. Without a scheme and a host it is an address of the server, and one that does
    ///     not begin with a slash is of the app.
    public init(cookies: [Cookie] = [], redirect: URL? = nil) {
      self.cookies = cookies
      self.redirect = redirect
    }

    /// Cookies in one answer.
    private static let maximumCookies = 16
    private static let maximumRedirectBytes = 2048

    func check() throws(VisitorResponseError) {
      guard cookies.count <= Self.maximumCookies else { throw .tooManyCookies(cookies.count) }
      for cookie in cookies { try cookie.check() }
      guard let text = redirect?.absoluteString else { return }
      guard text.utf8.count <= Self.maximumRedirectBytes,
        LinkScheme.isOwn(text) || ["http", "https"].contains(redirect?.scheme?.lowercased())
      else { throw .redirect(text) }
    }
  }

  /// Answers the visitor: sets cookies, and has the browser go elsewhere.
  ///
  /// A socket can set no cookies. So the page in the browser is given an address that is good once, for this visitor, for a short
  /// while; it asks there, over HTTP, and is given the cookies. The call returns when that is done.
  ///
  /// ```swift
  /// case .logInSucceeded(let key):
  ///   return .run { _ in
  ///     @Dependency(\.visitor) var visitor
  ///     try await visitor.respond(.init(cookies: [.init("key", key)], redirect: URL(string: "desk")))
  ///   }
  /// ```
  ///
  /// In a terminal, and in tests without a server, cookies are kept in the process, for its one person
  /// (``Visitor/cookies``), and where to go is opened as by `openURL`. Tests that want to see the answer hand over a visitor that
  /// takes it (`onResponse`).
  ///
  /// - Throws: ``VisitorResponseError`` when the answer is refused or does not get through, `CancellationError` when the task is
  ///   cancelled before.
  public func respond(_ response: Response) async throws {
    try response.check()
    if let handler = answering.handler { return try await handler(response) }
    let display = WindowDisplay.current
    guard let scope = WindowScope.current, let answers = scope.answers else {
      if let redirect = response.redirect {
        guard await display?.open(redirect) == true else { throw VisitorResponseError.notOpened(redirect) }
      }
      (WindowScope.current?.cookies ?? .ofProcess).apply(response.cookies)
      return
    }
    guard let display else { throw VisitorResponseError.notDelivered }
    try await answers.answer(response) { await display.open($0) }
    scope.cookies.apply(response.cookies)
  }

  /// Sets cookies, or removes them; see ``respond(_:)``.
  public func setCookies(_ cookies: Cookie...) async throws { try await respond(Response(cookies: cookies)) }

  /// Has the browser go elsewhere, in place of the page; see ``respond(_:)``.
  /// - Parameter url: an address of the server, or one whose origin the server's configuration allows. Without a scheme and a host
  ///   it is an address of the server, and one that does not begin with a slash is of the app.
  public func redirect(to url: URL) async throws { try await respond(Response(redirect: url)) }
}

/// Has the browser of a window take an answer.
package protocol VisitorAnswering: Sendable {
  /// - Parameter open: has the page open a URL; says whether it can.
  func answer(_ response: Visitor.Response, open: @escaping @Sendable (URL) async -> Bool) async throws
}
