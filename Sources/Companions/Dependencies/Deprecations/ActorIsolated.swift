public import ConcurrencyExtras

@available(*, deprecated, message: "Use 'LockIsolated' instead.")
extension ActorIsolated {
  /// Runs an operation with the value.
  ///
  /// - Parameter operation: Reads or changes the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @available(*, deprecated, message: "The closure need not be asynchronous.")
  @_disfavoredOverload
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) async throws -> T
  ) async rethrows -> T where Value: Sendable {
    var value = value
    defer { self.value = value }
    return try await operation(&value)
  }
}
