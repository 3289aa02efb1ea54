/// Keeps a node informed about the observable objects its last evaluation read.
///
/// Observation has no public way to cancel a tracking, and a tracking that never fires would stay in the objects for
/// as long as they live. So an evaluation that observes also reads a property of its own here; announcing a change of
/// that property fires the tracking, which takes it out of every object.
@MainActor
struct ObservationScope {
  private var canceller: Canceller?

  /// Whether evaluations of one kind read observable objects; learned from the first that does, so that the others
  /// do not pay for a canceller.
  final class Fact: @unchecked Sendable {
    @MainActor fileprivate(set) var isObserving = false
  }

  private final class Canceller: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    var isCancelled: Bool {
      registrar.access(self, keyPath: \.isCancelled)
      return false
    }

    func cancel() { registrar.willSet(self, keyPath: \.isCancelled) }
  }

  /// Evaluates `body`; a change of what it read marks `node`.
  mutating func evaluate<R>(_ node: _Node, observes fact: Fact, _ body: () -> R) -> R {
    cancel(node)
    let generation = node.observationGeneration
    if fact.isObserving, canceller == nil { canceller = Canceller() }
    let canceller = canceller
    func onChange() -> @Sendable () -> Void {
      fact.isObserving = true
      return { [weak node] in
        let transaction = Transaction.current
        onMainActor {
          guard let node, !node.isRemoved, node.observationGeneration == generation else { return }
          withTransaction(transaction) { node.setNeedsUpdate() }
        }
      }
    }
    return node.graph.evaluation.track(node) {
      withObservationTracking(
        {
          _ = canceller?.isCancelled
          return body()
        }, onChange: onChange())
    }
  }

  /// Forgets what the last evaluation read.
  func cancel(_ node: _Node) {
    node.observationGeneration &+= 1
    canceller?.cancel()
  }
}
