public import Foundation
public import FoundationNetworking
public import Observation

/// A page that a ``WebView`` shows (`WebKit.WebPage`).
///
/// A frame of the browser keeps pages of other sites from the app. Their title is empty, and ``url`` is `nil` once the person
/// has followed a link. HTML of the app tells its title, and runs scripts. Addresses without TLS and
/// addresses other than of pages, files and schemes of the app are refused.
@MainActor @Observable
public final class WebPage {
  /// The settings of a page (`WebPage.Configuration`).
  public struct Configuration {
    /// The settings of loads, unless a load has its own.
    public var defaultNavigationPreferences = NavigationPreferences()
    /// The name of the app in requests. Browsers send their own: the value is stored.
    public var applicationNameForUserAgent: String?
    /// Whether the page keeps to the app's domains. The value is stored.
    public var limitsNavigationsToAppBoundDomains = false
    /// Whether addresses are upgraded to TLS. Addresses without TLS are refused: the value is stored.
    public var upgradeKnownHostsToHTTPS = true
    /// The objects that answer requests of the app's schemes.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]

    /// The usual settings.
    public init() {}
  }

  /// The settings of a load (`WebPage.NavigationPreferences`).
  public struct NavigationPreferences: Sendable {
    /// Whether scripts run.
    public var allowsContentJavaScript = true

    /// The usual settings.
    public init() {}
  }

  /// A step of a load (`WebPage.NavigationEvent`).
  public enum NavigationEvent: Hashable, Sendable {
    /// The load has begun.
    case startedProvisionalNavigation
    /// The site has sent the load elsewhere. Browsers keep that to themselves.
    case receivedServerRedirect
    /// Content has come. Browsers tell it with the end.
    case committed
    /// The load has come to its end.
    case finished
  }

  /// The reason why a load has failed (`WebPage.NavigationError`).
  public enum NavigationError: Error {
    /// The load could not begin, or was stopped.
    case failedProvisionalNavigation(any Error)
    /// The page was released.
    case pageClosed
  }

  /// The loads of the app before and after the present one (`WebPage.BackForwardList`). Links that a person follows on pages of
  /// other sites are unknown.
  @MainActor public struct BackForwardList {
    /// A load (`WebPage.BackForwardList.Item`).
    @MainActor public struct Item: Identifiable, Equatable {
      let entry: FrameModel.Entry
      /// The identity of the load.
      public nonisolated var id: Int { number }
      private let number: Int
      /// The title, as far as it is known.
      public var title: String? { entry.title.isEmpty ? nil : entry.title }
      /// The address; `about:blank` for HTML without one.
      public var url: URL { entry.url ?? .blankPage }
      /// The address that was asked for.
      public var initialURL: URL { url }

      init(_ entry: FrameModel.Entry) {
        self.entry = entry
        number = entry.id
      }

      /// Whether two items are one load.
      public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
    }

    let model: FrameModel
    /// The loads before the present one, the oldest first.
    public var backList: [Item] { model.backList.map(Item.init) }
    /// The loads after the present one.
    public var forwardList: [Item] { model.forwardList.map(Item.init) }
    /// The present load; `nil` for none.
    public var currentItem: Item? { model.current.map(Item.init) }
  }

  /// A sequence of steps of a load.
  public typealias Navigations = AsyncThrowingStream<NavigationEvent, any Error>

  let model = FrameModel()
  @ObservationIgnored private var decider: (any NavigationDeciding)?
  @ObservationIgnored private let handlers: [URLScheme: any URLSchemeHandler]
  /// The load of a page of a scheme of the app.
  private var answer: Task<Void, Never>?
  @ObservationIgnored private var streams: [Navigations.Continuation] = []
  /// The last step of the present load; `nil` for none.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The name of the browser in requests. Browsers send their own: the value is stored.
  public var customUserAgent: String?
  /// Whether developers may inspect the page. The browser decides: the value is stored.
  public var isInspectable = false

