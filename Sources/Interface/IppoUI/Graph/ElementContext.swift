internal import struct Foundation.Locale

/// The values that an element may read while the graph renders it, or while it handles an event.
@MainActor
struct ElementContext {
  let node: ElementNode

  init(_ node: ElementNode) { self.node = node }

  /// The id of the element in the render tree.
  var id: RenderNodeID { node.id }

  /// The environment at the element. The graph tracks the values that are read while it renders.
  var environment: EnvironmentValues { EnvironmentValues(node.inputs.environment) }

  /// The elements the content flattens to.
  var children: [ViewChild] {
    node.refreshChildren()
    return node.children.children
  }

  /// The value of a key that is among the element's `preferences`.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    (node as? any PreferenceReading)?.sink(key)?.value ?? K.defaultValue
  }

  /// Runs `body` after this turn's frame was committed.
  func afterCommit(_ body: @escaping @MainActor () -> Void) { node.graph.perform(body) }

  /// The id of the element with `node` as its next element below, for anchors (popovers).
  var parentID: RenderNodeID? { node.inputs.parentElement?.id }
}

/// An element that has asked for preferences.
@MainActor
protocol PreferenceReading {
  func sink<K: PreferenceKey>(_ key: K.Type) -> PreferenceSink<K>?
}

@MainActor
extension ViewChild {
  /// The child as it is now, when it is not part of the render tree. Reading it is tracked by the element around.
  var content: RenderSnapshot { RenderSnapshot(element) }

  /// The text of the child and all below, in order, without styles.
  var text: String { content.text }

  /// The first symbol in the child.
  var symbol: String? { content.symbol }
}

/// An element that is not part of the render tree, with the elements below.
@MainActor
struct RenderSnapshot {
  let element: RenderElement
  let attributes: RenderAttributes
  let children: [RenderSnapshot]
  let locale: Locale

  init(_ node: ElementNode) {
    locale = EnvironmentValues(node.inputs.environment).locale
    (element, attributes) = node.render()
    node.refreshChildren()
    children = node.children.children.map { RenderSnapshot($0.element) }
  }

  /// The text in it, in order, without styles.
  var text: String {
    var parts: [String] = []
    visit { element, _ in
      if case .text(let text) = element { parts.append(text.string) }
    }
    return parts.joined(separator: " ")
  }

  /// The name of the first symbol in it.
  var symbol: String? {
    var result: String?
    visit { element, _ in
      if result == nil, case .image(let image) = element, case .symbol(let name) = image.source { result = name }
    }
    return result
  }

  /// Calls a closure with each element and its attributes, in order.
  func visit(_ body: (RenderElement, RenderAttributes) -> Void) {
    body(element, attributes)
    for child in children { child.visit(body) }
  }
}
