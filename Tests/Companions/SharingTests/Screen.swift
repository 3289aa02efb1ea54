import IppoUI
import Testing

/// A window of which the test reads the texts and taps the buttons.
@MainActor
final class Screen {
  private let graph: ViewGraph

  init(@ViewBuilder _ root: @MainActor () -> some View) {
    graph = ViewGraph(frameSource: ManualFrameSource(), root: root)
    graph.drain()
  }

  isolated deinit { graph.close() }

  private var nodes: [RenderNode] {
    graph.drain()
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap { graph.tree[$0] }
  }

  /// The texts on screen, in order.
  var texts: [String] {
    nodes.compactMap { if case .text(let text) = $0.element { text.string } else { nil } }
  }

  /// Taps the only button.
  func tapButton() throws {
    let button = try #require(nodes.first { if case .button = $0.element { true } else { false } })
    try graph.send(.activate, to: button.id)
    graph.drain()
  }
}
