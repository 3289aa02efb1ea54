public import Foundation
public import IppoUI

/// A page in a view (`WebKit.WebView`).
///
/// Browsers show the page in a frame that cannot reach the app's page. Some sites refuse frames, which the browser says in the
/// frame. Terminals show a link, or the text of HTML of the app.
public struct WebView: View {
  private enum Source {
    case url(URL?)
    case page(WebPage)
  }

  private let source: Source
  @State private var ownPage: WebPage?

  /// The page at an address; `nil` for none.
  public init(url: URL?) { source = .url(url) }

  /// A page that the app controls.
  public init(_ page: WebPage) { source = .page(page) }

  /// The frame.
  public var body: some View {
    switch source {
    case .page(let page): FrameView(page.model)
    case .url(let url):
      Group { if let ownPage { FrameView(ownPage.model) } else { Color.clear } }
        .onChange(of: url, initial: true) {
          let page = ownPage ?? WebPage()
          ownPage = page
          if let url { page.load(url) }
        }
    }
  }
}

/// Whether a person may do something with pages (`WebKit.WebView.BackForwardNavigationGesturesBehavior` and others).
extension WebView {
  /// Gestures to the page before. Browsers decide.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The browser decides.
    public static let enabled = Self()
    /// The browser decides.
    public static let disabled = Self()
  }

  /// Gestures that magnify. Browsers decide.
  public struct MagnificationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The browser decides.
    public static let enabled = Self()
    /// The browser decides.
    public static let disabled = Self()
  }

  /// Previews of links. Browsers decide.
  public struct LinkPreviewBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The browser decides.
    public static let enabled = Self()
    /// The browser decides.
    public static let disabled = Self()
  }

  /// Parts of a page that cover the screen. Browsers decide.
  public struct ElementFullscreenBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The browser decides.
    public static let enabled = Self()
    /// The browser decides.
    public static let disabled = Self()
  }
}

extension View {
  /// Gestures to the page before. Has no effect: browsers decide.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Gestures that magnify pages. Has no effect: browsers decide.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
  /// Previews of links. Has no effect: browsers decide.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  /// Parts of pages that cover the screen. Has no effect: browsers decide.
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
  /// Selection of the text of pages. Has no effect: the text of pages can be selected.
  public func webViewTextSelection(_ selectability: some TextSelectability) -> some View { self }
  /// The ground of pages. Has no effect: frames are white, as browsers show pages without a ground.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
