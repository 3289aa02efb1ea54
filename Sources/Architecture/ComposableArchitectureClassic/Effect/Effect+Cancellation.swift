import OpenCombine

extension Effect {
  /// An effect that can be cancelled by an id.
  ///
  /// ```swift
  /// struct SearchID: Hashable {}
  /// ```
  ///
  /// The id reaches the effects of one store. The id also cancels an effect that a publisher starts later, such as the
  /// inner one of a `flatMap`, but all stores share that id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether starting the effect cancels what runs under the id.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Effect {
    if operation.isNone { return self }
    return Effect(operation: .cancellable(self, id: id, cancelInFlight: cancelInFlight))
  }

  /// An effect that can be cancelled by a type.
  ///
  /// - Parameters:
  ///   - id: The type, which stands for itself.
  ///   - cancelInFlight: Whether starting the effect cancels what runs under the type.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Effect {
    cancellable(id: AnyHashable(ObjectIdentifier(id)), cancelInFlight: cancelInFlight)
  }

  /// Cancels the effects that run under an id.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: AnyHashable) -> Effect {
    Effect(operation: .cancel([id]))
  }

  /// Cancels the effects that run under a type.
  ///
  /// - Parameter id: The type.
  public static func cancel(id: Any.Type) -> Effect {
    Effect(operation: .cancel([AnyHashable(ObjectIdentifier(id))]))
  }

  /// Cancels the effects that run under any of several ids.
  ///
  /// - Parameter ids: The ids.
  public static func cancel(ids: [AnyHashable]) -> Effect {
    Effect(operation: .cancel(ids))
  }

  /// Cancels the effects that run under any of several ids.
  ///
  /// - Parameter ids: The ids.
  public static func cancel(ids: AnyHashable...) -> Effect {
    Effect(operation: .cancel(ids))
  }
}
