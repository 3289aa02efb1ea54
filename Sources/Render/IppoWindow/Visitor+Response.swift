public import Foundation

extension Visitor {
  /// The answer of an app to its visitor beside the page: cookies, and a redirect.
  public struct Response: Hashable, Sendable {
    /// The cookies to set or remove.
    public var cookies: [Cookie]
    /// The URL that the browser opens in place of the page; `nil` to stay.
    public var redirect: URL?

    /// An answer.
    /// - Parameters:
    ///   - cookies: The cookies to set or remove.
    ///   - redirect: The URL that the browser opens. Without a scheme and a host, the URL is an address of the server.
    ///     Such a URL is an address of the app unless it begins with a slash.
    public init(cookies: [Cookie] = [], redirect: URL? = nil) {
      self.cookies = cookies
      self.redirect = redirect
    }

    /// The maximum number of cookies in one answer.
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

  /// Answers the visitor: sets cookies, and redirects the browser.
  ///
  /// A socket cannot set cookies. So the server gives the page in the browser an address that is valid once, for this
  /// visitor, for a short while. The page requests this address over HTTP and receives the cookies. The call returns
  /// when that is done.
  ///
  /// ```swift
  /// case .logInSucceeded(let key):
  ///   return .run { _ in
  ///     @Dependency(\.visitor) var visitor
  ///     try await visitor.respond(.init(cookies: [.init("key", key)], redirect: URL(string: "desk")))
  ///   }
  /// ```
  ///
  /// A terminal, or a test without a server, keeps cookies in the process, for its one user (``Visitor/cookies``). A
  /// redirect is opened as by `openURL`. Tests that want to see the answer pass a visitor that takes it (`onResponse`).
  ///
  /// - Throws: ``VisitorResponseError`` when the answer is refused or does not get through, `CancellationError` when
  ///   the task is cancelled before.
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

  /// Redirects the browser, in place of the page; see ``respond(_:)``.
  /// - Parameter url: An address of the server, or a URL whose origin the server's configuration allows. Without a
  ///   scheme and a host, the URL is an address of the server. Such a URL is an address of the app unless it begins
  ///   with a slash.
  public func redirect(to url: URL) async throws { try await respond(Response(redirect: url)) }
}

/// The part of the server that passes an answer to the browser of a window.
package protocol VisitorAnswering: Sendable {
  /// - Parameter open: Has the page open a URL, and returns whether the page can open it.
  func answer(_ response: Visitor.Response, open: @escaping @Sendable (URL) async -> Bool) async throws
}
