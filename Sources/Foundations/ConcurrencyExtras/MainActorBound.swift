/// A value that crosses threads, and is used on the main actor alone: the compiler lets nobody else have it.
///
/// It is for values that are not sendable, and are made elsewhere, or captured by functions that are. Whoever makes one no longer
/// uses the value.
package struct MainActorBound<Value>: @unchecked Sendable {  // the value is reached on the main actor alone
  private let bound: Value

  /// - Parameter value: Wraps a value on its way to the main actor.
  package init(_ value: Value) { bound = value }

  /// The value.
  @MainActor package var value: Value { bound }
}
