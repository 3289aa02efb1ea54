/// The effects that an id can cancel, in the process or in the running test. For tests that look for leaks.
@_spi(Internals)
public let _cancellationCancellables = _CancellablesCollection()

/// The effects that an id can cancel.
@_spi(Internals)
public struct _CancellablesCollection: Sendable {
  /// How many ids have effects running under them.
  public var count: Int {
    CancellationRegistries.shared.current.reduce(0) { $0 + $1.count }
  }

  /// Whether an effect runs under an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The presented feature that the id belongs to.
  public func exists(at id: some Hashable, path: NavigationIDPath = NavigationIDPath()) -> Bool {
    CancellationRegistries.shared.current.contains { $0.exists(id: AnyHashable(id), path: path) }
  }

  /// Forgets what runs, without cancelling it.
  public func removeAll() {
    for registry in CancellationRegistries.shared.current { registry.removeAll() }
  }

  /// Reads the collection.
  ///
  /// - Parameter operation: Is given the collection.
  public func withValue<R>(_ operation: (Self) throws -> R) rethrows -> R {
    try operation(self)
  }
}
