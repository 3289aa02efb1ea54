/// The surroundings of an effect, for publishers that run or cancel effects themselves.
///
/// It is known while the publisher of an effect is subscribed to, and within `Effect.run`; whoever needs it later keeps
/// it.
package struct EffectContext: Sendable {
  private let scope: EffectScope

  /// The context at hand: that of the effect that is being started, or of work outside of stores.
  package static var current: Self {
    Self(scope: EffectScope.current ?? .outsideStores)
  }

  /// Calls a function in the context.
  package func callAsFunction<R>(_ operation: () throws -> R) rethrows -> R {
    try EffectScope.$current.withValue(scope, operation: operation)
  }

  /// Registers work under an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel what is registered under the id.
  ///   - onCancel: Called once, when the work is cancelled by its id.
  /// - Returns: Forgets the work, to be called when it has ended.
  package func register(
    id: AnyHashable, cancelInFlight: Bool, onCancel: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let registry = scope.registry
    let cancellation = registry.insert(id: id, path: scope.path, cancelInFlight: cancelInFlight)
    cancellation.insert(cancellation, onCancel)
    let id = UncheckedSendable(id)
    return {
      cancellation.remove(cancellation)
      registry.remove(cancellation, id: id.value)
    }
  }

  /// Cancels the work under an id: that of the context, and that which was started outside of stores.
  package func cancel(id: AnyHashable) {
    scope.registry.cancel(id: id, path: scope.path)
    let outside = CancellationRegistries.shared.outsideStores
    if scope.registry !== outside { outside.cancel(id: id, path: NavigationIDPath()) }
  }

  /// The object that effects under an id share, made at the first request.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - type: The type of what is shared.
  ///   - make: Makes it.
  package func throttle<T: AnyObject>(id: AnyHashable, as type: T.Type, make: () -> T) -> T {
    scope.registry.throttle(id, as: type, make: make)
  }
}
