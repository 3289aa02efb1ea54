import IppoTesting
import IppoUI
import TestSignals
import Testing

@testable import IppoWeb

/// A shop whose pages lead to each other, with tabs.
private struct Shop: View {
  enum Tab: String { case new, sale }

  @State private var path: [String] = []
  @State private var tab = Tab.new

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Shoes", value: "shoes & boots")
          NavigationLink("Hats", value: "hats")
        }
        .navigationDestination(for: String.self) { name in
          if name == "hats" { NavigationLink("Berets", value: "berets") } else { Text(name) }
        }
      }
      .tabItem { Text("New") }.tag(Tab.new)
      Text("Nothing").tabItem { Text("Sale") }.tag(Tab.sale)
    }
    .address(path: $path)
    .address("tab", $tab, default: .new)
  }
}

/// Links without end: each page leads to two others.
private struct Endless: View {
  @State private var number: Int?

  var body: some View {
    List(selection: $number) {
      let number = number ?? 0
      ForEach([number * 2 + 1, number * 2 + 2], id: \.self) { NavigationLink("\($0)", value: $0) }
    }
    .address(path: $number)
  }
}

/// A stack whose pages lead to each other without end.
private struct Circle: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      links.navigationDestination(for: String.self) { _ in links }
    }
    .address(path: $path)
  }

  private var links: some View {
    VStack {
      NavigationLink("Station", value: "station")
      NavigationLink("City", value: "city")
    }
  }
}

@Suite struct SiteMapTests {
  private func addresses(_ body: String) -> [String] {
    body.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
  }

  @Test func `a site map has the addresses that links lead to`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.basePath = "/shop"
    try await withServer(configuration, view: { ViewGraph { Shop() } }) { server, port in
      let response = try await HTTPProbe.get(port: port, "/shop/sitemap.xml")
      #expect(response.status == 200)
      #expect(response.headers["content-type"] == "application/xml")
      let root = "http://127.0.0.1:\(port)/shop/"
      #expect(
        Set(addresses(response.body))
          == Set(
            [
              "", "?tab=sale", "shoes%20%26%20boots", "shoes%20%26%20boots?tab=sale", "hats", "hats?tab=sale",
              "hats/berets", "hats/berets?tab=sale",
            ].map { root + $0 }))
      #expect(addresses(response.body).first == root)
      #expect(await server.host.sessionCount == 0)
      let robots = try await HTTPProbe.get(port: port, "/shop/robots.txt")
      #expect(robots.body == "User-agent: *\nAllow: /\nSitemap: \(root)sitemap.xml\n")
    }
  }

  @Test func `an app without addresses has no site map`() async throws {
    try await withServer { server, port in
      let response = try await HTTPProbe.get(port: port, "/sitemap.xml")
      #expect(response.status == 404)
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func `a site map ends, and is made once`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    // No more than one search can have.
    configuration.limits.pageBurst = SiteMap.pages
    configuration.limits.pagesPerSecond = 0
    try await withServer(configuration, view: { ViewGraph { Endless() } }) { _, port in
      async let first = HTTPProbe.get(port: port, "/sitemap.xml")
      async let second = HTTPProbe.get(port: port, "/sitemap.xml")
      let (one, other) = (try await first, try await second)
      #expect(addresses(one.body).count == SiteMap.pages)
      #expect(other.body == one.body)
      let third = try await HTTPProbe.get(port: port, "/sitemap.xml")
      #expect(third.body == one.body)
    }
  }

  @Test(arguments: [
    ("", false), ("a/b/c", false), ("a/b/a", true), ("stack/city/Vienna/station/city/Prague", true),
    ("archive/2026/05/05", false), ("a/A", false), ("a?b=a/a", false), ("tag/tag?x=1", true), ("a//b/", false),
  ])
  func `an address with a word twice in its path is a way around in circles`(_ address: String, _ repeats: Bool) {
    #expect(SiteMap.repeatsItself(address) == repeats)
  }

  @Test func `pages that lead back to pages of their kind end the map`() async throws {
    try await withServer(view: { ViewGraph { Circle() } }) { _, port in
      let response = try await HTTPProbe.get(port: port, "/sitemap.xml")
      let root = "http://127.0.0.1:\(port)/"
      #expect(
        Set(addresses(response.body)) == Set(["", "station", "city", "station/city", "city/station"].map { root + $0 }))
    }
  }

  @Test func `who has asked for too many pages is told when to come back`() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.limits.pageBurst = 3
    configuration.limits.pagesPerSecond = 0
    try await withServer(configuration, view: { ViewGraph { Endless() } }) { _, port in
      let response = try await HTTPProbe.get(port: port, "/sitemap.xml")
      #expect(response.status == 429)
      #expect(response.headers["retry-after"] != nil)
    }
  }

  @Test func `a map that cannot be made is tried again when that is worth it`() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.pageBurst = 1
    limits.pagesPerSecond = 10
    let opened = Watched(0)
    let host = SessionHost(limits: limits, logger: quietLogger, now: clock.now) { _ in
      opened.change { $0 += 1 }
      return ViewGraph { Shop() }
    }
    let map = SiteMap(host: host, clock: clock.now)
    let (one, other) = (ClientNetwork(NetworkAddress("192.0.2.1")), ClientNetwork(NetworkAddress("192.0.2.2")))
    let overload = Overload(kind: .addressRate, retryAfter: .seconds(1))
    await #expect(throws: overload) { try await map.addresses(for: one) }
    #expect(opened.value == 1)
    // By now the address may open a page again, and it is too early for a map all the same.
    clock.advance(.milliseconds(500))
    await #expect(throws: overload) { try await map.addresses(for: one) }
    #expect(opened.value == 1)
    await #expect(throws: overload) { try await map.addresses(for: other) }
    #expect(opened.value == 2)
    clock.advance(.seconds(1))
    await #expect(throws: overload) { try await map.addresses(for: other) }
    #expect(opened.value == 3)
  }
}
