import Synchronization

/// An observation that goes on until the token is cancelled or released.
///
/// The semantics are those of `ObserveToken` in swift-navigation.
public final class ObserveToken: Sendable, HashableObject {
  /// The closure to run when the observation is cancelled.
  public let onCancel: @Sendable () -> Void

  private let _isCancelled = Mutex(false)

  /// Whether the observation was cancelled.
  public var isCancelled: Bool {
    self._isCancelled.withLock { $0 }
  }

  /// Creates a token.
  ///
  /// - Parameter onCancel: Runs once, when the observation is cancelled.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = onCancel
  }

  deinit {
    self.cancel()
  }

  /// Ends the observation.
  public func cancel() {
    let wasCancelled = self._isCancelled.withLock { isCancelled in
      defer { isCancelled = true }
      return isCancelled
    }
    if !wasCancelled { self.onCancel() }
  }

  /// Keeps the token in a collection.
  ///
  /// - Parameter collection: The collection.
  public func store(in collection: inout some RangeReplaceableCollection<ObserveToken>) {
    collection.append(self)
  }

  /// Keeps the token in a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<ObserveToken>) {
    set.insert(self)
  }
}

/// The token of an observation, by its old name.
@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken
