internal import Synchronization

/// The nodes that have read the fields of an object.
///
/// Observation can follow the reads of a body, at the price of a tracking for each evaluation, which it cannot cancel.
/// Objects that belong to Ippo (states of stores, shared values) have their readers noted here. They report to
/// Observation only the reads outside of evaluations.
///
/// Such an object is represented by a subclass, so that a state costs one allocation.
open class _FieldReaders: @unchecked Sendable {  // what changes is in a mutex
  /// A key path that is compared, and never applied.
  private struct Field: Hashable, @unchecked Sendable {  // compared, and never applied
    let keyPath: AnyKeyPath
  }

  private struct Readers {
    var fields: [Field: Dependency] = [:]
    /// The dependency of nodes that pass the value on; see ``_FieldReaders/readWhole()``.
    var whole: Dependency?
  }

  private let readers = Mutex(Readers())

  /// No field has been read yet.
  public init() {}

  /// Notes that a field is read.
  /// - Returns: Whether the read is handled. If not, the caller reports the read to Observation.
  public final func read(_ field: AnyKeyPath) -> Bool {
    guard let evaluation = Evaluation.current, evaluation.isReading else { return false }
    let field = Field(keyPath: field)
    let dependency = readers.withLock { readers in
      if let known = readers.fields[field] { return known }
      let new = Dependency(of: field.keyPath)
      readers.fields[field] = new
      return new
    }
    dependency.read(in: evaluation)
    return !evaluation.isObserved
  }

  /// Records that a node passes the value on as a whole. The node is evaluated when a field changes that another node
  /// has read.
  final func readWhole() {
    guard let evaluation = Evaluation.current, evaluation.isReading else { return }
    let dependency = readers.withLock { readers in
      let whole = readers.whole ?? Dependency()
      readers.whole = whole
      return whole
    }
    dependency.read(in: evaluation)
  }

  /// Marks the readers of a field that has changed. May be called from any thread.
  public final func changed(_ field: AnyKeyPath) {
    let field = Field(keyPath: field)
    let (dependency, whole) = readers.withLock { ($0.fields[field], $0.whole) }
    guard let dependency else { return }
    dependency.changedFromAnywhere(in: Transaction.current)
    whole?.changedFromAnywhere(in: Transaction.current)
  }
}

/// Runs `body`, in which Observation tracks the reads, within the evaluation of a view or not.
package func withObservedReads<R>(_ body: () throws -> R) rethrows -> R { try Evaluation.observed(body) }

/// Whether the running code belongs to the evaluation of a view.
package var isEvaluatingView: Bool { Evaluation.current?.isReading ?? false }
