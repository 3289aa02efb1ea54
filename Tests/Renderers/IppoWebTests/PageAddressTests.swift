import HTTPTypes
import IppoTesting
import Testing

@testable import IppoUI
@testable import IppoWeb

/// A shelf of books: one may be open, at a page.
private struct Shelf: View {
  @State private var book: String?
  @State private var page = 1

  var body: some View {
    VStack {
      Text(verbatim: book.map { "\($0), page \(page)" } ?? "No book")
      Button("Close") { book = nil }
    }
    .transformPreference(PageSummaryKey.self) { if let book { $0 = Text(verbatim: "\(book), a book") } }
    .address(path: Binding(get: { book }, set: { if $0 != "lost" { book = $0 } }))
    .address("page", $page, default: 1)
  }
}

@Suite struct PageAddressTests {
  private let shelf: @MainActor @Sendable () -> ViewGraph = { ViewGraph { Shelf() } }

  @Test func `a page is answered with what its address names`() async throws {
    try await withServer(view: shelf) { server, port in
      let response = try await HTTPProbe.get(port: port, "/War%20and%20Peace?page=7&utm_source=mail")
      #expect(response.status == 200)
      #expect(response.body.contains("War and Peace, page 7"))
      #expect(response.body.contains(#"data-address="./War%20and%20Peace?page=7""#))
      let first = try await HTTPProbe.get(port: port, "/")
      #expect(first.body.contains("No book"))
      #expect(first.body.contains(#"data-address="./""#))
      #expect(try await HTTPProbe.get(port: port, "/?page=3").body.contains(#"data-address="./?page=3""#))
      #expect(await server.host.sessionCount == 3)
    }
  }

  @Test(arguments: ["/lost", "/a/b", "/a/", "//a", "/a/..", "/%2e%2e", "/%2E", "/a/%2F/b", "/%ff", "/_ippo"])
  func `an address that the app does not know is answered with 404`(path: String) async throws {
    try await withServer(view: shelf) { _, port in
      let response = try await HTTPProbe.get(port: port, path)
      #expect(response.status == 404 || response.status == 400)
    }
  }

  @Test func `the page of an unknown address is that of the app`() async throws {
    try await withServer(view: shelf) { _, port in
      let response = try await HTTPProbe.get(port: port, "/lost")
      #expect(response.status == 404)
      #expect(response.body.contains("No book"))
    }
  }

  @Test func `a page names the one address of what it shows, and describes it`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.basePath = "/shelf"
    configuration.summary = "Books & more"
    try await withServer(configuration, view: shelf) { _, port in
      let page = try await HTTPProbe.get(port: port, "/shelf/book?utm_source=mail&page=2")
      #expect(
        page.body.contains(#"<link rel="canonical" href="http://127.0.0.1:\#(port)/shelf/book?page=2">"#))
      #expect(page.body.contains(#"<meta name="description" content="book, a book">"#))
      let first = try await HTTPProbe.get(port: port, "/shelf/")
      #expect(first.body.contains(#"<link rel="canonical" href="http://127.0.0.1:\#(port)/shelf/">"#))
      #expect(first.body.contains(#"<meta name="description" content="Books &amp; more">"#))
    }
    try await withServer { _, port in
      let page = try await HTTPProbe.get(port: port, "/")
      #expect(!page.body.contains("canonical"))
    }
  }

  @Test func `deep pages find what belongs to them`() async throws {
    try await withServer(view: shelf) { _, port in
      for (path, base) in [("/", "./"), ("/book", "./"), ("/book/a/b", "../../")] {
        let page = try await HTTPProbe.get(port: port, path)
        #expect(page.body.contains(#"<base href="\#(base)">"#))
      }
    }
  }

  @Test func `an app that knows no addresses has none, and keeps no session for those`() async throws {
    try await withServer { server, port in
      let response = try await HTTPProbe.get(port: port, "/settings")
      #expect(response.status == 404)
      #expect(response.body == "Not found.\n")
      #expect(try await HTTPProbe.get(port: port, "/?utm_source=mail").status == 200)
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func `a HEAD is answered as a GET and keeps no session`() async throws {
    try await withServer(view: shelf) { server, port in
      let known = try await HTTPProbe.send(port: port, "HEAD", "/book")
      #expect(known.status == 200)
      #expect(known.body.isEmpty)
      #expect(try await HTTPProbe.send(port: port, "HEAD", "/lost").status == 404)
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func `pictures that are not there open no windows`() async throws {
    try await withServer(view: shelf) { server, port in
      for headers in [
        ["Accept": "image/avif,image/webp,*/*;q=0.8"], ["Accept": "text/html", "Sec-Fetch-Dest": "image"],
        ["Accept": "application/json"],
      ] {
        let response = try await HTTPProbe.get(port: port, "/favicon.ico", headers)
        #expect(response.status == 404)
      }
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func `a page that a service worker passes on is shown`() async throws {
    try await withServer(view: shelf) { server, port in
      let page = ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Sec-Fetch-Dest": "empty"]
      let shown = try await HTTPProbe.get(port: port, "/book", page)
      #expect(shown.status == 200)
      #expect(await server.host.sessionCount == 1)
      for headers in [
        ["Accept": "*/*", "Sec-Fetch-Dest": "empty"], ["Sec-Fetch-Dest": "empty"],
        ["Accept": "application/json, text/html", "Sec-Fetch-Dest": "empty"],
      ] {
        let response = try await HTTPProbe.get(port: port, "/book", headers)
        #expect(response.status == 404)
      }
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func `below a base path the app is told of what follows it`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.basePath = "/shelf"
    try await withServer(configuration, view: shelf) { _, port in
      let response = try await HTTPProbe.get(port: port, "/shelf/book?page=2")
      #expect(response.body.contains("book, page 2"))
      #expect(response.body.contains(#"data-address="./book?page=2""#))
      #expect(try await HTTPProbe.get(port: port, "/book").status == 404)
    }
  }

  @Test func `views that wait for URLs are handed that of the page`() async throws {
    struct Inbox: View {
      @State private var url = "none"

      var body: some View { Text(verbatim: url).onOpenURL { url = $0.absoluteString } }
    }
    try await withServer(view: { ViewGraph { Inbox() } }) { _, port in
      let response = try await HTTPProbe.get(port: port, "/a/b?c=d")
      #expect(response.status == 200)
      #expect(response.body.contains("http://127.0.0.1:\(port)/a/b?c=d"))
      #expect(try await HTTPProbe.get(port: port, "/").body.contains("none"))
    }
  }

  @Test func `the address follows what is shown`() async throws {
    try await withServer(view: shelf) { server, port in
      let response = try await HTTPProbe.get(port: port, "/book")
      let token = try #require(response.body.firstMatch(of: /data-token="([^"]+)"/)?.1)
      let client = try await WireClient.connect(
        host: "127.0.0.1", port: port, token: String(token), cookie: response.headers["set-cookie"])
      func address() async -> String? {
        let page = await client.page
        return page.root.flatMap { page[$0]?.attributes["data-address"] }
      }
      #expect(await address() == "./book")
      try await client.tap("Close")
      #expect(await client.contains("No book"))
      #expect(await address() == "./")
    }
  }
}
