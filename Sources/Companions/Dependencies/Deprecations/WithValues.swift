extension DependencyValues {
  /// Runs an operation with one dependency overridden.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0[keyPath: keyPath] = value
    } operation: {
      try operation()
    }
  }

  /// Runs an asynchronous operation with one dependency overridden.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  ///   - isolation: The actor to run on: the caller's.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies {
      $0[keyPath: keyPath] = value
    } operation: {
      try await operation()
    }
  }

  /// Runs an operation with some dependencies overridden.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What either closure throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValues<R>(
    _ updateValuesForOperation: (inout Self) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Runs an asynchronous operation with some dependencies overridden.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on: the caller's.
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What either closure throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout Self) async throws -> Void,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Runs an operation with new dependencies of a test, some of them overridden.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What either closure throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withTestValues<R>(
    _ updateValuesForOperation: (inout Self) throws -> Void,
    assert operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0 = .test
      try updateValuesForOperation(&$0)
    } operation: {
      try operation()
    }
  }

  /// Runs an asynchronous operation with new dependencies of a test, some of them overridden.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on: the caller's.
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What either closure throws.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withTestValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout Self) async throws -> Void,
    assert operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies {
      $0 = .test
      try await updateValuesForOperation(&$0)
    } operation: {
      try await operation()
    }
  }
}
