import Testing

@testable @_spi(Testing) import IppoUI

extension Screen {
  /// All nodes, in tree order.
  var nodes: [RenderNode] {
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap { graph.tree[$0] }
  }

  /// The elements below the window, in tree order.
  var elements: [RenderElement] { nodes.dropFirst().map(\.element) }

  /// The first node whose element is accepted.
  func first<T>(_ match: (RenderElement) -> T?) throws -> (id: RenderNodeID, value: T) {
    for node in nodes {
      if let value = match(node.element) { return (node.id, value) }
    }
    throw NotFound()
  }

  /// What all elements that are accepted say.
  func all<T>(_ match: (RenderElement) -> T?) -> [T] { nodes.compactMap { match($0.element) } }

  func send(_ event: RenderEvent, to id: RenderNodeID) throws { try graph.send(event, to: id) }

  /// Texts inside of a node.
  func texts(in id: RenderNodeID) -> [String] {
    graph.tree.subtree(of: id).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  /// The pages of the first navigation, from the root to the one on screen.
  var pages: [(id: RenderNodeID, page: RenderPage)] {
    nodes.compactMap { node in
      if case .page(let page) = node.element { (node.id, page) } else { nil }
    }
  }

  /// What is presented, bottom-most first.
  var presentations: [(id: RenderNodeID, presentation: RenderPresentation)] {
    nodes.compactMap { node in
      if case .presentation(let presentation) = node.element { (node.id, presentation) } else { nil }
    }
  }

  /// The rows of all lists.
  var rows: [(id: RenderNodeID, row: RenderRow)] {
    nodes.compactMap { node in
      if case .row(let row) = node.element { (node.id, row) } else { nil }
    }
  }
}

/// No element was accepted.
struct NotFound: Error {}

/// A value outside of the views, as an app's model is.
@MainActor
final class Box<Value> {
  var value: Value
  /// What was written, in order.
  private(set) var writes: [Value] = []

  init(_ value: Value) { self.value = value }

  func write(_ new: Value) {
    value = new
    writes.append(new)
  }
}

/// An observable value outside of the views.
@Observable
final class Model<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
