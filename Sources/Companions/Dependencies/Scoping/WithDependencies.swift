/// Runs an operation with some dependencies overridden.
///
/// ```swift
/// withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// } operation: {
///   model.refresh()
/// }
/// ```
///
/// The overrides reach everything the operation calls and the tasks it creates, but not closures that run after it:
/// carry them along by `withEscapedDependencies(_:)`. If the operation returns an object, that object can hand its
/// dependencies to others by `withDependencies(from:operation:)`.
///
/// - Parameters:
///   - updateValuesForOperation: Changes the dependencies of the current scope.
///   - operation: What to run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try DependencyMutation.$current.withValue(.overriding) {
    try updateValuesForOperation(&values)
  }
  return try DependencyValues.run(operation, with: values)
}

/// Runs an asynchronous operation with some dependencies overridden.
///
/// - Parameters:
///   - isolation: The actor to run on: the caller's.
///   - updateValuesForOperation: Changes the dependencies of the current scope.
///   - operation: What to run.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await DependencyMutation.$current.withValue(.overriding) {
    try await updateValuesForOperation(&values)
  }
  return try await DependencyValues.run(operation, with: values)
}

extension DependencyValues {
  /// Runs an operation in the scope of some dependencies, and remembers them for the object it returns, if it does.
  static func run<R>(_ operation: () throws -> R, with values: DependencyValues) rethrows -> R {
    let values = values.flattened()
    let mark = ModelDependencies.shared.mark(for: R.self)
    let result = try $_current.withValue(values) {
      // Inside the operation nothing is being overridden, even if the scope itself opens within an override.
      guard DependencyMutation.current != nil else { return try operation() }
      return try DependencyMutation.$current.withValue(nil, operation: operation)
    }
    ModelDependencies.shared.remember(values, of: result, since: mark)
    return result
  }

  /// Runs an asynchronous operation in the scope of some dependencies.
  static func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R,
    with values: DependencyValues
  ) async rethrows -> R {
    let values = values.flattened()
    let mark = ModelDependencies.shared.mark(for: R.self)
    let result = try await $_current.withValue(values) {
      guard DependencyMutation.current != nil else { return try await operation() }
      return try await DependencyMutation.$current.withValue(nil, operation: operation)
    }
    ModelDependencies.shared.remember(values, of: result, since: mark)
    return result
  }
}
