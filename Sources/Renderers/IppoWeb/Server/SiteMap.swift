import Foundation
import IppoRender

/// The addresses of an app that links lead to, from its first page on, for search engines (sitemaps.org, version 0.9).
///
/// The map opens pages as a client that follows links, and is good for an hour. Pages that lead back to pages of their kind have
/// addresses without end (`station/city/Prague/station/…`). The map leaves out an address with a word twice in its path. A map that
/// could not be made is tried again when that is worth it. Therefore frequent requests cause no more pages.
actor SiteMap {
  /// Path and query, from the app's first folder on, without the slash before them.
  typealias Address = String

  static let path = "/sitemap.xml"
  /// As many pages as are opened for it; they count for the client that asks.
  static let pages = 100
  private static let lifetime = Duration.seconds(3_600)

  private let host: SessionHost
  private let clock: @Sendable () -> ContinuousClock.Instant
  private var known: (addresses: [Address], until: ContinuousClock.Instant)?
  /// The failure of the last search, and the network whose pages those were.
  private var failure: (overload: Overload, network: ClientNetwork, until: ContinuousClock.Instant)?
  private var search: Task<Result<[Address], Overload>, Never>?

  init(host: SessionHost, clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.host = host
    self.clock = clock
  }

  /// - Parameter network: whose pages those are that are opened, if any are.
  /// - Returns: empty for an app without addresses.
  /// - Throws: ``Overload`` when a page cannot be opened now.
  func addresses(for network: ClientNetwork) async throws(Overload) -> [Address] {
    if let known, clock() < known.until { return known.addresses }
    // One address that asks for too much refuses nobody else.
    if let failure, clock() < failure.until, !failure.overload.isOfClient || failure.network == network {
      throw failure.overload
    }
    let search = search ?? Task { await find(for: network) }
    self.search = search
    return try await search.value.get()
  }

  private func find(for network: ClientNetwork) async -> Result<[Address], Overload> {
    let result = await Self.search(host, for: network)
    search = nil
    switch result {
    case .success(let addresses): known = (addresses, clock() + Self.lifetime)
    case .failure(let overload): failure = (overload, network, clock() + overload.retryAfter)
    }
    return result
  }

  private static func search(_ host: SessionHost, for network: ClientNetwork) async -> Result<[Address], Overload> {
    var found: [Address] = []
    var waiting: [Address] = [""]
    var opened: Set<Address> = []
    while let next = waiting.first, opened.count < pages {
      waiting.removeFirst()
      guard opened.insert(next).inserted else { continue }
      let page = PageAddress(path: "/" + next, query: nil)
      let url = page.isFirst ? nil : page.url(at: nil)
      guard page.isFirst || url != nil else { continue }
      do throws(Overload) {
        let shown = try await host.openPage(visitor: .new(), from: network, address: url, isKept: false)
        // Another spelling of an address is no address of its own.
        guard shown.outcome == .shown, let content = shown.content, let address = content.address else { continue }
        if !found.contains(address) { found.append(address) }
        waiting += content.links.filter { !opened.contains($0) && !Self.repeatsItself($0) }
      } catch {
        return .failure(error)
      }
    }
    return .success(found)
  }

  /// Whether a folder of the path is in it once more. Numbers do not count, as in `archive/2026/05/05`.
  static func repeatsItself(_ address: Address) -> Bool {
    var words: Set<Substring> = []
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").contains { folder in
      folder.contains(where: \.isLetter) && !words.insert(folder).inserted
    }
  }

  /// - Parameter root: the URL of the app's first page.
  static func xml(_ addresses: [Address], at root: String) -> String {
    let urls = addresses.map { "<url><loc>\(HTMLWriter.escaped(root + $0))</loc></url>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(urls)</urlset>

      """
  }

  /// The rules for search engines (RFC 9309): all pages are allowed.
  /// - Parameter root: the URL of the app's first page, as far as that is known.
  static func robots(at root: String?) -> String {
    "User-agent: *\nAllow: /\n" + (root.map { "Sitemap: \($0)\(path.dropFirst())\n" } ?? "")
  }
}
