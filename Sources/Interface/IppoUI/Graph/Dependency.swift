internal import ConcurrencyExtras

/// Something that can be read and can change: a state value, an environment key at its writer.
///
/// Nodes that read it while they are evaluated become its readers, and are marked when it changes.
///
/// Its readers are touched on the main actor only.
final class Dependency: @unchecked Sendable {  // used on the main actor alone
  @exclusivity(unchecked) var readers = ReaderSet()

  /// Registers the node that is being evaluated, if there is one.
  func read() {
    if let evaluation = Evaluation.current { read(in: evaluation) }
  }

  /// The same, for a caller that knows the evaluation.
  func read(in evaluation: Evaluation) {
    if let node = evaluation.node, evaluation.note(self) { readers.insert(node) }
  }

  /// Marks every reader.
  @MainActor func changed() {
    readers.forEach { $0.setNeedsUpdate() }
  }

  /// ``changed()`` from any thread; at once when it is on the main actor already.
  func changedFromAnywhere(in transaction: Transaction) {
    onMainActor(transaction) { transaction in
      withTransaction(transaction) { self.changed() }
    }
  }

  /// Keeps what was replaced until what has changed is handed out, if it is a collection that takes long to let go of.
  ///
  /// It is let go of at once on other threads than the main one, which do not keep anybody waiting.
  func letGoLater<Value>(of old: Value) {
    guard !_isPOD(Value.self), let collection = old as? any RandomAccessCollection else { return }
    guard isOnMainActor else { return }
    valueOnMainActor(collection) { readers.first?.graph.letGoLater(of: $0) }
  }
}
