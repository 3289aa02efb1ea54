internal import Foundation
internal import Observation

/// A page of another site, or HTML of the app, in a frame: the loads so far, and what the frame tells of them.
///
/// A page of another site keeps its title, its address after a person has followed a link, and its content to itself: browsers
/// separate sites. HTML of the app tells its title, the links that a person chooses, and messages and values of scripts.
@MainActor @Observable
package final class FrameModel {
  /// The content of a load.
  package enum Content: Equatable, Sendable {
    case page(URL)
    case html(String, base: URL?)
  }

  /// A load in the history.
  package struct Entry: Identifiable {
    package let id: Int
    package let content: Content
    package var url: URL? {
      switch content {
      case .page(let url): url
      case .html(_, let base): base
      }
    }
    package var title = ""
  }

  /// An event of the present load.
  package enum Event {
    case started, finished, failed(any Error)
    /// The person follows a link: the app decides.
    case link(URL)
    case message(name: String, body: Any)
  }

  /// The number of the present load; 0 for none. The element loads anew for a new number.
  package private(set) var load = 0
  /// The present load; `nil` for none.
  package private(set) var current: Entry?
  package private(set) var backList: [Entry] = []
  package private(set) var forwardList: [Entry] = []
  package private(set) var isLoading = false
  /// Whether the person has left the page of the present load by a link of another site.
  package private(set) var hasLeft = false
  /// Whether scripts run.
  package var allowsScripts = true
  /// The scripts that wait for their values.
  package private(set) var calls: [Call] = []

  /// A script for the HTML.
  package struct Call: Encodable {
    package let id: Int
    package let script: String
  }

  @ObservationIgnored package var onEvent: (Event) -> Void = { _ in }
  @ObservationIgnored private var values: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
  @ObservationIgnored private var lastCall = 0

  package init() {}

  /// The address of the present page; `nil` where there is none, or where the person has left it for one that is unknown.
  package var url: URL? { hasLeft ? nil : current?.url }
  /// The title of the present page: that of HTML of the app, and empty for others.
  package var title: String { hasLeft ? "" : current?.title ?? "" }
  /// The progress of the load, from 0 to 1: browsers tell the beginning and the end alone.
  package var progress: Double { load == 0 ? 0 : isLoading ? 0.1 : 1 }
  /// Whether the content is HTML of the app.
  package var isOwn: Bool { if case .html? = current?.content, !hasLeft { true } else { false } }

  // MARK: Loads

  /// Loads a page or HTML, as a new entry of the history.
  package func open(_ content: Content) {
    do {
      let content = try Self.checked(content)
      if let current { backList.append(current) }
      forwardList = []
      start(Entry(id: load + 1, content: content))
    } catch {
      refuse(error)
    }
  }

  /// Loads the present entry anew.
  package func reload() { if let current { start(current) } }

  /// Goes to an entry of the history. Does nothing for an entry of another one.
  package func go(to id: Int) {
    if let index = backList.lastIndex(where: { $0.id == id }) {
      let target = backList[index]
      forwardList = backList[(index + 1)...] + [current].compactMap(\.self) + forwardList
      backList.removeSubrange(index...)
      start(target)
    } else if let index = forwardList.firstIndex(where: { $0.id == id }) {
      let target = forwardList[index]
      backList += [current].compactMap(\.self) + forwardList[..<index]
      forwardList.removeSubrange(...index)
      start(target)
    }
  }

  /// Reports the end of a load that could not begin.
  func refuse(_ error: any Error) {
    onEvent(.started)
    onEvent(.failed(error))
  }

  /// Ends the load: what has come stays.
  package func stop() {
    guard isLoading else { return }
    isLoading = false
    onEvent(.failed(URLError(.cancelled)))
  }

  private func start(_ entry: Entry) {
    fail(calls: URLError(.cancelled))
    load += 1
    current = entry
    (hasLeft, isLoading) = (false, true)
    onEvent(.started)
  }

  /// The content that a frame may show: pages with TLS, files as HTML, and HTML.
  private static func checked(_ content: Content) throws -> Content {
    guard case .page(let url) = content else { return content }
    switch url.scheme?.lowercased() {
    case "https" where url.host?.isEmpty == false: return content
    case "about": return .html("", base: nil)
    case "file":
      guard ["html", "htm", "txt", "svg"].contains(url.pathExtension.lowercased()) else {
        throw URLError(.unsupportedURL, url)
      }
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw URLError(.fileDoesNotExist, url)
      }
      return .html(url.pathExtension == "txt" ? text.plainPage : text, base: nil)
    case "http": throw URLError(.appTransportSecurityRequiresSecureConnection, url)
    default: throw URLError(.unsupportedURL, url)
    }
  }

  // MARK: What the frame tells

  /// A load has come to its end.
  package func didLoad(_ number: Int, goes: Bool) {
    guard number == load else { return }
    if goes { hasLeft = true }
    finish()
  }

  /// HTML of the app has told its title, which it does once it is loaded.
  package func didTell(title: String, of number: Int) {
    guard number == load, isOwn else { return }
    current?.title = title
    finish()
  }

  /// HTML of the app tells of a link that a person has chosen.
  package func didChoose(_ url: URL, of number: Int) {
    guard number == load, isOwn else { return }
    onEvent(.link(url))
  }

  /// A script of the page has sent a message.
  package func didSend(_ name: String, _ body: Any, of number: Int) {
    guard number == load else { return }
    onEvent(.message(name: name, body: body))
  }

  private func finish() {
    guard isLoading else { return }
    isLoading = false
    onEvent(.finished)
  }

  // MARK: Scripts

  /// The value of a script in HTML of the app.
  ///
  /// - Throws: ``FrameScriptError`` for pages of other sites, and for scripts that fail. `CancellationError` if the task is
  ///   cancelled, because a browser that is gone gives no value.
  func value(of script: String) async throws -> JSONValue {
    guard isOwn, !isLoading else { throw FrameScriptError(text: "A page of another site runs no script of the app.") }
    lastCall += 1
    let id = lastCall
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        values[id] = continuation
        calls.append(Call(id: id, script: script))
      }
    } onCancel: {
      // After the turn that may note the call just now.
      Task { @MainActor in end(id, with: .failure(CancellationError())) }
    }
  }

  func didReturn(_ value: Result<JSONValue, FrameScriptError>, of id: Int) { end(id, with: value.mapError { $0 }) }

  private func end(_ id: Int, with value: Result<JSONValue, any Error>) {
    calls.removeAll { $0.id == id }
    values.removeValue(forKey: id)?.resume(with: value)
  }

  private func fail(calls error: any Error) {
    calls = []
    for continuation in values.values { continuation.resume(throwing: error) }
    values = [:]
  }
}

/// The reason why a script has no value.
package struct FrameScriptError: LocalizedError {
  package var text: String
  package var errorDescription: String? { text }
}

extension URLError {
  fileprivate init(_ code: Code, _ url: URL) {
    self.init(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }
}

extension String {
  /// The HTML of a page that shows the plain text.
  var plainPage: String {
    "<pre>\(replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;"))</pre>"
  }
}

extension URL {
  /// The address of a page without content.
  static let blankPage = URL(string: "about:blank") ?? URL(filePath: "/dev/null")
}
