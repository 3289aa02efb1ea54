/// A value behind an actor.
@available(*, deprecated, message: "Use 'LockIsolated' instead.")
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Puts a value behind an actor.
  ///
  /// - Parameter value: The value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value as one step.
  ///
  /// - Parameter operation: Gets the value.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  public func withValue<T>(_ operation: @Sendable (inout Value) throws -> T) rethrows -> T {
    var value = self.value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: Makes the new value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try newValue()
  }
}
