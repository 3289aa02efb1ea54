internal import ConcurrencyExtras

/// Gives its content a proxy for scrolling to views by their ids (`SwiftUI.ScrollViewReader`).
public struct ScrollViewReader<Content: View>: View {
  private var scope = NodeProperty()
  /// Makes the content for a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// A content that is given a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View { content(ScrollViewProxy(scope: scope.node)) }
}

/// Scrolls to views by their ids (`SwiftUI.ScrollViewProxy`).
public struct ScrollViewProxy: Sendable {
  fileprivate weak var scope: _Node?

  /// Scrolls until the view with an id is visible: the id of `id(_:)`, or of a row of `ForEach`.
  ///
  /// The renderer scrolls after the turn in which this is called, so that views that the turn adds are there. Without
  /// such a view the call has no effect. In `withAnimation` browsers scroll smoothly.
  ///
  /// - Parameter anchor: The point of the view that goes to the same point of the region; `nil` for the least scrolling
  ///   that shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    onMainActor((AnyHashable(id), Transaction.current)) { [weak scope] id, transaction in
      withTransaction(transaction) { scope?.graph.scroll(.view(id, anchor: anchor), in: scope) }
    }
  }
}
