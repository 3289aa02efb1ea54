import Foundation
import IppoRender
import IppoTesting
import SafariServices
import SwiftUI
import Testing
import UIKit
import WebKit

private let site = URL(string: "https://example.com/page?a=1")!

private struct Loaded: Encodable {
  var load: Int
  var goes = false
}

private struct Told: Encodable {
  var load: Int
  var title: String?
  var link: String?
  var name: String?
  var body: [String: Int]?
  var id: Int?
  var value: Int?
  var error: String?
}

private struct Browser: View {
  @State private var page = WebPage()
  @State private var log: [String] = []

  var body: some View {
    WebView(page)
    Text(verbatim: "\(page.title)|\(page.url?.absoluteString ?? "nowhere")|\(page.isLoading)|\(page.estimatedProgress)")
    Text(verbatim: "back \(page.backForwardList.backList.count) forward \(page.backForwardList.forwardList.count)")
    Text(verbatim: "log \(log.joined(separator: " "))")
    Button("Site") { page.load(site) }
    Button("Local") { page.load(html: "<title>T</title><p>A &amp; B</p><script>x()</script>", baseURL: site) }
    Button("Evil") { follow(page.load(URL(string: "javascript:alert(1)"))) }
    Button("Plain") { follow(page.load(URL(string: "http://example.com"))) }
    Button("Back") { page.backForwardList.backList.last.map { _ = page.load($0) } }
    Button("Sum") {
      Task {
        do { log.append("\(try await page.callJavaScript("return a + 1", arguments: ["a": 1]) ?? "nothing")") } catch {
          log.append("refused")
        }
      }
    }
  }

  private func follow(_ steps: WebPage.Navigations) {
    Task {
      do { for try await step in steps { log.append("\(step)") } } catch { log.append("error") }
    }
  }
}

private struct Wrapped: UIViewRepresentable {
  let coordinator: Delegate

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(coordinator, name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = coordinator
    view.loadHTMLString("<a href='https://example.com/x'>x</a>", baseURL: nil)
    return view
  }
  func updateUIView(_ uiView: WKWebView, context: Context) {}
}

@MainActor @Observable
private final class Delegate: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  var log: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    log.append("asked \(navigationAction.request.url?.path ?? "")")
    decisionHandler(navigationAction.request.url?.path == "/no" ? .cancel : .allow)
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { log.append("start") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.append("finish \(webView.title ?? "")")
  }
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    log.append("\(message.name) \((message.body as? [String: Any])?["n"] ?? "")")
  }
}

private struct Sheet: View {
  @State private var isShown = false
  @State private var log: [String] = []

  var body: some View {
    Button("Read") { isShown = true }
      .sheet(isPresented: $isShown) { Safari(url: site) }
  }
}

private struct Safari: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}

