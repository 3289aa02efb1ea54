import HTTPTypes
import Hummingbird
import IppoTesting
import IppoUI
import Logging
import NIOCore
import ServiceLifecycle
import Testing

@testable import IppoWeb

/// Greets who has signed in, and counts.
private struct Desk: View {
  @IppoUI.Environment(\.visitor) private var visitor
  @State private var count = 0
  let name: String

  var body: some View {
    VStack {
      Text(verbatim: "\(name) of \(visitor.user ?? "nobody") (\(visitor.languages.joined(separator: " ")))")
      Text(verbatim: "Count: \(count)")
      Button("Increment") { count += 1 }
    }
    .address(path: Binding<String?>(get: { nil }, set: { _ in }))
  }
}

/// What the other server knows of a request.
private struct AppContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  var user: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// Lets in who says a name.
private struct Door: RouterMiddleware {
  func handle(
    _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
  ) async throws -> Response {
    guard let user = request.headers[HTTPField.Name("x-user")!] else { throw HTTPError(.unauthorized) }
    var context = context
    context.user = user
    return try await next(request, context)
  }
}

@Suite struct WebMountTests {
  private static func mount(_ name: String, at path: String) throws -> WebMount {
    try WebMount(at: path, logger: quietLogger) { _, _ in ViewGraph { Desk(name: name) } }
  }

  /// A server with routes of its own, a desk behind a door and one that is open to all.
  private func withApplication(
    _ test: @escaping @Sendable (_ admin: WebMount, _ shop: WebMount, _ port: Int) async throws -> Void
  ) async throws {
    let admin = try Self.mount("Admin", at: "/staff/admin")
    let shop = try Self.mount("Shop", at: "/shop/")
    let router = Router(context: AppContext.self)
    router.get("hello") { _, _ in "Hello!" }
    router.post("echo") { request, _ in try await String(buffer: request.body.collect(upTo: 1000)) }
    router.mount(shop)
    router.group().add(middleware: Door()).mount(admin) { _, context in context.user }
    try await serving(router, [admin, shop]) { port in try await test(admin, shop, port) }
  }