  /// A page without content.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration: configuration, decider: nil)
  }

  /// A page whose loads an object allows or refuses.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) { self.init(configuration: configuration, decider: navigationDecider) }

  private init(configuration: Configuration, decider: (any NavigationDeciding)?) {
    self.decider = decider
    handlers = configuration.urlSchemeHandlers
    model.allowsScripts = configuration.defaultNavigationPreferences.allowsContentJavaScript
    model.onEvent = { [weak self] in self?.take($0) }
  }

  isolated deinit {
    answer?.cancel()
    for stream in streams { stream.finish(throwing: NavigationError.pageClosed) }
  }

  /// The address; `nil` where it is unknown.
  public var url: URL? { model.url }
  /// The title; empty where it is unknown.
  public var title: String { model.title }
  /// Whether a load goes on.
  public var isLoading: Bool { model.isLoading || answer != nil }
  /// The progress of the load, from 0 to 1. Browsers tell the beginning and the end alone.
  public var estimatedProgress: Double { model.progress }
  /// Whether all content came with TLS: nothing else is loaded.
  public var hasOnlySecureContent: Bool { model.load > 0 }
  /// The loads before and after the present one.
  public var backForwardList: BackForwardList { BackForwardList(model: model) }
  /// The steps of all later loads.
  public var navigations: Navigations {
    Navigations { continuation in streams.append(continuation) }
  }

  // MARK: Loads

  /// Loads the address of a request. Browsers send their own fields.
  @discardableResult public func load(_ request: URLRequest) -> Navigations { load(request.url) }

  /// Loads an address; `nil` loads nothing.
  @discardableResult public func load(_ url: URL?) -> Navigations {
    guard let url else { return Navigations { $0.finish() } }
    return steps { self.decide(url) }
  }

  /// Loads HTML. Relative addresses are relative to the base, if it has TLS.
  @discardableResult public func load(html: String, baseURL: URL? = nil) -> Navigations {
    steps {
      self.model.open(.html(html, base: baseURL?.scheme == "about" ? nil : baseURL))
      return self.model.isLoading
    }
  }

  /// Loads a text in UTF-8 as HTML. Other media types and encodings fail.
  @discardableResult public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> Navigations {
    guard mimeType == "text/html", let text = String(data: data, encoding: characterEncoding) else {
      let error = NavigationError.failedProvisionalNavigation(URLError(.cannotDecodeContentData))
      return Navigations { $0.finish(throwing: error) }
    }
    return load(html: text, baseURL: baseURL)
  }

  /// Goes to a load of the ``backForwardList``.
  @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
    steps {
      self.model.go(to: item.id)
      return self.model.isLoading
    }
  }

  /// Loads the present page anew.
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations {
    steps {
      self.model.reload()
      return self.model.isLoading
    }
  }

  /// Ends the load.
  public func stopLoading() {
    guard answer != nil else { return model.stop() }
    cancelAnswer()
    model.refuse(URLError(.cancelled))
  }

  /// Whether the load goes on, or the app is asked.
  @discardableResult private func decide(_ url: URL, isLink: Bool = false) -> Bool {
    guard var decider else { return open(url) }
    let action = NavigationAction(request: URLRequest(url: url), navigationType: isLink ? .linkActivated : .other)
    Task {
      var preferences = NavigationPreferences()
      preferences.allowsContentJavaScript = model.allowsScripts
      let policy = await decider.decidePolicy(for: action, preferences: &preferences)
      self.decider = decider
      guard policy == .allow else {
        if !isLink { end(with: NavigationError.failedProvisionalNavigation(URLError(.cancelled))) }
        return
      }
      model.allowsScripts = preferences.allowsContentJavaScript
      open(url)
    }
    return true
  }

  /// Loads a page, or asks the app for it. Returns whether the load goes on.
  @discardableResult private func open(_ url: URL) -> Bool {
    cancelAnswer()
    guard let handler = url.scheme.flatMap(URLScheme.init).flatMap({ handlers[$0] }) else {
      model.open(.page(url))
      return model.isLoading
    }
    answer = Task { [weak self] in
      do {
        let html = try await handler.html(for: URLRequest(url: url))
        self?.take(.success(html), of: url)
      } catch {
        self?.take(.failure(error), of: url)
      }
    }
    return true
  }

  /// The app has answered for a page of its scheme.
  private func take(_ html: Result<String, any Error>, of url: URL) {
    guard !Task.isCancelled else { return }
    answer = nil
    switch html {
    case .success(let html): model.open(.html(html, base: url))
    case .failure(let error): model.refuse(error)
    }
  }

  private func cancelAnswer() {
    answer?.cancel()
    answer = nil
  }

  /// The steps of a load, until its end. A load without content has no step.
  private func steps(_ load: @escaping () -> Bool) -> Navigations {
    cancelAnswer()
    return Navigations { continuation in
      pending.append(continuation)
      guard !load() else { return }
      for stream in pending { stream.finish() }
      pending = []
    }
  }

  @ObservationIgnored private var pending: [Navigations.Continuation] = []

  private func take(_ event: FrameModel.Event) {
    switch event {
    case .started: tell(.startedProvisionalNavigation)
    case .finished:
      tell(.committed)
      tell(.finished)
      for stream in pending { stream.finish() }
      pending = []
    case .failed(let error): end(with: NavigationError.failedProvisionalNavigation(error))
    case .link(let url): decide(url, isLink: true)
    case .message: break
    }
  }

  private func tell(_ event: NavigationEvent) {
    currentNavigationEvent = event
    for stream in streams + pending { stream.yield(event) }
  }

  private func end(with error: NavigationError) {
    currentNavigationEvent = nil
    for stream in streams + pending { stream.finish(throwing: error) }
    (streams, pending) = ([], [])
  }

  // MARK: Scripts

  /// The value of the body of a function in HTML of the app.
  ///
  /// - Parameters:
  ///   - functionBody: The statements, which may `return` a value and `await`.
  ///   - arguments: Values that the statements find by their names: texts, numbers, flags, lists and dictionaries of them.
  /// - Throws: An error for pages of other sites, for values that are not of JSON, and for scripts that fail.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { try await model.call(functionBody, arguments) }
}

extension FrameModel {
  /// The value of the body of a function in HTML of the app.
  func call(_ body: String, _ arguments: [String: Any]) async throws -> Any? {
    let names = arguments.keys.sorted()
    let values = names.map { arguments[$0] ?? NSNull() }
    guard JSONSerialization.isValidJSONObject(values) else {
      throw FrameScriptError(text: "The arguments of a script have to be values of JSON.")
    }
    let list = String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    let script = "(async(\(names.joined(separator: ",")))=>{\(body)\n})(...\(list))"
    return try await value(of: script).result
  }
}
