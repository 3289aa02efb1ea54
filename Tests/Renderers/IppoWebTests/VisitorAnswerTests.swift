import ConcurrencyExtras
import Foundation
import IppoUI
import Testing

@testable import IppoWeb

/// Gives out the addresses that pages are told.
private struct Page: Sendable {
  let addresses: AsyncStream<URL>
  let open: @Sendable (URL) async -> Bool

  init() {
    let (stream, continuation) = AsyncStream<URL>.makeStream()
    addresses = stream
    open = { url in
      continuation.yield(url)
      return true
    }
  }

  func ticket() async throws -> String {
    let url = try #require(await addresses.first { _ in true })
    return String(url.absoluteString.trimmingPrefix("_ippo/visit/"))
  }
}

@Suite(.timeLimit(.minutes(30))) struct VisitorAnswerTests {
  private static let id = WebVisitor(id: "0123456789abcdefghijkl")
  private static let secret = [UInt8](repeating: 7, count: 32)

  private static var configuration: WebServerConfiguration {
    var configuration = WebServerConfiguration(port: 0)
    configuration.secret = secret
    configuration.redirectOrigins = ["https://accounts.example"]
    return configuration
  }

  private static func cookie(_ visitor: WebVisitor = id, port: Int) -> String {
    let request = ClientRequest(isSecure: false, authority: Authority("127.0.0.1:\(port)"))
    return String(VisitorCookie(secret: secret).field(for: visitor, request).prefix { $0 != ";" })
  }

  /// Asks for an answer as the page does.
  private func ask(
    _ ticket: String, _ port: Int, method: String = "POST", visitor: WebVisitor? = id, origin: String? = nil
  ) async throws -> HTTPProbe.Response {
    var fields = ["Origin": origin ?? "http://127.0.0.1:\(port)"]
    fields["Cookie"] = visitor.map { Self.cookie($0, port: port) }
    return try await HTTPProbe.send(port: port, method, "/_ippo/visit/\(ticket)", fields)
  }

  /// Answers the visitor, and hands the ticket to `test`.
  private func answering(
    _ response: Visitor.Response, _ test: @escaping @Sendable (_ ticket: String, _ port: Int) async throws -> Void
  ) async throws -> Result<Void, any Error> {
    try await withServer(Self.configuration) { server, port in
      server.hosting.answers.wait { _ in try await Task.never() }
      let page = Page()
      async let outcome: Result<Void, any Error> = {
        do {
          return .success(try await server.hosting.answers.answer(response, to: Self.id.id, open: page.open))
        } catch { return .failure(error) }
      }()
      try await test(page.ticket(), port)
      let result = await outcome
      #expect(server.hosting.answers.count == 0)
      return result
    }
  }

  @Test func `cookies are set once, for the visitor they are for`() async throws {
    let response = Visitor.Response(cookies: [.init("theme", "dark", maxAge: .seconds(60))])
    try await answering(response) { ticket, port in
      // Whoever else asks uses nothing up.
      #expect(try await ask(ticket, port, visitor: .new()).status == 404)
      #expect(try await ask(ticket, port, visitor: nil).status == 404)
      #expect(try await ask(ticket, port, origin: "https://evil.example").status == 404)
      #expect(try await ask(ticket, port, origin: "null").status == 404)
      let method = try await ask(ticket, port, method: "GET")
      #expect(method.status == 405)
      #expect(method.headers["allow"] == "POST")
      #expect(method.headers["set-cookie"] == nil)
      for forged in [ticket + "x", String(ticket.dropLast()), "", "x", String(repeating: "a", count: 4000)] {
        #expect(try await ask(forged, port).status == 404)
      }
      let answer = try await ask(ticket, port)
      #expect(answer.status == 200)
      #expect(answer.body == "")
      #expect(answer.headers["set-cookie"] == "theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax")
      #expect(answer.headers["cache-control"] == "no-store")
      let replay = try await ask(ticket, port)
      #expect(replay.status == 404)
      #expect(replay.headers["set-cookie"] == nil)
    }.get()
  }

  @Test(arguments: [
    ("desk?tab=2", "/desk?tab=2"), ("./", "/"), ("/logout", "/logout"),
    ("https://accounts.example/log-in?x=1", "https://accounts.example/log-in?x=1"),
  ])
  func `visitors are sent to addresses of the server and of origins that are allowed`(url: String, place: String)
    async throws
  {
    try await answering(.init(redirect: URL(string: url))) { ticket, port in
      let answer = try await ask(ticket, port)
      #expect(answer.body == place)
    }.get()
  }

  @Test func `an open redirect is refused, and sets no cookie`() async throws {
    let response = Visitor.Response(
      cookies: [.init("key", "secret")], redirect: URL(string: "https://evil.example/"))
    let outcome = try await answering(response) { ticket, port in
      let answer = try await ask(ticket, port)
      #expect(answer.status == 400)
      #expect(answer.headers["set-cookie"] == nil)
      #expect(!answer.body.contains("evil"))
    }
    #expect(throws: VisitorResponseError.redirect("https://evil.example/")) { try outcome.get() }
  }

  @Test func `what a browser could take for another place is refused`() throws {
    let policy = RedirectPolicy(Self.configuration, basePath: .root)
    let client = ClientRequest(isSecure: true, authority: Authority("app.example"))
    for text in [
      "//evil.example", "/\\evil.example", "\\\\evil.example", "///evil.example", ".//evil.example",
      "https:evil.example",
      "https:/evil.example", "https:///evil.example", "http://app.example/", "https://app.example:8443/",
      "https://app.example.evil.example/", "https://app.example@evil.example/", "https://evil.example\\@app.example/",
      "https://app.example\r\nSet-Cookie: a=b", "/a\r\nSet-Cookie: a=b", "/\t/evil.example", " //evil.example",
      "javascript:alert(1)", "javascript://app.example/%0aalert(1)", "data:text/html,x", "mailto:a@b.example",
      "HTTPS://evil.example/?https://app.example/", "https://accounts.example.evil.example",
      "https://accounts.example%2eevil.example", "/ü",
    ] { #expect(policy.location(text, for: client) == nil, "\(text)") }
    #expect(policy.location("HTTPS://APP.example:443", for: client) == "https://app.example/")
    #expect(policy.location("/log-in?next=https://evil.example", for: client) == "/log-in?next=https://evil.example")
    let below = RedirectPolicy(Self.configuration, basePath: BasePath("/app")!)
    #expect(below.location("desk", for: client) == "/app/desk")
    #expect(below.location(".//evil.example", for: client) == "/app//evil.example")
  }

  @Test func `cookies are as they were asked for`() async throws {
    let cookies: [(Visitor.Cookie, String)] = [
      (.init("a", "1", path: "/x", isHTTPOnly: false, sameSite: .strict), "a=1; Path=/x; SameSite=Strict"),
      (.init("b", "", sameSite: .none), "b=; Path=/; HttpOnly; SameSite=None; Secure"),
      (.init("c", "=", isSecure: true), "c==; Path=/; HttpOnly; SameSite=Lax; Secure"),
      (.removing("d"), "d=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"),
      (.init("e", "f", maxAge: .seconds(1e12)), "e=f; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"),
    ]
    for (cookie, field) in cookies {
      try await answering(.init(cookies: [cookie])) { ticket, port in
        let answer = try await ask(ticket, port)
        #expect(answer.headers["set-cookie"] == field)
      }.get()
    }
  }

  @Test func `an answer nobody comes for is over, and so is one that is withdrawn`() async throws {
    let slept = AsyncStream<Duration>.makeStream()
    let answers = VisitorAnswers(sleep: { slept.continuation.yield($0) })
    await #expect(throws: VisitorResponseError.notDelivered) {
      try await answers.answer(.init(), to: "a", open: { _ in true })
    }
    #expect(await slept.stream.first { _ in true } == .seconds(30))
    let page = Page()
    let lasting = VisitorAnswers(sleep: { _ in try await Task.never() })
    await #expect(throws: VisitorResponseError.notDelivered) {
      try await lasting.answer(.init(), to: "a", open: { _ in false })
    }
    let task = Task { try await lasting.answer(.init(), to: Self.id.id, open: page.open) }
    let ticket = try await page.ticket()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(lasting.take(ticket, by: Self.id) == nil)
    #expect(lasting.count == 0)
  }

  @Test func `a visitor has no more answers waiting than sixteen`() async throws {
    let page = Page()
    let answers = VisitorAnswers(sleep: { _ in try await Task.never() })
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 { group.addTask { try? await answers.answer(.init(), to: "a", open: page.open) } }
      for await _ in page.addresses.prefix(16) {}
      await #expect(throws: VisitorResponseError.tooManyAnswers) {
        try await answers.answer(.init(), to: "a", open: page.open)
      }
      group.addTask { try? await answers.answer(.init(), to: "b", open: page.open) }
      for await _ in page.addresses.prefix(1) {}
      #expect(answers.count == 17)
      group.cancelAll()
    }
    #expect(answers.count == 0)
  }

  // MARK: What is not sent at all

  @Test func `what no browser could take is refused before it leaves`() async {
    let visitor = Visitor(id: "a", onResponse: { _ in Issue.record("It was sent.") })
    func fault(_ cookies: Visitor.Cookie..., to redirect: String? = nil) async -> VisitorResponseError? {
      await #expect(throws: VisitorResponseError.self) {
        try await visitor.respond(.init(cookies: cookies, redirect: redirect.flatMap { URL(string: $0) }))
      }
    }
    for name in ["", "a b", "a=b", "a;b", "a\r\nSet-Cookie: b", "ä", "a\0", "ippo-visitor-8080", "__Host-Ippo-Visitor"]
    {
      #expect(await fault(.init(name, "")) == .cookieName(name))
    }
    for value in ["a b", "a;b", "a,b", "a\r\nX: y", "\n", "\"a\"", "a\\", "ä", "\u{7F}", "\0"] {
      #expect(await fault(.init("a", value)) == .cookieValue(name: "a"))
    }
    for path in ["", "a", "/;", "/\r\n", "/ä", "/" + String(repeating: "a", count: 1024)] {
      #expect(await fault(.init("a", "", path: path)) == .cookiePath(name: "a"))
    }
    #expect(await fault(.init("a", String(repeating: "b", count: 4096))) == .cookieTooLarge(name: "a"))
    for url in ["javascript:alert(1)", "mailto:a@b.example", "//evil.example", "ftp://a.example"] {
      #expect(await fault(to: url) == .redirect(url))
    }
    let many = (0..<17).map { Visitor.Cookie("a\($0)", "") }
    await #expect(throws: VisitorResponseError.tooManyCookies(17)) { try await visitor.respond(.init(cookies: many)) }
    #expect(
      VisitorResponseError.cookieName("a\r\n").errorDescription
        == "“a\\r\\n” cannot be the name of a cookie. Names are made of letters, digits and !#$%&'*+-.^_`|~, and those with "
        + "“ippo-visitor” in them are the server's.")
  }

  @Test func `a test sees what would be sent`() async throws {
    let (responses, continuation) = AsyncStream<Visitor.Response>.makeStream()
    let visitor = Visitor(id: "a", onResponse: { continuation.yield($0) })
    try await visitor.setCookies(.init("a", "b"), .removing("c"))
    try await visitor.redirect(to: URL(string: "desk")!)
    var seen = responses.makeAsyncIterator()
    #expect(await seen.next() == .init(cookies: [.init("a", "b"), .removing("c")]))
    #expect(await seen.next() == .init(redirect: URL(string: "desk")))
    #expect(visitor == Visitor(id: "a"))
  }

  @Test func `without a server cookies last as long as the process, and nobody follows where no window is`()
    async throws
  {
    try await Visitor.local.setCookies(.init("answer-tests", "1"))
    #expect(Visitor.current.cookies["answer-tests"] == "1")
    let url = URL(string: "https://example.org")!
    await #expect(throws: VisitorResponseError.notOpened(url)) {
      try await Visitor.local.respond(.init(cookies: [.removing("answer-tests")], redirect: url))
    }
    #expect(Visitor.local.cookies["answer-tests"] == "1")
    try await Visitor.local.setCookies(.removing("answer-tests"))
    #expect(Visitor.local.cookies["answer-tests"] == nil)
  }
}
