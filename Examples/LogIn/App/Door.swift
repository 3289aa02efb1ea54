import Foundation
import HTTPTypes
import Hummingbird
import IppoShared
import LogInExample
import NIOCore
import Sharing

/// What is known of a request: where it comes from, and which log-in it is of.
struct ServerContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  /// Whether the client speaks TLS, with a proxy in front.
  let isSecure = ProcessInfo.processInfo.environment["IPPO_SECURE"] != nil
  /// The id of the log-in.
  var logIn: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// Lets through who has logged in, and shows the form to all others; they are let to where they wanted to go after it.
struct Door: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    @Shared(.logIns) var logIns
    guard let id = LogInPages.id(of: request), logIns.logIn(id, at: Date()) != nil else {
      guard request.method == .get else { throw HTTPError(.unauthorized) }
      let target = LogInPages.place(request.uri.description)
      let coded = target.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return LogInPages.redirect(to: "/log-in?next=\(coded)")
    }
    var context = context
    context.logIn = id
    return try await next(request, context)
  }
}
