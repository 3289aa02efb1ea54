internal import ConcurrencyExtras

/// Notifies a node of changes of the observable objects that its last evaluation read.
///
/// Observation has no public way to cancel a tracking. A tracking that never fires would stay in the objects for as
/// long as they live. So an evaluation that observes also reads a property of its own here. To announce a change of
/// that property fires the tracking, which removes it from every object.
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

  /// The receiver of a change. A weak reference would do, but would make every retain of a node slow.
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

  /// Evaluates `body`. A change of a value that `body` has read marks `node`.
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

  /// Ends the tracking of a node that was removed. While the window is suspended, its base node follows the values that
  /// the node has read.
  mutating func end(of node: _Node) {
    guard let resting = node.graph.persistence.resting, let base = node.graph.root.base, let listener else {
      return cancel()
    }
    listener.follow(for: base)
    resting.add(Watch(listener: listener, canceller: canceller, fact: fact))
    self.listener = nil
  }

  /// Follows the values that the evaluation of a removed node has read.
  @MainActor
  struct Watch {
    fileprivate var listener: Listener
    fileprivate var canceller: Canceller?
    fileprivate let fact: Fact?

    /// Whether one of the objects that were read is alive, so that it could change.
    ///
    /// Objects and the canceller hold on to the listener. The check drops the canceller to find out whether an object
    /// does. The watch of a lasting object can then no longer be cancelled. That happens once for each kind of
    /// evaluation.
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

  /// Forgets the values that the last evaluation read.
  mutating func cancel() {
    listener?.end()
    listener = nil
    canceller?.cancel()
  }
}
