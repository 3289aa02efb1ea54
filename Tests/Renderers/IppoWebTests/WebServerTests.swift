import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct WebServerTests {
  @Test func `the page is complete before any script runs, and its session is adopted by the socket`() async throws {
    try await withServer { server, port in
      let response = try await HTTPProbe.get(port: port, "/")
      #expect(response.status == 200)
      #expect(response.body.contains("Count: 0"))
      #expect(!response.body.contains(" style="))
      #expect(!response.body.contains("<script>"))
      let token = try #require(response.body.firstMatch(of: /data-token="([^"]+)"/)?.1)
      let client = try await WireClient.connect(
        host: "127.0.0.1", port: port, token: String(token), cookie: response.headers["set-cookie"])
      try await client.tap("Increment")
      #expect(await client.contains("Count: 1"))
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func `the policy lets nothing run but our own script`() async throws {
    try await withServer { _, port in
      let response = try await HTTPProbe.get(port: port, "/")
      let policy = try #require(response.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("script-src 'self';"))
      #expect(!policy.contains("unsafe"))
      let nonce = try #require(response.body.firstMatch(of: /nonce="([^"]+)"/)?.1)
      #expect(policy.contains("'nonce-\(nonce)'"))
      #expect(response.headers["x-content-type-options"] == "nosniff")
      #expect(response.headers["x-frame-options"] == "DENY")
      #expect(response.headers["cache-control"] == "no-store")
    }
  }

  @Test func `a browser that says in its request what it has room for gets its page in that form`() async throws {
    let view: @MainActor @Sendable () -> ViewGraph = { ViewGraph { FormView() } }
    try await withServer(view: view) { _, port in
      let first = try await HTTPProbe.get(port: port, "/")
      #expect(first.body.contains("compact, light"))
      #expect(first.headers["accept-ch"]?.contains("Sec-CH-Viewport-Width") == true)
      let hints = ["Sec-CH-Viewport-Width": "1280", "Sec-CH-Prefers-Color-Scheme": "\"dark\""]
      #expect(try await HTTPProbe.get(port: port, "/", hints).body.contains("regular, dark"))
      let narrow = try await HTTPProbe.get(port: port, "/", ["Sec-CH-Viewport-Width": "390"])
      #expect(narrow.body.contains("compact, light"))
      for nonsense in ["nan", "-1", "1e9", "wide", ""] {
        let response = try await HTTPProbe.get(port: port, "/", ["Sec-CH-Viewport-Width": nonsense])
        #expect(response.body.contains("compact, light"))
      }
    }
  }

  @Test(arguments: [
    (["User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"], "regular"),
    (["User-Agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"], "compact"),
    (["User-Agent": "curl/8.7.1"], "compact"),
    (["User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Sec-CH-Viewport-Width": "390"], "compact"),
  ])
  func `a browser that has not said how wide it is gets the form of its kind`(
    _ headers: [String: String], _ form: String
  ) async throws {
    let view: @MainActor @Sendable () -> ViewGraph = { ViewGraph { FormView() } }
    try await withServer(view: view) { _, port in
      let page = try await HTTPProbe.get(port: port, "/", headers)
      #expect(page.body.contains("\(form), light"))
    }
  }

  @Test func `assets are cached for ever under their hash, and validated without it`() async throws {
    try await withServer { _, port in
      for asset in [WebAsset.client, .style] {
        let hashed = try await HTTPProbe.get(port: port, "/" + asset.path)
        #expect(hashed.status == 200)
        #expect(hashed.headers["cache-control"]?.contains("immutable") == true)
        #expect(hashed.body == asset.body)
        let plain = try await HTTPProbe.get(port: port, "/_ippo/\(asset.name)")
        #expect(plain.headers["cache-control"] == "no-cache")
        let again = try await HTTPProbe.get(port: port, "/" + asset.path, ["If-None-Match": asset.tag])
        #expect(again.status == 304)
      }
    }
  }

  @Test(arguments: ["close", "keep-alive"])
  func `clients of HTTP 1.0 are sent no chunks`(_ connection: String) async throws {
    try await withServer { _, port in
      let request = "GET / HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: \(connection)\r\n\r\n"
      let answer = try await RawSocket.exchange(port: port, [Array(request.utf8)])
      let split = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
      let head = String(decoding: answer[..<split.lowerBound], as: UTF8.self).lowercased()
      #expect(head.hasPrefix("http/1.0 200 ") && head.contains("content-encoding: gzip"))
      #expect(head.contains("connection: close") && !head.contains("transfer-encoding"))
      #expect(try gunzip(Array(answer[split.upperBound...])).starts(with: Array("<!doctype html>".utf8)))
    }
  }

  @Test func `clients of HTTP 1.0 are told whether they may send another request on their connection`() async throws {
    try await withServer { _, port in
      let request = "GET /_ippo/health HTTP/1.0\r\nHost: localhost\r\n"
      let answer = try await RawSocket.exchange(
        port: port, request + "Connection: keep-alive\r\n\r\n", request + "\r\n")
      #expect(RawSocket.statuses(answer) == [200, 200])
      let told = answer.lowercased().matches(of: #/\r\nconnection: ([a-z-]+)/#).map { String($0.1) }
      #expect(told == ["keep-alive", "close"])
    }
  }

  @Test(arguments: ["/_ippo/health", "/_ippo/ready", "/_ippo/nothing"])
  func `caches do not keep what is true at the moment`(_ path: String) async throws {
    try await withServer { _, port in
      let answer = try await HTTPProbe.get(port: port, path)
      #expect(answer.headers["cache-control"] == "no-store")
    }
  }

  @Test func `pages and assets are compressed for clients that take it, and tagged apart`() async throws {
    let view: @MainActor @Sendable () -> ViewGraph = {
      ViewGraph { TextView(text: String(repeating: "long ", count: 1_000)) }
    }
    try await withServer(view: view) { _, port in
      for path in ["/", "/" + WebAsset.client.path, "/" + WebAsset.style.path, "/" + WebAsset.extras.path] {
        let plain = try await HTTPProbe.get(port: port, path)
        #expect(plain.headers["content-encoding"] == nil)
        let vary = path == "/" ? "accept-encoding, accept-language" : "accept-encoding"
        #expect(plain.headers["vary"] == vary)
        let packed = try await HTTPProbe.get(port: port, path, ["Accept-Encoding": "deflate, gzip;q=0.5, br"])
        #expect(packed.headers["content-encoding"] == "gzip")
        #expect(packed.headers["vary"] == vary)
        // A page of one's own is on its way before its length is known.
        #expect(packed.headers["content-length"] == (path == "/" ? nil : "\(packed.bytes.count)"))
        #expect(packed.bytes.starts(with: [0x1F, 0x8B]))
        // Minified scripts become about half as long, and everything else shorter.
        #expect(packed.bytes.count < plain.bytes.count * (path.hasSuffix("js") || path.contains(".js?") ? 6 : 5) / 10)
        for refusal in ["gzip;q=0", "identity", "br", "gzip;q=none"] {
          let response = try await HTTPProbe.get(port: port, path, ["Accept-Encoding": refusal])
          #expect(response.headers["content-encoding"] == nil)
        }
      }
      for accepted in ["", "gzip", "*"] {
        let headers = ["Accept-Encoding": accepted]
        let path = "/" + WebAsset.style.path
        let tag = try #require(try await HTTPProbe.get(port: port, path, headers).headers["etag"])
        #expect(tag == (accepted.isEmpty ? WebAsset.style.tag : WebAsset.style.gzipTag))
        for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
          let again = try await HTTPProbe.get(
            port: port, path, headers.merging(["If-None-Match": condition]) { $1 })
          #expect(again.status == 304)
          #expect(again.headers["etag"] == tag)
          #expect(again.headers["vary"] == "accept-encoding")
        }
      }
    }
  }

  @Test func `the page says what the app is called, looks like and is about`() async throws {
    var configuration = WebServerConfiguration(title: "Fruit & Co")
    configuration.summary = "Counts \"fruit\"."
    try await withServer(configuration) { _, port in
      let page = try await HTTPProbe.get(port: port, "/").body
      #expect(page.contains("<meta name=\"description\" content=\"Counts &quot;fruit&quot;.\">"))
      #expect(page.components(separatedBy: "name=\"theme-color\"").count == 3)
      let icon = try await HTTPProbe.get(port: port, PageIcon.path)
      #expect(icon.headers["content-type"] == "image/svg+xml")
      #expect(icon.body.contains(">F</text>"))
      let manifest = try await HTTPProbe.get(port: port, PageManifest.path)
      #expect(manifest.headers["content-type"] == "application/manifest+json")
      let content = try #require(
        try JSONSerialization.jsonObject(with: Data(manifest.body.utf8)) as? [String: Any])
      #expect(content["name"] as? String == "Fruit & Co")
      #expect(content["description"] as? String == "Counts \"fruit\".")
      #expect(content["start_url"] as? String == "../")
    }
  }

  @Test func `an icon of the app is the one of tabs and home screens`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
    defer { try? FileManager.default.removeItem(at: file) }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = signature + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 4, 0, 0, 0, 4, 1, 8, 6]
    try Data(bytes).write(to: file)
    var configuration = WebServerConfiguration(title: "Fruit")
    configuration.icon = file.path
    try await withServer(configuration) { _, port in
      let page = try await HTTPProbe.get(port: port, "/").body
      #expect(page.contains("<link rel=\"apple-touch-icon\" sizes=\"1024x1025\" href=\"_ippo/icon.png\">"))
      #expect(page.contains("<link rel=\"icon\" type=\"image/png\" sizes=\"1024x1025\" href=\"_ippo/icon.png\">"))
      let icon = try await HTTPProbe.get(port: port, AppPicture.path)
      #expect(icon.headers["content-type"] == "image/png")
      #expect(icon.bytes == bytes)
      let manifest = try await HTTPProbe.get(port: port, PageManifest.path).body
      #expect(manifest.contains(#""icons":[{"sizes":"1024x1025","src":"icon.png","type":"image/png"}]"#))
      #expect(manifest.contains(#""display":"standalone""#))
    }
    try Data("no picture".utf8).write(to: file)
    #expect(throws: WebServerError.icon(file.path)) { try configuration.check() }
    #expect(WebServerError.icon("a.png").description == "The icon a.png cannot be read, or is no PNG file.")
    try await withServer { _, port in
      let (icon, page) = (
        try await HTTPProbe.get(port: port, AppPicture.path), try await HTTPProbe.get(port: port, "/")
      )
      #expect(icon.status == 404)
      #expect(!page.body.contains("apple-touch-icon"))
    }
  }

  @Test func `requests that are not served say why`() async throws {
    try await withServer { server, port in
      #expect(try await HTTPProbe.get(port: port, "/nothing").status == 404)
      let post = try await HTTPProbe.send(port: port, "POST", "/")
      #expect(post.status == 405)
      #expect(post.headers["allow"] == "GET, HEAD")
      #expect(try await HTTPProbe.get(port: port, "/_ippo/live").status == 426)
      #expect(try await HTTPProbe.get(port: port, "/", ["Host": "evil.example"]).status == 403)
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func `HEAD answers without a body or a session`() async throws {
    try await withServer { server, port in
      let head = try await HTTPProbe.send(port: port, "HEAD", "/")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(await server.host.sessionCount == 0)
    }
  }

  // The nonce of a page is never used twice, and the lengths of bodies are compared by themselves.
  private static func comparable(_ response: HTTPProbe.Response) -> [String: String] {
    var headers = response.headers
    for name in ["date", "content-length", "transfer-encoding"] { headers[name] = nil }
    headers["content-security-policy"] = headers["content-security-policy"]?.replacing(/nonce-[^']+/, with: "nonce")
    return headers
  }

  @Test(arguments: [[:], ["Accept-Encoding": "gzip"]])
  func `HEAD has the fields of GET`(_ fields: [String: String]) async throws {
    var configuration = WebServerConfiguration()
    configuration.isEmbeddable = true
    try await withServer(configuration) { _, port in
      let cookie = try #require(try await HTTPProbe.get(port: port, "/").headers["set-cookie"]?.prefix { $0 != ";" })
      let fields = fields.merging(["Cookie": String(cookie)]) { $1 }
      for path in ["/", "/robots.txt", PageIcon.path, PageManifest.path, WebAsset.style.route, "/nothing"] {
        let (get, head) = (
          try await HTTPProbe.get(port: port, path, fields), try await HTTPProbe.send(port: port, "HEAD", path, fields)
        )
        #expect(head.status == get.status, "\(path)")
        #expect(head.body.isEmpty)
        #expect(Self.comparable(head) == Self.comparable(get), "\(path)")
        // The page of the next GET has another length (RFC 9110, 8.6).
        #expect(head.headers["content-length"] == (path == "/" ? nil : get.headers["content-length"]), "\(path)")
        #expect(head.headers["transfer-encoding"] == nil, "\(path)")
      }
    }
  }

  @Test func `no response to HEAD has content, and the next response follows its fields`() async throws {
    try await withServer { _, port in
      let paths = [
        "/", "/robots.txt", "/nothing", "/_ippo/live", "/_ippo/visit/none", "/_ippo/files/none", "/_ippo/continue/none",
        WebAsset.style.route,
      ]
      let heads = paths.map { "HEAD \($0) HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n" }.joined()
      let last = "HEAD /_ippo/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      let answer = try await RawSocket.exchange(port: port, heads + last)
      #expect(RawSocket.statuses(answer) == [200, 200, 404, 426, 405, 404, 410, 200, 200])
      for response in answer.components(separatedBy: "\r\n\r\n") where !response.isEmpty {
        #expect(response.hasPrefix("HTTP/1.1 "), "\(response)")
      }
      let refused = try await RawSocket.exchange(port: port, "HEAD / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
      #expect(RawSocket.statuses(refused) == [403])
      #expect(refused.hasSuffix("\r\n\r\n"))
      // What follows is no response to HEAD.
      let broken = try await RawSocket.exchange(
        port: port, "HEAD /_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\nBAD\r\n\r\n")
      #expect(RawSocket.statuses(broken) == [200, 400])
      #expect(!broken.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `the health check counts sessions`() async throws {
    try await withServer { _, port in
      _ = try await WireClient.connect(host: "127.0.0.1", port: port)
      let health = try await HTTPProbe.get(port: port, "/_ippo/health")
      #expect(health.body == "{\"status\":\"ok\",\"sessions\":1}\n")
    }
  }

  @Test func `pages beyond the limit are refused`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.sessions = 1
    try await withServer(configuration) { _, port in
      #expect(try await HTTPProbe.get(port: port, "/").status == 200)
      let second = try await HTTPProbe.get(port: port, "/")
      #expect(second.status == 503)
      #expect(second.headers["retry-after"] != nil)
    }
  }

  @Test func `a graceful shutdown tells the clients`() async throws {
    var configuration = WebServerConfiguration()
    // The client may confirm the close at any later time.
    configuration.limits.closingTimeout = .seconds(600)
    let client = try await withServer(configuration) { _, port in
      try await WireClient.connect(host: "127.0.0.1", port: port)
    }
    #expect(try await client.closed() == CloseCode.goingAway.rawValue)
  }
}

/// Tells how it is shown.
private struct FormView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text("\(sizeClass == .regular ? "regular" : "compact"), \(scheme == .dark ? "dark" : "light")")
  }

  @Test func `a server that cannot listen says why, and what to do`() async throws {
    try await withServer { _, port in
      let second = WebServer(configuration: WebServerConfiguration(port: port), logger: quietLogger) {
        ViewGraph { TextView(text: "Second") }
      }
      let taken = await #expect(throws: WebServerError.self) { try await second.run() }
      #expect(
        taken?.description
          == "The server cannot listen at 127.0.0.1, port \(port): another program listens there. Stop it, or "
          + "choose another port with --port; 0 takes any free one.")
      let metrics = MetricsServer(PrometheusRegistry(), port: port, logger: quietLogger)
      let other = await #expect(throws: WebServerError.self) { try await metrics.run() }
      #expect(other?.description.contains("choose another port with --metrics-port; 0 takes any free one.") == true)
    }
    // An address of the net for documentation (RFC 5737), which no machine has.
    let elsewhere = WebServer(configuration: WebServerConfiguration(host: "192.0.2.1", port: 0), logger: quietLogger) {
      ViewGraph { TextView(text: "Elsewhere") }
    }
    let foreign = await #expect(throws: WebServerError.self) { try await elsewhere.run() }
    #expect(foreign?.description.contains("this is no address of this machine") == true)
  }

  @Test func `a folder of images that is not there is told before anything is served`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.assetDirectory = "/nonexistent/images"
    let server = WebServer(configuration: configuration, logger: quietLogger) { ViewGraph { TextView(text: "Images") } }
    let error = await #expect(throws: WebServerError.self) { try await server.run() }
    #expect(error?.description == "The folder of images /nonexistent/images does not exist or cannot be read.")
  }
}
