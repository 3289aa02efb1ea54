internal import IssueReporting

/// Gives its content a proxy for scrolling to views by their ids (`SwiftUI.ScrollViewReader`).
///
/// Scrolling belongs to the renderers, which cannot be told to scroll: the content is shown, and asking the proxy to
/// scroll is reported as an issue.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to views by their ids (`SwiftUI.ScrollViewProxy`).
public struct ScrollViewProxy: Sendable {
  /// Reports an issue: renderers cannot be told to scroll.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reportIssue(
      """
      ScrollViewProxy.scrollTo was asked to scroll to \(id).

      The place of a scroll view belongs to the terminal or the browser, and views cannot set it. Show what matters \
      at the top, or keep the content short enough to need no scrolling.
      """)
  }
}
