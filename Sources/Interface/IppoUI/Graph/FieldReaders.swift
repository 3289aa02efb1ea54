internal import Synchronization

/// The nodes that have read the fields of an object.
///
/// Observation can follow what a body reads, at the price of a tracking for each evaluation, which it cannot cancel.
/// Objects that belong to Ippo (states of stores, shared values) have their readers noted here, and tell Observation of
/// those reads alone that are no evaluation's.
///
/// What stands for such an object is a subclass, so that a state costs one allocation.
open class _FieldReaders: @unchecked Sendable {  // what changes is in a mutex
  /// A key path that is compared, and never applied.
  private struct Field: Hashable, @unchecked Sendable {  // compared, and never applied
    let keyPath: AnyKeyPath
  }

  private let fields = Mutex<[Field: Dependency]>([:])

  /// No field has been read yet.
  public init() {}

  /// Notes that a field is read.
  /// - Returns: whether that is all; if not, Observation is to be told.
  public final func read(_ field: AnyKeyPath) -> Bool {
    guard let evaluation = Evaluation.current, evaluation.isReading else { return false }
    let field = Field(keyPath: field)
    let dependency = fields.withLock { fields in
      if let known = fields[field] { return known }
      let new = Dependency()
      fields[field] = new
      return new
    }
    dependency.read(in: evaluation)
    return !evaluation.isObserved
  }

  /// Marks the readers of a field that has changed. May be called from any thread.
  public final func changed(_ field: AnyKeyPath) {
    let field = Field(keyPath: field)
    guard let dependency = fields.withLock({ $0[field] }) else { return }
    dependency.changedFromAnywhere(in: Transaction.current)
  }
}

/// Runs `body`, in which somebody follows by Observation what is read, within the evaluation of a view or not.
package func withObservedReads<R>(_ body: () throws -> R) rethrows -> R { try Evaluation.observed(body) }
