import ConcurrencyExtras

extension Shared {
  /// Changes the value by an operation that can be run again.
  ///
  /// ```swift
  /// state.$board.withOptimisticLock { $0.move(card, to: column) }
  /// ```
  ///
  /// The operation runs at once, so that the change shows. Another process may share the value and change it at the
  /// same time. The operation then runs again on the other value, in the background, until it has changed the newest
  /// one: all changes of this kind survive. The operation should depend only on the value and on its captures, and
  /// change only the value. Other values are changed once, as by ``withLock(_:)``.
  ///
  /// Within another change of the same value it is a mistake, as ``withLock(_:)`` is there.
  ///
  /// - Parameter operation: Changes the value.
  /// - Throws: What the operation throws the first time: the value stays as it was. What it throws later makes the change
  ///   undone, and is in ``saveError``.
  public func withOptimisticLock<Failure: Error>(
    _ operation: @escaping @Sendable (inout Value) throws(Failure) -> Void
  ) throws(Failure) {
    do {
      try reference.withOptimisticLock { value in try operation(&value) }
    } catch {
      // Nothing but the operation throws.
      throw error as! Failure
    }
  }

  /// Changes the value by an operation that can be run again, and waits until the change is kept.
  ///
  /// ```swift
  /// let number = try await $tickets.withTransaction { tickets in
  ///   tickets.count += 1
  ///   return tickets.count
  /// }
  /// ```
  ///
  /// - Parameter operation: Changes the value. It may run several times, each time on the newest value.
  /// - Returns: The result of the operation for the value that the change replaced. With a key that processes share,
  ///   each replaced value is the argument of one operation.
  /// - Throws: What the operation throws, or why the change could not be kept. A server that was lost in between may
  ///   have carried it out all the same.
  @discardableResult
  public func withTransaction<R: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> R
  ) async throws -> R {
    try await reference.withTransaction(operation)
  }

  /// Replaces the value, on whatever it is by then.
  func set(_ newValue: Value) {
    // A value that is shared is handed to others anyway.
    let newValue = UncheckedSendable(newValue)
    withOptimisticLock { $0 = newValue.value }
  }
}
