import Foundation
import IppoRender
import IppoUI
import Testing

@testable import IppoWeb

/// Asks for files, and says what has come of them.
private struct Counter: View {
  @State private var isPresented = true
  let outcomes: AsyncStream<String>.Continuation
  let types: [UTType]
  let allowsMany: Bool

  var body: some View {
    Text("Files")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMany) {
        result in
        let files = (try? result.get()) ?? []
        outcomes.yield(
          files.map { "\($0.lastPathComponent) \((try? Data(contentsOf: $0))?.count ?? -1)" }.joined(separator: ", "))
      }
  }
}

/// Offers a folder's worth of secrets, of which one is on the page.
private struct Offer: View {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("0123456789".utf8))
    }
  }

  @State private var isPresented = true
  let outcomes: AsyncStream<String>.Continuation

  var body: some View {
    Text("Offer")
      .fileExporter(
        isPresented: $isPresented, document: Note(), contentType: .plainText, defaultFilename: "Größe \"1\""
      ) { result in
        outcomes.yield((try? result.get().lastPathComponent) ?? "failed")
      }
  }
}

@Suite struct FileTransferTests {
  /// A page that asks for files, and who it belongs to.
  private struct Page {
    let port: Int
    let ticket: String
    let cookie: String

    init(port: Int) async throws {
      self.port = port
      let response = try await HTTPProbe.get(port: port, "/")
      let body = response.body
      let place = try #require(
        body.range(of: "data-files=\"") ?? body.range(of: "href=\"_ippo/files/"), "There is no ticket on the page.")
      ticket = String(body[place.upperBound...].prefix { $0 != "\"" })
      cookie = try #require(response.headers["set-cookie"].map { String($0.prefix { $0 != ";" }) })
    }

    func send(
      _ method: String, _ path: String = "", _ body: [UInt8] = [], offset: Int? = nil, origin: String? = nil,
      cookie: String? = nil, more: [String: String] = [:]
    ) async throws -> HTTPProbe.Response {
      var fields = ["Cookie": cookie ?? self.cookie, "Origin": origin ?? "http://127.0.0.1:\(port)"]
      if let offset { fields["Upload-Offset"] = "\(offset)" }
      return try await HTTPProbe.send(
        port: port, method, "/_ippo/files/\(ticket)\(path)", fields.merging(more) { $1 }, body: body)
    }

