extension Effect {
  /// An effect that can be cancelled by an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether starting the effect cancels what runs under the id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    cancellable(erasedID: AnyHashable(id), cancelInFlight: cancelInFlight)
  }

  /// An effect that can be cancelled by an id, which stays on the actor of the store.
  package func cancellable(erasedID id: AnyHashable, cancelInFlight: Bool) -> Self {
    if isNone { return self }
    // Once is enough, and the effect must not cancel itself when it makes way for itself.
    let here = NavigationIDPath()
    if case .cancellable(let effect, let own, let makesWay) = operation,
      _CancelID(id: own, navigationIDPath: here) == _CancelID(id: id, navigationIDPath: here)
    {
      return Self(operation: .cancellable(effect, id: id, cancelInFlight: cancelInFlight || makesWay))
    }
    return Self(operation: .cancellable(self, id: id, cancelInFlight: cancelInFlight))
  }

  /// Cancels the effects that run under an id: those of this feature, and of the features it presents.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    cancel(erasedID: AnyHashable(id))
  }

  /// Cancels the effects that run under any of several ids: those of this feature, and of the features it presents.
  ///
  /// - Parameter ids: The ids.
  public static func cancel(ids: [any Hashable & Sendable]) -> Self {
    .merge(ids.map { cancel(erasedID: AnyHashable($0)) })
  }

  /// Cancels the effects that run under any of several ids: those of this feature, and of the features it presents.
  ///
  /// - Parameter ids: The ids.
  public static func cancel(ids: any Hashable & Sendable...) -> Self { cancel(ids: ids) }

  /// Cancels the effects that run under an id, which stays on the actor of the store.
  package static func cancel(erasedID id: AnyHashable) -> Self {
    Self(operation: .cancel(id: id))
  }
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the effects that run under an id. Meant for `Effect.run`.
  ///
  /// In an effect, these are the effects of its feature and of the features it presents. Elsewhere, those of every store
  /// of the process, or of the running test.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: some Hashable & Sendable) {
    if let scope = EffectScope.current {
      scope.registry.cancel(id: AnyHashable(id), path: scope.path)
    } else {
      CancellationRegistries.shared.cancel(id: AnyHashable(id))
    }
  }
}

/// Runs an operation that can be cancelled by an id. Meant for `Effect.run`.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether to cancel what runs under the id.
///   - isolation: The actor of the caller.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withTaskCancellation<T: Sendable>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws -> T
) async rethrows -> T {
  let scope = EffectScope.current ?? .outsideStores
  let id = UncheckedSendable(AnyHashable(id))
  let cancellation = scope.registry.insert(id: id.value, path: scope.path, cancelInFlight: cancelInFlight)
  let task = Task { try await operation() }
  cancellation.insert(cancellation) { task.cancel() }
  defer {
    cancellation.remove(cancellation)
    scope.registry.remove(cancellation, id: id.value)
  }
  let result: Result<T, any Error> = await withTaskCancellationHandler {
    await task.result
  } onCancel: {
    task.cancel()
  }
  return try result._rethrowGet()
}
