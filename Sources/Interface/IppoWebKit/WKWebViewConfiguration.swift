public import Foundation

/// The settings of a web view (`WebKit.WKWebViewConfiguration`).
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The settings of loads.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The receivers of messages of scripts.
  open var userContentController = WKUserContentController()
  /// The stores of pages. The browser's own are used: the value is stored.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play within the page. The value is stored: they do.
  open var allowsInlineMediaPlayback = true
  /// The media that play after a press alone. The browser decides: the value is stored.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The name of the app in requests. Browsers send their own: the value is stored.
  open var applicationNameForUserAgent: String?
  /// Whether films play in windows of their own. The browser decides: the value is stored.
  open var allowsPictureInPictureMediaPlayback = true

  /// The usual settings.
  public override init() {}
}

/// Media of pages (`WebKit.WKAudiovisualMediaTypes`).
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Media by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.audio, .video]
}

/// The settings of pages (`WebKit.WKPreferences`).
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows. The browser decides: the value is stored.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of text in points. The browser decides: the value is stored.
  open var minimumFontSize: CGFloat = 0
  /// Whether parts of a page may cover the screen. The browser decides: the value is stored.
  open var isElementFullscreenEnabled = true

  /// The usual settings.
  public override init() {}
}

/// The settings of loads (`WebKit.WKWebpagePreferences`).
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true

  /// The usual settings.
  public override init() {}
}

/// The stores of pages (`WebKit.WKWebsiteDataStore`), which are the browser's own.
@MainActor @preconcurrency
public final class WKWebsiteDataStore: NSObject {
  /// Whether the stores last. The browser decides.
  public let isPersistent: Bool
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  private static let lasting = WKWebsiteDataStore(isPersistent: true)

  /// The stores that last.
  public static func `default`() -> WKWebsiteDataStore { lasting }
  /// Stores that end with the page. The browser decides.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

/// The receivers of messages of scripts (`WebKit.WKUserContentController`).
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// No receiver.
  public override init() {}

  /// Adds the receiver of messages that scripts of the app's HTML send by `webkit.messageHandlers.NAME.postMessage(…)`.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes a receiver.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all receivers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  func deliver(_ message: WKScriptMessage) {
    handlers[message.name]?.userContentController(self, didReceive: message)
  }
}

/// The receiver of messages of scripts (`WebKit.WKScriptMessageHandler`).
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  /// A script has sent a message.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script (`WebKit.WKScriptMessage`).
@MainActor @preconcurrency
public final class WKScriptMessage: NSObject {
  /// The name of the receiver.
  public let name: String
  /// The value: a text, a number, a flag, a list, a dictionary, or `NSNull`.
  public let body: Any
  /// The view of the page.
  public private(set) weak var webView: WKWebView?

  init(name: String, body: Any, webView: WKWebView) {
    (self.name, self.body, self.webView) = (name, body, webView)
  }
}
