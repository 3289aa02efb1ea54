public import Hummingbird
public import HummingbirdCore
public import IppoRender
public import Logging
public import ServiceLifecycle

/// An app below a path of somebody else's server, which is a Hummingbird application.
///
/// ```swift
/// let admin = try WebMount(AdminApp.self, at: "/admin", logger: logger)
///
/// let router = Router(context: AppContext.self)
/// router.addMiddleware { LogInMiddleware() }
/// router.mount(admin) { _, context in context.identity?.name }
///
/// var application = Application(router: router, server: .http1(mounting: [admin]))
/// application.addServices(admin)
/// try await application.runService()
/// ```
///
/// The page, its scripts and its files go through the router and its middleware: a refused visitor sees none of them.
/// The server itself opens the socket, for a client with the token of its page and the cookie that came with the page.
/// A client without a session is told to ask for the page again. The context has to know where a request comes from
/// (`RemoteAddressRequestContext`).
public struct WebMount: Service {
  let hosting: WebHosting
  let policy: RequestPolicy

  /// - Parameters:
  ///   - path: below which the app lies, such as `/admin`, counted from the server's root.
  ///   - configuration: `host` is the address the server is bound to; port, TLS and base path are the server's affair.
  ///   - makeSource: makes what a session renders, from an archive if there is one.
  /// - Throws: ``WebServerError`` when the configuration is not valid.
  public init(
    at path: String, configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    restoring makeSource: @escaping @MainActor @Sendable (_ visitor: Visitor, _ archive: [UInt8]?) -> any RenderSource
  ) throws {
    var configuration = configuration
    configuration.basePath = path
    policy = try RequestPolicy(configuration)
    hosting = WebHosting(configuration, logger: logger, opensOverSockets: false, makeSource: makeSource)
  }

  /// The ids of the sessions of somebody who has signed in.
  public func sessions(ofUser user: String) async -> [String] { await hosting.host.sessions(ofUser: user) }

  /// Ends all sessions of somebody who has signed in, as when that person signs out everywhere. Their pages are loaded anew,
  /// through the server's middleware.
  ///
  /// Processes may share a store of sessions (`configuration.sessions`). The call then ends the sessions at all of
  /// them: at once here, and within some five seconds elsewhere. Meanwhile the other processes do not go on with them.
  /// - Returns: how many there were in this process.
  @discardableResult
  public func endSessions(ofUser user: String) async -> Int {
    await hosting.host.endSessions(ofUser: user)
  }

  /// Ends all sessions of one browser, as when somebody signs out there; at all processes that share a store, as
  /// ``endSessions(ofUser:)`` does.
  /// - Parameter visitor: the visitor's id.
  /// - Returns: how many there were in this process.
  @discardableResult
  public func endSessions(ofVisitor visitor: String) async -> Int {
    await hosting.host.endSessions(ofVisitor: WebVisitor(id: visitor))
  }

  /// Keeps the sessions of the app until the server is shut down.
  /// - Throws: ``VisitorStorageError`` when the storage for visitors' values is unusable, `SessionStoreError` when the
  ///   store of sessions is.
  public func run() async throws {
    try await hosting.serve { try await SessionSweeper(host: hosting.host).run() }
  }

  var live: LiveApp { LiveApp(host: hosting.host, policy: policy, limits: hosting.configuration.limits) }
}

extension RouterMethods where Context: RemoteAddressRequestContext {
  /// Answers the requests of an app that lies below a path.
  ///
  /// Middleware that was added before applies to all of them.
  ///
  /// - Parameters:
  ///   - app: the app. Its path counts from the server's root, also in a group.
  ///   - user: who has signed in, by the request of a page; the app finds it in its `visitor`.
  @discardableResult
  public func mount(
    _ app: WebMount, user: @escaping @Sendable (Request, Context) async throws -> String? = { _, _ in nil }
  ) -> Self {
    let responder = app.hosting.responder(app.policy)
    let path = app.policy.basePath.text
    for method in [HTTPRequest.Method.get, .head, .post, .patch] {
      for pattern in [path, path + "/**"] {
        on(RouterPath(pattern), method: method) { request, context in
          let name = try await user(request, context)
          return try await responder.respond(
            to: request, context: context, from: RequestSource(peer: context.remoteAddress, user: name))
        }
      }
    }
    return self
  }
}

extension HTTPServerBuilder {
  /// A server that speaks HTTP/1.1, and opens the sockets of apps that are mounted in it.
  ///
  /// The server refuses malformed requests before the router sees them (RFC 9112), and requests for an app under a
  /// foreign name.
  ///
  /// An address may have as many connections as the most generous of the apps allows; those of proxies that an app trusts
  /// are not counted.
  ///
  /// - Parameter apps: what the router mounts.
  public static func http1(mounting apps: [WebMount]) -> HTTPServerBuilder {
    let perAddress = apps.map(\.hosting.configuration.limits.connectionsPerAddress).max() ?? ConnectionTable.maximum
    return HTTPServerBuilder { responder in
      CountedChannel(
        inner: LiveChannel(responder: responder, apps: apps.map(\.live), isShared: true),
        connections: ConnectionTable(perAddress: perAddress), proxies: apps.map(\.policy.proxies))
    }
  }
}
