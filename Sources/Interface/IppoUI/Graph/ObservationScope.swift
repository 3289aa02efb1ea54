internal import ConcurrencyExtras

/// Keeps a node informed about the observable objects its last evaluation read.
///
/// Observation has no public way to cancel a tracking, and a tracking that never fires would stay in the objects for
/// as long as they live. So an evaluation that observes also reads a property of its own here; announcing a change of
/// that property fires the tracking, which takes it out of every object.
@MainActor
struct ObservationScope {
  private var canceller: Canceller?
  private var listener: Listener?
  private var fact: Fact?

  /// Whether evaluations of one kind read observable objects; learned from the first that does, so that the others
  /// do not pay for a canceller.
  final class Fact: Sendable {
    @MainActor fileprivate(set) var isObserving = false
    /// Whether one of them has read an object that outlived its window's hibernation; learned from the first that does.
    @MainActor fileprivate(set) var observesLastingObjects = false
  }

  fileprivate final class Canceller: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    var isCancelled: Bool {
      registrar.access(self, keyPath: \.isCancelled)
      return false
    }

    func cancel() { registrar.willSet(self, keyPath: \.isCancelled) }
  }

  /// Who hears of a change. A weak reference would do, but would make every retain of a node slow.
  @MainActor
  fileprivate final class Listener {
    unowned(unsafe) private var node: _Node?

    init(_ node: _Node) { self.node = node }

    func end() { node = nil }

    func follow(for other: _Node) { node = other }

    nonisolated func changed() {
      onMainActor(Transaction.current) { [self] transaction in
        guard let node else { return }
        withTransaction(transaction) { node.setNeedsUpdate() }
      }
    }
  }

  /// Evaluates `body`; a change of what it read marks `node`.
  mutating func evaluate<R>(_ node: _Node, observes fact: Fact, _ body: () -> R) -> R {
    cancel()
    self.fact = fact
    if fact.isObserving, canceller == nil { canceller = Canceller() }
    let canceller = canceller
    var listener: Listener?
    func onChange() -> @Sendable () -> Void {
      fact.isObserving = true
      let new = Listener(node)
      listener = new
      return { new.changed() }
    }
    let result = node.graph.evaluation.track(node) {
      withObservationTracking(
        {
          _ = canceller?.isCancelled
          return body()
        }, onChange: onChange())
    }
    self.listener = listener
    return result
  }

  /// The node was removed. While the views are put away, their base follows what the node has read.
  mutating func end(of node: _Node) {
    guard let resting = node.graph.persistence.resting, let base = node.graph.root.base, let listener else {
      return cancel()
    }
    listener.follow(for: base)
    resting.add(Watch(listener: listener, canceller: canceller, fact: fact))
    self.listener = nil
  }

  /// Follows what the evaluation of a node that is gone has read.
  @MainActor
  struct Watch {
    fileprivate var listener: Listener
    fileprivate var canceller: Canceller?
    fileprivate let fact: Fact?

    /// Whether one of the objects that were read is alive, so that it could change.
    ///
    /// Objects hold on to who is to be told. So does the canceller, which is dropped to find out: a watch of a lasting object
    /// cannot be cancelled then. That happens once for a kind of evaluation.
    mutating func canTell() -> Bool {
      if let fact, fact.observesLastingObjects { return true }
      canceller = nil
      guard !isKnownUniquelyReferenced(&listener) else { return false }
      fact?.observesLastingObjects = true
      return true
    }

    func end() {
      listener.end()
      canceller?.cancel()
    }
  }

  /// Forgets what the last evaluation read.
  mutating func cancel() {
    listener?.end()
    listener = nil
    canceller?.cancel()
  }
}
