internal import ConcurrencyExtras

/// A value that can be read and can change: a state value, an environment key at its writer.
///
/// Nodes that read the value while they are evaluated become its readers, and are marked when it changes.
///
/// Only the main actor uses the readers.
final class Dependency: @unchecked Sendable {  // used on the main actor alone
  @exclusivity(unchecked) var readers = ReaderSet()
  /// The number of observed turns before the last change, for ``TurnObservers``.
  @exclusivity(unchecked) private(set) var changeNumber: UInt32 = 0
  /// The field that the value is of, of an object that notes its readers; `nil` for other values.
  let field: AnyKeyPath?

  /// The number of observed turns of all windows.
  nonisolated(unsafe) static var observedTurns: UInt32 = 0  // used on the main actor alone

  init(of field: AnyKeyPath? = nil) { self.field = field }

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
    changeNumber = Self.observedTurns
    readers.forEach { $0.setNeedsUpdate() }
  }

  /// ``changed()`` from any thread; at once when it is on the main actor already.
  func changedFromAnywhere(in transaction: Transaction) {
    onMainActor(transaction) { transaction in
      withTransaction(transaction) { self.changed() }
    }
  }

  /// Delays the release of a replaced collection until the frame is out, if the release takes long.
  ///
  /// Other threads than the main thread release the collection at once, because their work delays no frame.
  func letGoLater<Value>(of old: Value) {
    guard !_isPOD(Value.self), let collection = old as? any RandomAccessCollection else { return }
    guard isOnMainActor else { return }
    valueOnMainActor(collection) { readers.first?.graph.letGoLater(of: $0) }
  }
}