  /// Runs `test` while the apps and the routes of a router are served.
  private func serving(
    _ router: Router<AppContext>, _ mounts: [WebMount], _ test: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    var application = Application(
      router: router, server: .http1(mounting: mounts),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in continuation.yield(channel.localAddress!.port!) }, logger: quietLogger)
    for mount in mounts { application.addServices(mount) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      let services = ServiceGroup(services: [application], logger: quietLogger)
      group.addTask { try await services.run() }
      let port = try #require(await ports.first { _ in true })
      let result: Result<Void, any Error>
      do { result = .success(try await test(port)) } catch { result = .failure(error) }
      // Sockets that are open do not keep the server from ending.
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
      try result.get()
    }
  }

  private func open(_ path: String, _ port: Int, user: String? = nil) async throws -> (WireClient, String) {
    let response = try await HTTPProbe.get(
      port: port, path, ["Accept-Language": "de;q=0.5, ja, en;q=0.7"].merging(user.map { ["X-User": $0] } ?? [:]) { $1 }
    )
    let token = try #require(response.body.firstMatch(of: /data-token="([^"]+)"/)?.1)
    let client = try await WireClient.connect(
      host: "127.0.0.1", port: port, path: path + "_ippo/live", token: String(token),
      cookie: response.headers["set-cookie"])
    return (client, response.body)
  }

  @Test func `an app lies below its path, and knows who was let in`() async throws {
    try await withApplication { admin, _, port in
      #expect(try await HTTPProbe.get(port: port, "/staff/admin/").status == 401)
      #expect(try await HTTPProbe.get(port: port, "/staff/admin/", ["X-User": "Ada"]).status == 200)
      let moved = try await HTTPProbe.get(port: port, "/staff/admin", ["X-User": "Ada"])
      #expect(moved.status == 308)
      #expect(moved.headers["location"] == "/staff/admin/")
      let (client, page) = try await open("/staff/admin/", port, user: "Ada")
      #expect(page.contains("Admin of Ada (ja en de)"))
      try await client.tap("Increment")
      #expect(await client.contains("Count: 1"))
      #expect(await admin.sessions(ofUser: "Ada").count == 2)
      #expect(await admin.sessions(ofUser: "Bob").isEmpty)
      for path in ["/staff/admin/_ippo/client.js", "/staff/admin/nothing", "/staff/admin/_ippo/files/x"] {
        #expect(try await HTTPProbe.get(port: port, path).status == 401)
      }
      #expect(try await HTTPProbe.get(port: port, "/staff/admin/nothing/there", ["X-User": "Ada"]).status == 404)
      #expect(try await HTTPProbe.get(port: port, "/staff/admin/_ippo/client.js", ["X-User": "Ada"]).status == 200)
    }
  }

  @Test func `a socket without a page that was given out has no session`() async throws {
    try await withApplication { admin, _, port in
      for token in [nil, "made.up", "a"] as [String?] {
        await #expect(throws: (any Error).self) {
          _ = try await WireClient.connect(
            host: "127.0.0.1", port: port, path: "/staff/admin/_ippo/live", token: token)
        }
      }
      #expect(await admin.hosting.host.sessionCount == 0)
    }
  }

  @Test func `a session that was ended is not opened again over its socket`() async throws {
    try await withApplication { admin, _, port in
      let (client, _) = try await open("/staff/admin/", port, user: "Ada")
      #expect(await admin.endSessions(ofUser: "Ada") == 1)
      await #expect(throws: (any Error).self) { try await client.resume() }
      #expect(await admin.hosting.host.sessionCount == 0)
    }
  }

  @Test func `apps in one server know nothing of each other, and its own routes stay`() async throws {
    try await withApplication { admin, shop, port in
      let (client, page) = try await open("/shop/", port)
      #expect(page.contains("Shop of nobody"))
      try await client.tap("Increment")
      #expect(await admin.hosting.host.sessionCount == 0)
      #expect(await shop.hosting.host.sessionCount == 1)
      #expect(try await HTTPProbe.get(port: port, "/hello").body == "Hello!")
      #expect(try await HTTPProbe.get(port: port, "/").status == 404)
      #expect(try await HTTPProbe.get(port: port, "/shopping/").status == 404)
      #expect(try await HTTPProbe.send(port: port, "POST", "/echo", body: Array("echo".utf8)).body == "echo")
      #expect(try await HTTPProbe.send(port: port, "POST", "/shop/", body: [1]).status == 405)
      // Sockets are opened where apps are, for pages of the server itself.
      for (path, origin) in [("/hello", nil), ("/_ippo/live", nil), ("/shop/_ippo/live", "https://evil.example")] {
        await #expect(throws: (any Error).self) {
          _ = try await WireClient.connect(host: "127.0.0.1", port: port, path: path, token: nil, origin: origin)
        }
      }
      let foreign = try await HTTPProbe.get(port: port, "/shop/", ["Host": "evil.example"])
      #expect(foreign.status == 403)
    }
  }

  @Test func `an address has as many connections as the most generous app allows`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.connectionsPerAddress = 1
    let mount = try WebMount(at: "/desk", configuration: configuration, logger: quietLogger) { _, _ in
      ViewGraph { Desk(name: "Desk") }
    }
    let router = Router(context: AppContext.self)
    router.get("hello") { _, _ in "Hello!" }
    router.mount(mount)
    try await serving(router, [mount]) { port in
      let request = "GET /hello HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answers = try await RawSocket.holding(port: port, request, until: "Hello!") {
        try await RawSocket.exchange(port: port, request, halfCloses: true)
      }
      #expect(answers.held.contains("Hello!"))
      #expect(answers.other == "")
    }
  }

  @Test func `an app that may be embedded is an island in other pages of its server, and of no other`() async throws {
    let desk = try Self.mount("Desk", at: "/desk")
    #expect(throws: WebServerError.notEmbeddable("/desk/")) { _ = try desk.island(title: "Desk") }
    var configuration = WebServerConfiguration()
    configuration.isEmbeddable = true
    let mount = try WebMount(at: "/widgets", configuration: configuration, logger: quietLogger) { _, _ in
      ViewGraph { Desk(name: "Widget") }
    }
    #expect(
      try mount.island(at: "a?b=\"&c", title: "<A>")
        == "<ippo-view><iframe src=\"/widgets/a?b=&quot;&amp;c\" title=\"&lt;A&gt;\"></iframe></ippo-view>")
    #expect(try mount.island(title: "A", height: 200).contains("src=\"/widgets/\" title=\"A\" height=\"200\">"))
    for address in ["/elsewhere", "//evil.example", "https://evil.example", "javascript:alert(1)"] {
      #expect(throws: WebServerError.island(address)) { _ = try mount.island(at: address, title: "A") }
    }
    #expect(mount.islandScript == "<script src=\"/widgets/_ippo/island.js?v=\(WebAsset.island.hash)\" defer></script>")
    let router = Router(context: AppContext.self)
    router.mount(mount)
    router.mount(desk)
    try await serving(router, [mount, desk]) { port in
      let page = try await HTTPProbe.get(port: port, "/widgets/", ["Sec-Fetch-Dest": "iframe"])
      #expect(page.headers["x-frame-options"] == "SAMEORIGIN")
      #expect(page.headers["content-security-policy"]?.contains("frame-ancestors 'self';") == true)
      let other = try await HTTPProbe.get(port: port, "/desk/")
      #expect(other.headers["x-frame-options"] == "DENY")
      #expect(other.headers["content-security-policy"]?.contains("frame-ancestors 'none';") == true)
    }
  }

  @Test func `a path has to be one`() {
    for path in ["shop", "/a/../b", "/a b", "//"] {
      #expect(throws: WebServerError.self) { _ = try Self.mount("Shop", at: path) }
    }
  }

  @Test(arguments: [
    ("", []), ("de", ["de"]), ("de-AT;q=0.1, en", ["en", "de-AT"]), ("*, x!y, ja;q=0, fr ; q=0.3", ["fr"]),
    (String(repeating: "a", count: 36), []),
  ])
  func `languages are read in the order in which they are wanted`(field: String, languages: [String]) {
    var fields = HTTPFields()
    fields[.acceptLanguage] = field
    let client = ClientRequest(isSecure: false, authority: nil)
    #expect(Visitor(.new(), client, fields, user: nil).languages == languages)
  }

  @Test func `an app gets the cookies of the page, and not the one that its sessions go by`() {
    var fields = HTTPFields()
    fields[.cookie] = "theme=dark; ippo-visitor-8080=secret.sig; __Host-ippo-visitor=x; a=b=c; nothing"
    let visitor = Visitor(.new(), ClientRequest(isSecure: false, authority: nil), fields, user: "Ada")
    #expect(visitor.cookies == ["theme": "dark", "a": "b=c"])
    #expect(visitor.user == "Ada")
  }
}