@MainActor
struct FrameTests {
  @Test func `a page of another site is loaded in a frame, and what it does later is unknown`() throws {
    let host = ViewHost { Browser() }
    #expect(host.contains("|nowhere|false|0.0"))
    try host.tap("Site")
    #expect(
      try host.attributes(ofElement: "ippo-frame") == [
        "address": site.absoluteString, "load": "1", "label": "example.com",
      ])
    #expect(host.contains("|\(site.absoluteString)|true|0.1"))
    try host.dispatch("loaded", Loaded(load: 1), atElement: "ippo-frame")
    #expect(host.contains("|\(site.absoluteString)|false|1.0"))
    // The person follows a link of the site.
    try host.dispatch("loaded", Loaded(load: 1, goes: true), atElement: "ippo-frame")
    #expect(host.contains("|nowhere|false|1.0"))
    // An event of a former load changes nothing.
    try host.tap("Site")
    try host.dispatch("loaded", Loaded(load: 1, goes: true), atElement: "ippo-frame")
    #expect(host.contains("|\(site.absoluteString)|true|0.1"))
    // A page of another site has no title, whatever it says.
    try host.dispatch("told", Told(load: 2, title: "Yours"), atElement: "ippo-frame")
    #expect(!host.contains("Yours"))
  }

  @Test func `HTML of the app tells its title and runs scripts of the app`() async throws {
    let host = ViewHost { Browser() }
    try host.tap("Local")
    let attributes = try host.attributes(ofElement: "ippo-frame")
    #expect(attributes["html"]?.hasPrefix("<title>") == true)
    #expect(attributes["base"] == site.absoluteString)
    #expect(attributes["host"] == "_ippo/frame")
    #expect(attributes["address"] == nil)
    try host.dispatch("told", Told(load: 1, title: "T"), atElement: "ippo-frame")
    #expect(host.contains("T|\(site.absoluteString)|false|1.0"))
    try host.tap("Sum")
    await host.wait { (try? $0.attributes(ofElement: "ippo-frame")["calls"]) != nil }
    #expect(
      try host.attributes(ofElement: "ippo-frame")["calls"]?.contains("(async(a)=>{return a + 1\\n})(...[1])") == true)
    try host.dispatch("told", Told(load: 1, id: 1, value: 2), atElement: "ippo-frame")
    await host.wait { $0.contains("log 2.0") }
    #expect(try host.attributes(ofElement: "ippo-frame")["calls"] == nil)
  }

  @Test func `a script without a value ends with its task`() async throws {
    let page = WebPage()
    let host = ViewHost { WebView(page) }
    _ = page.load(html: "<title>T</title>", baseURL: site)
    await host.wait { (try? $0.attributes(ofElement: "ippo-frame")["load"]) == "1" }
    try host.dispatch("told", Told(load: 1, title: "T"), atElement: "ippo-frame")
    let script = Task { _ = try await page.callJavaScript("return 1") }
    // On the main actor, the script begins before that. The browser is gone, and gives no value.
    Task { script.cancel() }
    await #expect(throws: CancellationError.self) { try await script.value }
    await host.wait { (try? $0.attributes(ofElement: "ippo-frame")["calls"]) == nil }
  }

  @Test func `addresses that run scripts, and addresses without TLS, are refused`() async throws {
    let host = ViewHost { Browser() }
    try host.tap("Site")
    try host.tap("Evil")
    await host.wait { $0.contains("log startedProvisionalNavigation error") }
    try host.tap("Plain")
    let twice = "log startedProvisionalNavigation error startedProvisionalNavigation error"
    await host.wait { $0.contains(twice) }
    #expect(try host.attributes(ofElement: "ippo-frame")["address"] == site.absoluteString)
    try host.tap("Sum")
    await host.wait { $0.contains("\(twice) refused") }
  }

  @Test func `the history is that of the app's loads`() throws {
    let host = ViewHost { Browser() }
    try host.tap("Site")
    try host.tap("Local")
    #expect(host.contains("back 1 forward 0"))
    try host.tap("Back")
    #expect(host.contains("back 0 forward 1"))
    #expect(try host.attributes(ofElement: "ippo-frame")["address"] == site.absoluteString)
    #expect(try host.attributes(ofElement: "ippo-frame")["load"] == "3")
  }

  @Test func `a view of UIKit asks its delegate, and hears messages and links`() throws {
    let delegate = Delegate()
    let host = ViewHost { Wrapped(coordinator: delegate) }
    try host.dispatch("told", Told(load: 1, title: "L"), atElement: "ippo-frame")
    #expect(delegate.log == ["start", "finish L"])
    try host.dispatch("told", Told(load: 1, name: "app", body: ["n": 7]), atElement: "ippo-frame")
    #expect(delegate.log.last == "app 7.0")
    try host.dispatch("told", Told(load: 1, link: "https://example.com/no"), atElement: "ippo-frame")
    #expect(delegate.log.last == "asked /no")
    try host.dispatch("told", Told(load: 1, link: "https://example.com/yes"), atElement: "ippo-frame")
    #expect(delegate.log.suffix(2) == ["asked /yes", "start"])
    #expect(try host.attributes(ofElement: "ippo-frame")["address"] == "https://example.com/yes")
  }

  @Test func `a sheet of a page has a link to a tab of its own and a button to close it`() async throws {
    let host = ViewHost { Sheet() }
    try host.tap("Read")
    await host.wait { $0.contains("example.com") }
    #expect(host.contains("Open in a new tab"))
    #expect(host.html.contains("href=\"\(site.absoluteString)\""))
    #expect(try host.attributes(ofElement: "ippo-frame")["address"] == site.absoluteString)
    try host.tap("Done")
    await host.wait { !$0.contains("Open in a new tab") }
  }

  @Test func `a terminal has a link, and the text of the app's own pages`() {
    let screen = TerminalScreen(columns: 70, rows: 20) { WebView(url: site) }
    #expect(screen.text.contains(site.absoluteString))
    let page = WebPage()
    page.load(
      html: "<head><title>T</title></head><style>p{}</style><h1>One</h1><p>A &amp;&#32;B<br>C</p><script>x()</script>")
    let local = TerminalScreen(columns: 40, rows: 10) { WebView(page) }
    let lines = local.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { !$0.isEmpty } == ["One", "A & B", "C"])
  }
}
