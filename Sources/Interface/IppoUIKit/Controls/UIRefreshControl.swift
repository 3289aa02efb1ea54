public import Foundation

/// A control that reports reloads (`UIKit.UIRefreshControl`). A scroll view or table with the control is refreshable, as by
/// `refreshable(action:)` of SwiftUI. A reload sends `valueChanged`, and lasts until ``endRefreshing()``.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether a reload is under way.
  open private(set) var isRefreshing = false
  /// The text during a reload. The value is stored, but not shown.
  open var attributedTitle: NSAttributedString?
  /// The end of the reload that a person has begun.
  private var end: AsyncStream<Never>.Continuation?

  /// Begins a reload on behalf of the app. Renderers show reloads of people alone.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends a reload.
  open func endRefreshing() {
    isRefreshing = false
    end?.finish()
    end = nil
  }

  /// A person asks for a reload. Returns at its end, or when the task is cancelled.
  package func refresh() async {
    guard !isRefreshing, isEnabled else { return }
    isRefreshing = true
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    end = continuation
    sendActions(for: .valueChanged)
    // The stream has no elements: it ends by `endRefreshing()`, which an action may have called already.
    for await _ in stream {}
    isRefreshing = false
  }

  open override class func appearance() -> UIRefreshControl { Appearances.proxy { UIRefreshControl() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIRefreshControl {
    appearance()
  }
}
