extension View {
  /// Runs an action with every value of a publisher, while the view is in the tree.
  ///
  /// A publisher that is made anew in each body, and cannot be compared, is subscribed to anew.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    ReceiveNode(modifier, content, in: parent, inputs)
  }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: ReceiveNode<P, V>.self).patch(modifier, content)
  }
}

private final class ReceiveNode<P: Publisher, V: View>: _Node where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var content: _Node!
  private var subscription: AnyCancellable?
  private let facts = TypeFacts.of(P.self)

  init(_ modifier: ReceiveModifier<P>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    graph.perform { [weak self] in self?.subscribe() }
  }

  func patch(_ modifier: ReceiveModifier<P>, _ content: V) {
    let isSame = withUnsafePointer(to: self.modifier.publisher) { old in
      withUnsafePointer(to: modifier.publisher) { new in facts.areEqual(old, new) }
    }
    self.modifier = modifier
    V._patchNode(self.content, content)
    if !isSame { graph.perform { [weak self] in self?.subscribe() } }
  }

  private func subscribe() {
    guard !isRemoved else { return }
    subscription = nil
    subscription = modifier.publisher.sink { [weak self] output in
      let received = Received(output: output)
      onMainActor {
        guard let self, !self.isRemoved else { return }
        // Whoever publishes may do so in a window of their own.
        self.graph.inWindow { self.modifier.action(received.output) }
      }
    }
  }

  private struct Received: @unchecked Sendable {
    let output: P.Output
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() { subscription = nil }
}
