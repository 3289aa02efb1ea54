public import Foundation
public import FoundationNetworking
public import IppoUI

/// A view of a page (`WebKit.WKWebView`), for representables of UIKit. See ``WebPage`` for what the app knows of pages of other sites.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// The settings.
  public let configuration: WKWebViewConfiguration
  /// The object that is asked about loads and notified of them. It is not retained.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that is asked for new windows and dialogs, which browsers show themselves. It is not retained.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether gestures go through the history. Browsers decide: the value is stored.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews. Browsers decide: the value is stored.
  open var allowsLinkPreview = true
  /// Whether developers may inspect the page. Browsers decide: the value is stored.
  open var isInspectable = false
  /// The name of the browser in requests. Browsers send their own: the value is stored.
  open var customUserAgent: String?
  /// The scroll view of the page, whose settings have no effect: the browser scrolls.
  public let scrollView = UIScrollView()

  let model = FrameModel()
  private var navigation: WKNavigation?

  /// A view without a page.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    let preferences = configuration.defaultWebpagePreferences
    model.allowsScripts = preferences.allowsContentJavaScript && configuration.preferences.javaScriptEnabled
    model.onEvent = { [weak self] in self?.take($0) }
  }

  /// A view without a page, with the usual settings.
  public convenience override init(frame: CGRect = .zero) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The address; `nil` where it is unknown.
  open var url: URL? { model.url }
  /// The title; empty where it is unknown.
  open var title: String? { model.title }
  /// Whether a load goes on.
  open var isLoading: Bool { model.isLoading }
  /// The progress of the load, from 0 to 1. Browsers tell the beginning and the end alone.
  open var estimatedProgress: Double { model.progress }
  /// Whether all content came with TLS: nothing else is loaded.
  open var hasOnlySecureContent: Bool { model.load > 0 }
  /// Whether the app has loaded a page before the present one.
  open var canGoBack: Bool { !model.backList.isEmpty }
  /// Whether there is a page after the present one.
  open var canGoForward: Bool { !model.forwardList.isEmpty }

  // MARK: Loads

  /// Loads the address of a request. Browsers send their own fields.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return decide(request, .other) { $0.open(.page(url)) }
  }
  /// Loads HTML. Relative addresses are relative to the base, if it has TLS.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin { $0.open(.html(string, base: baseURL)) }
  }
  /// Loads the text of a file as HTML. Other files beside it are not loaded.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }
  /// Loads the present page anew.
  @discardableResult open func reload() -> WKNavigation? {
    model.current == nil ? nil : begin { $0.reload() }
  }
  /// Loads the present page anew.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Goes to the load before the present one.
  @discardableResult open func goBack() -> WKNavigation? {
    guard let entry = model.backList.last else { return nil }
    return begin { $0.go(to: entry.id) }
  }
  /// Goes to the load after the present one.
  @discardableResult open func goForward() -> WKNavigation? {
    guard let entry = model.forwardList.first else { return nil }
    return begin { $0.go(to: entry.id) }
  }
  /// Ends the load.
  open func stopLoading() { model.stop() }

  private func begin(_ load: (FrameModel) -> Void) -> WKNavigation {
    let navigation = WKNavigation()
    self.navigation = navigation
    load(model)
    return navigation
  }

  @discardableResult
  private func decide(
    _ request: URLRequest, _ type: WKNavigationType, _ load: @escaping (FrameModel) -> Void
  ) -> WKNavigation {
    guard let navigationDelegate else { return begin(load) }
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: request, navigationType: type)
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, policy == .allow else { return }
      self.navigation = navigation
      load(self.model)
    }
    return navigation
  }

  private func take(_ event: FrameModel.Event) {
    switch event {
    case .started: navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    case .finished:
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    case .failed(let error):
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    case .link(let url): decide(URLRequest(url: url), .linkActivated) { $0.open(.page(url)) }
    case .message(let name, let body):
      configuration.userContentController.deliver(WKScriptMessage(name: name, body: body, webView: self))
    }
  }

  // MARK: Scripts

  /// The value of a script in HTML of the app. Pages of other sites run no script of the app: an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        let value = try await evaluateJavaScript(javaScriptString)
        completionHandler?(value, nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  /// The value of a script in HTML of the app.
  /// - Throws: An error for pages of other sites, and for scripts that fail.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await model.value(of: javaScriptString).result
  }

  /// The value of the body of a function in HTML of the app.
  /// - Throws: An error for pages of other sites, for values that are not of JSON, and for scripts that fail.
  @discardableResult open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { try await model.call(functionBody, arguments) }
}

extension WKWebView: HostedUIView {
  /// The frame.
  package var hosted: AnyView { AnyView(FrameView(model)) }
}
