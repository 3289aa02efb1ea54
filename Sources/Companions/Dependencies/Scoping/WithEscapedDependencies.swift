/// Carries the dependencies of the current scope into closures that run after it.
///
/// The closures may run on any queue. They have the dependencies of the scope, and what these read of it. The dependency
/// `dismiss` and `Task.cancel(id:)` find the feature of the effect. A test store notices changes of shared values. The
/// visitor and the storage are those of the window.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.asyncAfter(deadline: .now() + 1) {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// - Parameter operation: Is given what to restore the dependencies with.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Carries the dependencies of the current scope into closures that run after it.
///
/// - Parameters:
///   - isolation: The actor to run on: the caller's.
///   - operation: Is given what to restore the dependencies with.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a scope, to be restored outside of it. See ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current
    private let surroundings = EscapedScopes.capture()[...]

    init() {}

    /// Runs an operation with the dependencies that were carried along.
    ///
    /// - Parameter operation: What to run.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try EscapedScopes.run({ try DependencyValues.run(operation, with: values) }, in: surroundings)
    }

    /// Runs an asynchronous operation with the dependencies that were carried along.
    ///
    /// - Parameters:
    ///   - isolation: The actor to run on: the caller's.
    ///   - operation: What to run.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await EscapedScopes.run({ try await DependencyValues.run(operation, with: values) }, in: surroundings)
    }
  }
}
