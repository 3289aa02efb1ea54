import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Answers HTTP requests: the page, its assets, the health check, and why a request is refused.
struct WebResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  static let socketPath = "/_ippo/live"

  let host: SessionHost
  let configuration: WebServerConfiguration
  let policy: OriginPolicy
  let files: FileResponder?

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    guard policy.allows(host: request.head.authority) else {
      return Self.plain(.forbidden, "This server does not answer to that host name.\n")
    }
    guard request.method == .get || request.method == .head else {
      var response = Self.plain(.methodNotAllowed, "Only GET and HEAD.\n")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    var response = await answer(request, context)
    if request.method == .head { response.body = ResponseBody() }
    return response
  }

  private func answer(_ request: Request, _ context: BasicRequestContext) async -> Response {
    switch request.uri.path {
    case "/":
      // A HEAD is answered without opening a session for it.
      return request.method == .head ? Self.response(.ok, type: "text/html; charset=utf-8", "") : await page(request)
    case "/_ippo/\(WebAsset.client.name)": return asset(.client, request)
    case "/_ippo/\(WebAsset.extras.name)": return asset(.extras, request)
    case "/_ippo/\(WebAsset.style.name)": return asset(.style, request)
    case "/_ippo/health":
      let sessions = await host.sessionCount
      return Self.response(.ok, type: "application/json", "{\"status\":\"ok\",\"sessions\":\(sessions)}\n")
    case Self.socketPath: return refuseSocket(request)
    case let path:
      if let files, let response = await files.respond(path: path, request, context) { return response }
      return Self.plain(.notFound, "Not found.\n")
    }
  }

  private func page(_ request: Request) async -> Response {
    guard let page = await host.openPage(for: ClientHints.environment(from: request.headers)) else {
      var response = Self.plain(.serviceUnavailable, "The server is busy. Try again in a moment.\n")
      response.headers[.retryAfter] = "10"
      return response
    }
    let document = PageDocument(
      markup: page.markup, revision: page.revision, token: page.token, title: configuration.title,
      language: configuration.language)
    var response = Self.response(.ok, type: "text/html; charset=utf-8", document.html)
    response.headers[.contentSecurityPolicy] = document.contentSecurityPolicy
    response.headers[.acceptCH] = ClientHints.request
    response.headers[.cacheControl] = "no-store"
    return response
  }

  /// Addressed by its hash, an asset never changes; without it, the client has to ask every time.
  private func asset(_ asset: WebAsset, _ request: Request) -> Response {
    let isImmutable = request.uri.queryParameters["v"].map { $0 == asset.hash[...] } ?? false
    var response: Response
    if request.headers[.ifNoneMatch] == asset.tag {
      response = Response(status: .notModified, headers: .secured)
    } else {
      response = Self.response(.ok, type: asset.type, asset.body)
    }
    response.headers[.eTag] = asset.tag
    response.headers[.cacheControl] = isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    return response
  }

  /// A request for the socket that was not upgraded.
  private func refuseSocket(_ request: Request) -> Response {
    let host = request.head.authority
    guard policy.allows(origin: request.headers[.origin], host: host) else {
      return Self.plain(.forbidden, "Pages of this origin may not connect.\n")
    }
    var response = Self.plain(.upgradeRequired, "This address speaks WebSocket, version 13.\n")
    response.headers[.upgrade] = "websocket"
    return response
  }

  static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    response(status, type: "text/plain; charset=utf-8", text)
  }

  static func response(_ status: HTTPResponse.Status, type: String, _ text: String) -> Response {
    var fields = HTTPFields.secured
    fields[.contentType] = type
    return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
