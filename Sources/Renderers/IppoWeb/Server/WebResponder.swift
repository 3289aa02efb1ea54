import HTTPTypes
import Hummingbird
import IppoRender
import IppoSessions
import Logging
import NIOCore
import NIOHTTP1

/// Answers HTTP requests: the page, its assets, the health check, and why a request is refused.
struct WebResponder: HTTPResponder {
  typealias Context = WebRequestContext

  static let socketPath = "/_ippo/live"

  let host: SessionHost
  let configuration: WebServerConfiguration
  /// The icon of the app, where it has one.
  let picture: AppPicture?
  let policy: RequestPolicy
  let files: FileResponder?
  let transfers: FilesResponder
  let answers: AnswerResponder
  let siteMap: SiteMap
  let fonts = FontResponder()
  let scripts = ScriptResponder()
  let media = MediaResponder()

  func respond(to request: Request, context: WebRequestContext) async throws -> Response {
    try await respond(to: request, context: context, from: context.source)
  }

  func respond(
    to request: Request, context: some RequestContext, from source: RequestSource
  ) async throws -> Response {
    let response = await response(to: request, context, source)
    return request.method == .head ? response.withoutContent() : response
  }

  private func response(
    to request: Request, _ context: some RequestContext, _ source: RequestSource
  ) async -> Response {
    let client: ClientRequest
    do throws(RequestFault) {
      client = try policy.client(request.head, peer: source.peer)
    } catch {
      return Self.refusal(error)
    }
    let path = policy.basePath.remainder(of: request.uri.path)
    if let path, let response = await transfers.respond(path: path, request, client, source, context) {
      return response
    }
    if let path, let response = answers.respond(path: path, request, client) { return response }
    if let path, let link = Self.link(in: path) { return await goOn(with: link, request, client, source) }
    guard request.method == .get || request.method == .head else {
      var response = Self.plain(.methodNotAllowed, "Only GET and HEAD.\n")
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    return await answer(request, at: path, client, source, context)
  }

  /// - Parameter path: below the base path; `nil` for one that is not.
  private func answer(
    _ request: Request, at path: String?, _ client: ClientRequest, _ source: RequestSource,
    _ context: some RequestContext
  ) async -> Response {
    guard let path else { return Self.plain(.notFound, "Not found.\n") }
    switch path {
    case "":
      // Addresses on the page count from the folder it lies in.
      var response = Self.plain(.permanentRedirect, "The page is at \(policy.basePath.page)\n")
      response.headers[.location] = policy.basePath.page
      return response
    case "/":
      return request.method == .head
        ? fieldsOfFirstPage(request, client) : await page(at: path, request, client, source)
    case PageIcon.path: return icon(request)
    case AppPicture.path: return await icon(request, context)
    case "/robots.txt":
      var response = Self.plain(.ok, SiteMap.robots(at: root(for: client)))
      response.headers[.cacheControl] = "public, max-age=3600"
      return response
    case SiteMap.path: return await siteMap(request, client)
    case PageManifest.path: return manifest(request)
    case OfflinePage.path where configuration.hasOfflinePage: return offlinePage(request)
    case WebAsset.worker.route:
      return configuration.hasOfflinePage ? worker(request) : Self.plain(.notFound, "Not found.\n")
    case "/_ippo/health":
      return await health(request, source)
    case "/_ippo/ready":
      let readiness = await host.readiness()
      return Self.response(
        readiness == .ready ? .ok : .serviceUnavailable, type: "application/json",
        "{\"status\":\"\(readiness.rawValue)\"}\n")
    case Self.socketPath: return refuseSocket(request, client)
    case DevResponder.eventsPath:
      return configuration.dev.map { DevResponder(pages: $0).events(request) } ?? Self.plain(.notFound, "Not found.\n")
    case FramePage.path: return FramePage.respond(to: request)
    case WebAsset.dev.route where configuration.dev != nil: return asset(.dev, request)
    default:
      if let asset = WebAsset.all.first(where: { $0.route == path }) { return self.asset(asset, request) }
      if let response = fonts.respond(path: path, request) { return response }
      if let response = scripts.respond(path: path, request) { return response }
      if let response = await media.respond(path: path, request, context) { return response }
      if let files, let response = await files.respond(path: path, request, context) { return response }
      guard PageAddress.isAskedFor(by: request.headers, at: path, isEmbeddable: configuration.isEmbeddable) else {
        return Self.plain(.notFound, "Not found.\n")
      }
      return await page(at: path, request, client, source)
    }
  }

  /// The page of the app at an address of its own, where the app knows addresses.
  private func page(
    at path: String, _ request: Request, _ client: ClientRequest, _ source: RequestSource
  ) async -> Response {
    let address = PageAddress(path: path, query: request.uri.query)
    let url = address.isFirst ? nil : address.url(at: client.origin)
    guard address.isFirst || url != nil else { return Self.plain(.notFound, "Not found.\n") }
    let visitor = policy.visitor(of: request.headers, client)
    let page: OpenedPage
    do throws(Overload) {
      page = try await host.openPage(
        visitor: visitor, person: Visitor(visitor, client, request.headers, user: source.user),
        from: ClientNetwork(client.address), for: ClientHints.environment(from: request.headers),
        address: url, isKept: request.method == .get)
    } catch {
      return Self.refusal(error)
    }
    guard page.outcome != .refused else { return Self.plain(.notFound, "Not found.\n") }
    return document(
      page, status: page.outcome == .shown ? .ok : .notFound, depth: address.depth, of: visitor, request, client)
  }

  /// The answer to a HEAD of the first page: the fields that a GET has (RFC 9110, 9.3.2), without a session.
  private func fieldsOfFirstPage(_ request: Request, _ client: ClientRequest) -> Response {
    let visitor = policy.visitor(of: request.headers, client)
    let page = OpenedPage(content: nil, shared: nil, revision: 0, token: "", outcome: .shown)
    return document(page, status: .ok, depth: 0, of: visitor, request, client)
  }

  // MARK: Links of terminals

  /// The text that identifies the session in the path of such a link; `nil` for other paths.
  static func link(in path: String) -> String? {
    let folder = "/_ippo/continue/"
    guard path.hasPrefix(folder) else { return nil }
    let link = path.utf8.dropFirst(folder.utf8.count)
    let isLink = link.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isLink && !link.isEmpty ? String(Substring(link)) : nil
  }

  /// Goes on with the session of a terminal. To look at the link is not to use it: programs that show previews of links in
  /// messages fetch them as well.
  private func goOn(
    with link: String, _ request: Request, _ client: ClientRequest, _ source: RequestSource
  ) async -> Response {
    let refusal = Self.plain(
      HTTPResponse.Status(code: 410),
      "This link was used or is too old. End the app in its terminal to be given another.\n")
    switch request.method {
    case .get, .head:
      guard await host.mayContinue(link) else { return refusal }
      let title = HTMLWriter.escaped(configuration.title)
      var response = Self.response(
        .ok, type: "text/html; charset=utf-8",
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <title>\(title)</title>
        </head>
        <body>
        <h1>\(title)</h1>
        <form method="post"><button autofocus>Go on in this browser</button></form>
        </body>
        </html>

        """, to: request)
      // A form of a page that tells no referrer comes with an origin of `null` (Fetch, 3.1).
      response.headers[.init("Referrer-Policy")!] = "same-origin"
      response.headers[.contentSecurityPolicy] =
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
      response.headers[.cacheControl] = "no-store"
      return response
    case .post:
      // Nobody is put into somebody else's session by a page of another site.
      guard let origin = request.headers[.origin], policy.origins.allows(origin: origin, client) else {
        return Self.refusal(.foreignOrigin)
      }
      let visitor = policy.visitor(of: request.headers, client)
      do {
        guard
          let page = try await host.continueSession(
            link, visitor: visitor, person: Visitor(visitor, client, request.headers, user: source.user),
            from: ClientNetwork(client.address), for: ClientHints.environment(from: request.headers))
        else { return refusal }
        // Below `/_ippo/continue/`.
        return document(page, status: .ok, depth: 2, of: visitor, request, client)
      } catch let error as Overload {
        return Self.refusal(error)
      } catch {
        return Self.plain(.serviceUnavailable, "The session cannot be reached at the moment.\n")
      }
    default:
      var response = Self.plain(.methodNotAllowed, "Only GET, HEAD and POST.\n")
      response.headers[.allow] = "GET, HEAD, POST"
      return response
    }
  }

  private func document(
    _ page: OpenedPage, status: HTTPResponse.Status, depth: Int, of visitor: WebVisitor, _ request: Request,
    _ client: ClientRequest
  ) -> Response {
    // Who asks for less data (RFC 8674) reads the page in a font that is there.
    let savesData = request.headers[.saveData]?.lowercased() == "on"
    let document = PageDocument(
      page.content, revision: page.revision, token: page.token, title: configuration.title,
      summary: configuration.summary, picture: picture,
      language: configuration.language, limit: configuration.limits.eventBytes,
      fonts: savesData ? nil : fonts.styleAddress,
      root: root(for: client), depth: depth, isEmbeddable: configuration.isEmbeddable,
      worker: configuration.hasOfflinePage ? offlinePage(in: page.content?.language?.tag).workerPath : nil,
      isKept: configuration.sessions.isDurable, isDev: configuration.dev != nil)
    let coded = CodedPage(document, page.shared, isCompressed: request.headers.acceptGzip)
    var response = Self.response(
      status, type: "text/html; charset=utf-8", coded.body, isCompressed: coded.isCompressed)
    response.headers[.contentSecurityPolicy] = document.contentSecurityPolicy
    if configuration.isEmbeddable { response.headers[.init("X-Frame-Options")!] = "SAMEORIGIN" }
    response.headers[.acceptCH] = ClientHints.request
    response.headers[.cacheControl] = "no-store"
    response.headers[.vary] = "accept-encoding, accept-language"
    response.headers[.setCookie] = policy.cookie.field(for: visitor, client)
    // The page of a GET is another one, of another length (RFC 9110, 8.6).
    if request.method == .head { response.headers[.contentLength] = nil }
    return response
  }

  /// The URL of the app's first page for a client; `nil` where that does not say by which name it has found the server.
  private func root(for client: ClientRequest) -> String? { client.origin.map { $0.text + policy.basePath.page } }

  /// The addresses that search engines find; 404 where the app has none.
  private func siteMap(_ request: Request, _ client: ClientRequest) async -> Response {
    do throws(Overload) {
      guard let root = root(for: client) else { return Self.plain(.notFound, "Not found.\n") }
      let addresses = try await siteMap.addresses(for: ClientNetwork(client.address))
      guard !addresses.isEmpty else { return Self.plain(.notFound, "Not found.\n") }
      let text = SiteMap.xml(addresses, at: root)
      var response = Self.response(.ok, type: "application/xml", text, to: request)
      response.headers[.cacheControl] = "public, max-age=3600"
      return response
    } catch {
      return Self.refusal(error)
    }
  }

  /// Addressed by its hash, an asset never changes; without it, the client has to ask every time.
  private func asset(_ asset: WebAsset, _ request: Request) -> Response {
    let isImmutable = request.uri.queryParameters["v"].map { $0 == asset.hash[...] } ?? false
    var response: Response
    if request.headers.ifNoneMatch(asset.tag, asset.gzipTag) {
      response = Response(status: .notModified, headers: .secured)
      response.headers[.vary] = "accept-encoding"
    } else {
      response = Self.response(.ok, type: asset.type, asset.text, to: request)
    }
    response.headers[.eTag] = request.headers.acceptGzip ? asset.gzipTag : asset.tag
    response.headers[.cacheControl] = isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    return response
  }

  private static let fieldsOfProxies: Set<String> = ["forwarded", "via", "x-forwarded-for", "x-real-ip"]

  /// How many sessions there are is told on this machine alone, and to no proxy on it.
  private func health(_ request: Request, _ source: RequestSource) async -> Response {
    let peer = source.peer.flatMap { NetworkAddress($0) }
    let isForwarded = request.headers.contains { Self.fieldsOfProxies.contains($0.name.canonicalName) }
    let isLocal = peer.map(HostNames.isLoopback) ?? false && !isForwarded
    let details = isLocal ? ",\"sessions\":\(await host.sessionCount)" : ""
    return Self.response(.ok, type: "application/json", "{\"status\":\"ok\"\(details)}\n")
  }

  /// The icon of the app, which the browser shows outside of the page. It changes with the program.
  private func icon(_ request: Request) -> Response {
    var response = Self.response(.ok, type: "image/svg+xml", PageIcon(title: configuration.title).svg, to: request)
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  private func icon(_ request: Request, _ context: some RequestContext) async -> Response {
    guard let picture, var response = await FileResponder.serve(picture.file, request, context) else {
      return Self.plain(.notFound, "Not found.\n")
    }
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  private func manifest(_ request: Request) -> Response {
    let manifest = PageManifest(title: configuration.title, summary: configuration.summary, picture: picture)
    var response = Self.response(.ok, type: "application/manifest+json", manifest.json, to: request)
    response.headers[.cacheControl] = "public, max-age=3600"
    return response
  }

  /// The page that a browser keeps for when it reaches no server.
  private func offlinePage(in language: String?) -> OfflinePage {
    OfflinePage(title: configuration.title, titleLanguage: configuration.language, language: language)
  }

  private func offlinePage(_ request: Request) -> Response {
    let page = offlinePage(in: request.uri.queryParameters["l"].map(String.init))
    var response = Self.response(.ok, type: "text/html; charset=utf-8", page.html, to: request)
    response.headers[.contentSecurityPolicy] = OfflinePage.contentSecurityPolicy
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// A service worker is for addresses below its own, unless its server says more (Service Workers, "Path restriction").
  private func worker(_ request: Request) -> Response {
    var response = asset(.worker, request)
    response.headers[.serviceWorkerAllowed] = policy.basePath.page
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// A request for the socket that was not upgraded.
  private func refuseSocket(_ request: Request, _ client: ClientRequest) -> Response {
    let isWelcome = policy.origins.allows(origin: request.headers[.origin], client)
    return Self.refusal(isWelcome ? .handshake : .foreignOrigin)
  }

  static func refusal(_ fault: RequestFault) -> Response {
    var response = plain(HTTPResponse.Status(code: Int(fault.status.code)), fault.text + "\n")
    if fault == .handshake { response.headers[.upgrade] = "websocket" }
    return response
  }

  static func refusal(_ overload: Overload) -> Response {
    var response = plain(overload.isOfClient ? .tooManyRequests : .serviceUnavailable, overload.text + "\n")
    response.headers[.retryAfter] = "\(max(1, overload.retryAfter.components.seconds))"
    return response
  }

  static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    response(status, type: "text/plain; charset=utf-8", text)
  }

  /// A text about this moment: caches may keep even a 404 without being told to (RFC 9110, 15.1).
  static func response(_ status: HTTPResponse.Status, type: String, _ text: String) -> Response {
    var fields = HTTPFields.secured
    fields[.contentType] = type
    fields[.cacheControl] = "no-store"
    return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// A text that is compressed if the client takes that.
  static func response(
    _ status: HTTPResponse.Status, type: String, _ text: String, to request: Request
  ) -> Response {
    response(status, type: type, CodedText(text, level: 1), to: request)
  }

  static func response(
    _ status: HTTPResponse.Status, type: String, _ text: CodedText, to request: Request
  ) -> Response {
    let (bytes, isCompressed) = text.buffer(gzip: request.headers.acceptGzip)
    return response(status, type: type, ResponseBody(byteBuffer: bytes), isCompressed: isCompressed)
  }

  private static func response(
    _ status: HTTPResponse.Status, type: String, _ body: ResponseBody, isCompressed: Bool
  ) -> Response {
    var fields = HTTPFields.secured
    fields[.contentType] = type
    fields[.vary] = "accept-encoding"
    if isCompressed { fields[.contentEncoding] = "gzip" }
    return Response(status: status, headers: fields, body: body)
  }
}

extension HTTPField.Name {
  fileprivate static let saveData = Self("Save-Data")!
  fileprivate static let serviceWorkerAllowed = Self("Service-Worker-Allowed")!
}
