public import Foundation
public import FoundationNetworking

/// A load (`WebKit.WKNavigation`).
@MainActor @preconcurrency
public final class WKNavigation: NSObject {}

/// A load that a delegate allows or refuses (`WebKit.WKNavigationAction`).
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// The address.
  public let request: URLRequest
  /// The cause.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    (self.request, self.navigationType) = (request, navigationType)
  }
}

/// The object that is asked about loads and notified of them (`WebKit.WKNavigationDelegate`). All methods may be left out.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Whether a load of the app, or a link in HTML of the app, may begin.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// A load has begun.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Content has come. Browsers tell it with the end.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A load has come to its end.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A load has failed later on, which browsers keep to themselves. The method is never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A load could not begin, or was stopped.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows all loads.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// The object that is asked for new windows and dialogs (`WebKit.WKUIDelegate`), which browsers show themselves.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
