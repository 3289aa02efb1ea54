public import Foundation

extension View {
  /// Runs an action with each URL that the window is asked to open, while the view is on screen
  /// (`SwiftUI.View.onOpenURL(perform:)`).
  ///
  /// A browser's page passes the URL by which it was requested, if the URL has a path or a query. A terminal passes the
  /// URL of `--open`. See `address(path:)` for addresses that follow the content. Other hosts pass URLs to
  /// ``ViewGraph/open(_:)``.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(IncomingURLModifier(action: action))
  }
}

extension ViewGraph {
  /// Passes a URL to the views that wait for one, in the order in which they came on screen, and runs one turn.
  ///
  /// - Parameter url: The URL to open.
  /// - Returns: Whether any view waited for it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    wake()
    let listeners = surroundings.urlListeners
    inWindow {
      for listener in listeners { listener.receive(url) }
    }
    drain()
    return !listeners.isEmpty
  }
}

/// A view that waits for URLs.
@MainActor
protocol URLListener: AnyObject {
  func receive(_ url: URL)
}

private struct IncomingURLModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    IncomingURLNode(modifier, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: IncomingURLNode<V>.self)
    node.modifier = modifier
    node.patch(content: content)
  }
}

private final class IncomingURLNode<V: View>: LifecycleNode<V>, URLListener {
  var modifier: IncomingURLModifier

  init(_ modifier: IncomingURLModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, in: parent, inputs)
  }

  override func appeared() { graph.surroundings.urlListeners.append(self) }

  override func reappeared(with kept: AnyObject) { appeared() }

  override func disappeared() { graph.surroundings.urlListeners.removeAll { $0 === self } }

  func receive(_ url: URL) { modifier.action(url) }
}
