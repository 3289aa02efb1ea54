internal import ConcurrencyExtras

extension View {
  /// Runs an action with every value of a publisher, while the view is in the tree.
  ///
  /// If each body makes a new publisher that cannot be compared, each one is subscribed to.
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
  private var receiver: Receiver<P>
  private var content: _Node!

  init(_ modifier: ReceiveModifier<P>, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    receiver = Receiver(modifier)
    super.init(in: parent, inputs)
    let former = graph.persistence.formerNodes?.takeKept(of: Self.self, at: address) as? Receiver<P>
    self.content = V._makeNode(content, in: self, inputs)
    if let former {
      receiver = former
      follow(modifier)
    } else {
      subscribe()
    }
  }

  func patch(_ modifier: ReceiveModifier<P>, _ content: V) {
    V._patchNode(self.content, content)
    follow(modifier)
  }

  private func follow(_ modifier: ReceiveModifier<P>) {
    if !receiver.follow(modifier) { subscribe() }
  }

  private func subscribe() {
    graph.perform { [weak self] in
      guard let self, !isRemoved else { return }
      receiver.subscribe(in: graph)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    if archiver.keeping == .views { archiver.keep(receiver, of: Self.self, at: address) }
  }

  override func willRemove() {
    if graph.persistence.resting == nil { receiver.end() }
  }
}

/// A subscription, and the action for its values. It continues while its window is suspended.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var subscription: AnyCancellable?
  private var hasEnded = false
  private let facts = TypeFacts.of(P.self)

  init(_ modifier: ReceiveModifier<P>) { self.modifier = modifier }

  /// - Returns: `false` when the publisher is another one.
  func follow(_ modifier: ReceiveModifier<P>) -> Bool {
    let isSame = withUnsafePointer(to: self.modifier.publisher) { old in
      withUnsafePointer(to: modifier.publisher) { new in facts.areEqual(old, new) }
    }
    self.modifier = modifier
    return isSame
  }

  func subscribe(in graph: ViewGraph) {
    subscription = nil
    let relay = ValueRelay<P.Output>(to: graph) { [weak self] in self?.receive($0) }
    subscription = modifier.publisher.sink(receiveValue: relay.take)
  }

  /// A publisher may have a value while it is being subscribed to, and one may be on its way when the view has gone.
  private func receive(_ output: P.Output) {
    if !hasEnded { modifier.action(output) }
  }

  func end() {
    hasEnded = true
    subscription = nil
  }
}

/// Brings values of a publisher, which may have them on any thread, into a window.
@MainActor
private final class ValueRelay<Value> {
  private weak var graph: ViewGraph?
  private let receive: @MainActor (Value) -> Void

  init(to graph: ViewGraph, _ receive: @escaping @MainActor (Value) -> Void) {
    self.graph = graph
    self.receive = receive
  }

  nonisolated func take(_ value: Value) {
    onMainActor(value) { value in
      // It may be published by code that runs in another window.
      self.graph?.inWindow { self.receive(value) }
    }
  }
}
