import Foundation
import FoundationNetworking
import IppoTesting
import SwiftUI
import Testing
import WebKit

private struct Quotes: URLSchemeHandler {
  func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      guard let url = request.url, url.host != "none" else {
        return continuation.finish(throwing: URLError(.fileDoesNotExist))
      }
      let type = url.host == "picture" ? "image/png" : url.host == "plain" ? "text/plain" : "text/html"
      continuation.yield(
        .response(URLResponse(url: url, mimeType: type, expectedContentLength: 11, textEncodingName: "utf-8")))
      continuation.yield(.data(Data("<p>Quote ".utf8)))
      continuation.yield(.data(Data((url.host ?? "").utf8)))
      continuation.finish()
    }
  }
}

private struct Reader: View {
  @State private var page = Self.page()
  @State private var log: [String] = []

  private static func page() -> WebPage {
    var configuration = WebPage.Configuration()
    if let scheme = URLScheme("Quotes") { configuration.urlSchemeHandlers[scheme] = Quotes() }
    return WebPage(configuration: configuration)
  }

  var body: some View {
    WebView(page)
    Text(verbatim: "\(page.url?.absoluteString ?? "nowhere"), \(page.isLoading)")
    Text(verbatim: "log \(log.joined(separator: " "))")
    ForEach(["one", "plain", "picture", "none"], id: \.self) { name in
      Button(name) { follow(page.load(URL(string: "quotes://\(name)"))) }
    }
    Button("Stop") {
      follow(page.load(URL(string: "quotes://one")))
      page.stopLoading()
    }
  }

  private func follow(_ steps: WebPage.Navigations) {
    Task {
      do { for try await step in steps { log.append("\(step)") } } catch { log.append("error") }
    }
  }
}

@MainActor
struct SchemeHandlerTests {
  private func html(_ host: ViewHost) -> String? { try? host.attributes(ofElement: "ippo-frame")["html"] }

  @Test func `an object of the app answers for pages of its scheme`() async throws {
    let host = ViewHost { Reader() }
    try host.tap("one")
    #expect(host.contains("nowhere, true"))
    await host.wait { html($0) == "<p>Quote one" }
    #expect(host.contains("quotes://one, true"))
    try host.tap("plain")
    await host.wait { html($0) == "<pre>&lt;p>Quote plain</pre>" }
  }

  @Test(arguments: ["picture", "none", "Stop"])
  func `an answer that is not a page, a failure, and a load that is stopped end with an error`(name: String)
    async throws
  {
    let host = ViewHost { Reader() }
    try host.tap(name)
    await host.wait { $0.contains("log startedProvisionalNavigation error") }
    #expect(host.contains("nowhere, false"))
  }

  @Test func `a scheme has a valid name, and is none that frames load`() {
    #expect(URLScheme("Quotes+1")?.rawValue == "quotes+1")
    for name in ["", "1a", "a b", "ä", "https", "javascript"] { #expect(URLScheme(name) == nil) }
  }
}