    func announce(_ files: [(String, Int, String)]) async throws -> HTTPProbe.Response {
      let list = files.map { [$0.0, $0.1, $0.2] as [Any] }
      return try await send("POST", "", Array(JSONSerialization.data(withJSONObject: list)))
    }
  }

  private func withPage(
    types: [UTType] = [.item], allowsMany: Bool = true, limits: WebLimits = WebLimits(),
    _ test: @escaping @Sendable (Page, _ outcome: @Sendable () async -> String?) async throws -> Void
  ) async throws {
    let (stream, outcomes) = AsyncStream<String>.makeStream()
    var configuration = WebServerConfiguration()
    configuration.limits = limits
    let view: @MainActor @Sendable () -> ViewGraph = {
      ViewGraph { Counter(outcomes: outcomes, types: types, allowsMany: allowsMany) }
    }
    try await withServer(configuration, view: view) { _, port in
      try await test(try await Page(port: port)) { await stream.first { _ in true } }
    }
  }

  @Test func `files arrive in pieces, and go to the app when all are there`() async throws {
    try await withPage { page, outcome in
      #expect(try await page.announce([("a.txt", 5, "text/plain"), ("b", 0, "")]).status == 201)
      #expect(try await page.send("HEAD", "/0").headers["upload-offset"] == "0")
      let first = try await page.send("PATCH", "/0", Array("ab".utf8), offset: 0)
      #expect(first.status == 204)
      #expect(first.headers["upload-offset"] == "2")
      #expect(try await page.send("PATCH", "/0", Array("cde".utf8), offset: 2).headers["upload-offset"] == "5")
      #expect(await outcome() == "a.txt 5, b 0")
      // They are asked for no more.
      #expect(try await page.send("PATCH", "/0", [1], offset: 5).status == 404)
    }
  }

  @Test func `a piece that does not go on where the file ends is told the place`() async throws {
    try await withPage { page, _ in
      #expect(try await page.announce([("a", 4, "")]).status == 201)
      _ = try await page.send("PATCH", "/0", [1, 2], offset: 0)
      for offset in [0, 1, 3, 4, 100] {
        let response = try await page.send("PATCH", "/0", [9], offset: offset)
        #expect(response.status == 409)
        #expect(response.headers["upload-offset"] == "2")
      }
      #expect(try await page.send("PATCH", "/0", [1, 2, 3], offset: 2).status == 400)
      #expect(try await page.send("PATCH", "/0", [1]).status == 400)
      #expect(try await page.send("PATCH", "/1", [1], offset: 0).status == 404)
      #expect(try await page.send("PATCH", "/-1", [1], offset: 0).status == 404)
    }
  }

  @Test func `who announces files too often is told when to come back`() async throws {
    var limits = WebLimits()
    (limits.pageBurst, limits.pagesPerSecond) = (3, 0)
    try await withPage(limits: limits) { page, outcome in
      for _ in 0..<3 { #expect(try await page.announce([("a", 1, "")]).status == 201) }
      let refused = try await page.announce([("b", 1, "")])
      #expect(refused.status == 429)
      #expect(refused.headers["retry-after"] == "1")
      // The files that were announced before are taken.
      #expect(try await page.send("PATCH", "/0", [1], offset: 0).status == 204)
      #expect(await outcome() == "a 1")
    }
  }

  @Test func `who begins anew begins with nothing`() async throws {
    try await withPage { page, outcome in
      _ = try await page.announce([("a", 2, "")])
      _ = try await page.send("PATCH", "/0", [1], offset: 0)
      #expect(try await page.announce([("b", 3, "")]).status == 201)
      #expect(try await page.send("HEAD", "/0").headers["upload-offset"] == "0")
      _ = try await page.send("PATCH", "/0", [1, 2, 3], offset: 0)
      #expect(await outcome() == "b 3")
    }
  }

  @Test(arguments: [
    (UploadFault.tooLarge(name: "a.png", most: 5 << 20), "„a.png“ ist zu groß: Eine Datei darf höchstens 5 MB haben."),
    (.tooMany(1), "Es kann eine Datei gesendet werden."),
    (.tooMany(3), "Es können 3 Dateien auf einmal gesendet werden."),
    (.wrongType(name: "#2"), "„#2“ hat keinen der verlangten Dateitypen."),
    (.diskFull, "Der Server konnte die Datei nicht schreiben."), (.malformed, "This is not what files are sent as."),
  ])
  func `refusals are in the language of the page`(_ fault: UploadFault, _ text: String) {
    #expect(fault.text(in: RenderWords(language: "de")) == text)
  }

  @Test func `sizes are in units of the language`() {
    let french = RenderWords(language: "fr")
    let text = UploadFault.tooLarge(name: "a", most: 2048).text(in: french)
    #expect(text == "« a » est trop volumineux : un fichier peut faire 2 Ko au plus.")
    #expect(UploadFault.tooLarge(name: "a", most: 7).text(in: french).contains("7 octets"))
  }

  @Test func `without a page, refusals are in the language of the request`() async throws {
    try await withPage { page, _ in
      let german = ["Accept-Language": "de-AT, en;q=0.5"]
      let answer = try await page.send("POST", "", cookie: "none", more: german)
      #expect(answer.status == 404)
      #expect(answer.body == "Nach diesen Dateien wird nicht mehr gefragt.\n")
      // The app is not translated, and neither is its page.
      let shown = try await page.send("POST", "", Array(#"[["a",1],["b",-1]]"#.utf8), more: german)
      #expect(shown.body == "This is not what files are sent as.\n")
    }
  }

  @Test func `what is not asked for is refused in words`() async throws {
    var limits = WebLimits()
    limits.uploadBytes = 2048
    limits.uploadFiles = 2
    limits.uploadBytesPerVisitor = 7000
    try await withPage(types: [.png], limits: limits) { page, outcome in
      var refusals: [String] = []
      for files in [
        [("x.png", 2049, "")], [("../../x.exe", 1, "application/x-msdownload")],
        [("a.png", 1, ""), ("b.png", 1, ""), ("c.png", 1, "")], [("a.png", 2000, ""), ("b.png", 2000, "")], [],
        [("a.png", -1, "")],
      ] {
        let response = try await page.announce(files)
        refusals.append("\(response.status) \(response.body)")
      }
      #expect(
        refusals == [
          "413 “x.png” is too large: a file may have 2 KB.\n", "415 “x.exe” is not of a type that is asked for.\n",
          "413 2 files can be sent at once.\n", "507 There is no room for these files at the moment.\n",
          "400 This is not what files are sent as.\n", "400 This is not what files are sent as.\n",
        ])
      let sizes = ["\"1\"", "1.5", "true", "null", "1e300", "-1e300", "99999999999999999999"]
      for body in ["", "{}", "[1]", "[[\"a\"]]", "[[\"a\",\"b\",\"c\"]]", "[[\"a.png\",1,\"\",2]]", "nonsense"]
        + sizes.map({ "[[\"a.png\",\($0),\"\"]]" })
        + [String(repeating: "[", count: 60_000), "[[\"a.png\",1,\"\(String(repeating: "x", count: 257))\"]]"]
      {
        #expect(try await page.send("POST", "", Array(body.utf8)).status == 400)
      }
      #expect(try await page.announce([("a.png", 1, "")]).status == 201)
      #expect(try await page.send("PATCH", "/0", [1], offset: 0).status == 204)
      #expect(await outcome() == "a.png 1")
    }
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("C:\\x\\a.txt", "a.txt"), (".ssh", "ssh"), ("...", "Untitled"), ("", "Untitled"),
    ("a\u{0}b\u{1B}[2J\n", "ab[2J"), ("gpj.\u{202E}exe", "gpj.exe"), ("/", "Untitled"), ("名前.txt", "名前.txt"),
    ("a/\u{301}b", "\u{301}b"), (".\u{301}ssh", "\u{301}ssh"),
  ])
  func `names of files are names and nothing else`(name: String, clean: String) {
    #expect(UploadName.clean(name) == clean)
    let long = UploadName.clean(String(repeating: "名", count: 400) + ".jpeg")
    #expect(long.utf8.count <= 200 && long.hasSuffix("名.jpeg"))
    // A character may have any number of marks, in the ending too.
    let marks = String(repeating: "\u{301}", count: 1500)
    for name in ["a.e\(marks)", "e\(marks).txt", marks, "a.\(marks)"] {
      #expect(UploadName.clean(name).utf8.count <= 200)
    }
  }

  @Test func `a file without a name has one in the language of the visitor`() {
    #expect(UploadName.clean("...", in: RenderWords(language: "de")) == "Ohne Titel")
    #expect(UploadName.clean("a.txt", in: RenderWords(language: "de")) == "a.txt")
  }

  @Test func `nobody else sends or takes a file`() async throws {
    try await withPage { page, _ in
      let stranger = try await Page(port: page.port)
      let list = Array("[[\"a\",1,\"\"]]".utf8)
      #expect(try await page.send("POST", "", list, cookie: stranger.cookie).status == 404)
      #expect(try await page.send("POST", "", list, cookie: "").status == 404)
      #expect(try await page.send("POST", "", list, origin: "https://evil.example").status == 404)
      #expect(try await page.send("GET").status == 404)
      #expect(try await page.send("DELETE").status == 405)
      let guess = try await HTTPProbe.send(
        port: page.port, "POST", "/_ippo/files/\(String(repeating: "0", count: 32))", ["Cookie": page.cookie],
        body: list)
      #expect(guess.status == 404)
      #expect(try await page.send("POST", "", list).status == 201)
    }
  }

  @Test func `a file that is offered is handed out whole and in parts, until it was taken`() async throws {
    let (stream, outcomes) = AsyncStream<String>.makeStream()
    try await withServer(view: { ViewGraph { Offer(outcomes: outcomes) } }) { _, port in
      let page = try await Page(port: port)
      let part = try await page.send("GET", more: ["Range": "bytes=2-4"])
      #expect(part.status == 206)
      #expect(part.body == "234")
      let whole = try await page.send("GET")
      #expect(whole.body == "0123456789")
      #expect(
        whole.headers["content-disposition"]
          == "attachment; filename=\"Gr__e _1_.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.txt")
      #expect(whole.headers["content-type"] == "application/octet-stream")
      #expect(whole.headers["cache-control"] == "no-store")
      #expect(await stream.first { _ in true } == "Größe \"1\".txt")
      #expect(try await page.send("GET").status == 404)
    }
  }

  @Test func `a question about an offered file leaves the file for its GET`() async throws {
    let (stream, outcomes) = AsyncStream<String>.makeStream()
    try await withServer(view: { ViewGraph { Offer(outcomes: outcomes) } }) { _, port in
      let page = try await Page(port: port)
      for more in [[:], ["Range": "bytes=8-9"]] {
        let head = try await page.send("HEAD", more: more)
        #expect(head.status == 200)
        #expect(head.bytes.isEmpty)
        #expect(head.headers["content-length"] == "10")
        #expect(head.headers["content-range"] == nil)
      }
      let stranger = try await Page(port: port)
      #expect(try await page.send("HEAD", cookie: stranger.cookie).status == 404)
      #expect(try await page.send("OPTIONS").headers["allow"] == "GET, HEAD, POST")
      var fields = try await page.send("HEAD").headers
      let whole = try await page.send("GET")
      #expect(whole.body == "0123456789")
      fields["date"] = whole.headers["date"]
      #expect(fields == whole.headers)
      #expect(await stream.first { _ in true } == "Größe \"1\".txt")
      #expect(try await page.send("HEAD").status == 404)
    }
  }

  @Test func `a ticket leads to the session that shows it, as long as it does`() async throws {
    try await withPage { page, outcome in
      // Somebody with the ticket and another cookie, and the visitor with another ticket.
      let other = try await Page(port: page.port)
      #expect(other.ticket != page.ticket)
      #expect(try await page.send("HEAD", "/0", cookie: other.cookie).status == 404)
      #expect(try await page.announce([("a", 1, "")]).status == 201)
      #expect(try await page.send("HEAD", "/0").status == 200)
      #expect(try await other.announce([("b", 1, "")]).status == 201)
      #expect(try await page.send("PATCH", "/0", [1], offset: 0).status == 204)
      #expect(await outcome() == "a 1")
      #expect(try await page.send("HEAD", "/0").status == 404)
      #expect(try await other.send("HEAD", "/0").status == 200)
    }
  }

  @Test func `a question without a body is answered without one`() async throws {
    try await withPage { page, _ in
      for path in ["", "/0", "/0/1"] {
        let response = try await page.send("HEAD", path)
        #expect(response.bytes.isEmpty)
      }
    }
  }
}
