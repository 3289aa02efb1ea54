/// A key of a value that other processes change as well, at the same time. Each value has a version, and a write
/// replaces only the version from which it was made.
///
/// References to such a key make what was changed here again, on the newest value, where somebody else was quicker (see
/// ``Shared/withOptimisticLock(_:)``). Completions may be called at once, on any thread, and once.
package protocol VersionedSharedKey<Value>: SharedKey {
  /// Reads the newest value; `nil` where none is kept.
  func fetch(_ completion: @escaping @Sendable (Result<VersionedValue<Value>?, VersionedFailure>) -> Void)

  /// Keeps a value if the one that is kept has the expected version.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - version: The expected version; 0 where no value is expected.
  ///   - token: Names the write, for its author to tell later whether it was carried out.
  func swap(
    _ value: Value,
    expecting version: Int,
    token: UInt64,
    completion: @escaping @Sendable (Result<VersionedSwap<Value>, VersionedFailure>) -> Void
  )

  /// Tells of versions that others write.
  func follow(_ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription
}

/// A value that is kept.
package struct VersionedValue<Value> {
  package var value: Value

  /// From 1 on.
  package var version: Int

  /// The tokens of the last writes that made it, the newest first.
  package var tokens: [UInt64]

  package init(_ value: Value, version: Int, tokens: [UInt64]) {
    self.value = value
    self.version = version
    self.tokens = tokens
  }
}

extension VersionedValue: Sendable where Value: Sendable {}

/// The result of a write.
package enum VersionedSwap<Value> {
  /// The value is kept, and has this version.
  case kept(version: Int)

  /// Another value is kept than was expected, or none.
  case conflict(newest: VersionedValue<Value>?)
}

extension VersionedSwap: Sendable where Value: Sendable {}

/// Why a value cannot be read or written.
package struct VersionedFailure: Error {
  package var error: any Error

  /// Whether it may be tried again. Then a notice says when: ``VersionedNotice/resumed``.
  package var isTransient: Bool

  package init(_ error: any Error, isTransient: Bool) {
    self.error = error
    self.isTransient = isTransient
  }
}

/// A notice about a stored value.
package enum VersionedNotice: Equatable, Sendable {
  /// Somebody has written this version.
  case changed(version: Int)

  /// Versions may have been missed, and what failed may be tried again.
  case resumed
}

/// A key that stands by itself, as the base of another: whoever saves last wins.
extension VersionedSharedKey {
  /// Reads the newest value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    fetch { continuation.resume(with: $0.map { $0?.value }.mapError(\.error)) }
  }

  /// Reads the newest value whenever somebody has written one.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    follow { _ in
      fetch { subscriber.yield(with: $0.map { $0?.value }.mapError(\.error)) }
    }
  }

  /// Keeps the value, whatever is kept now.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    overwrite(value, version: 0, token: .random(in: .min ... .max), continuation)
  }

  private func overwrite(_ value: Value, version: Int, token: UInt64, _ continuation: SaveContinuation) {
    swap(value, expecting: version, token: token) { result in
      switch result {
      case .success(.kept): continuation.resume()
      case .success(.conflict(let newest)): overwrite(value, version: newest?.version ?? 0, token: token, continuation)
      case .failure(let failure): continuation.resume(throwing: failure.error)
      }
    }
  }
}
