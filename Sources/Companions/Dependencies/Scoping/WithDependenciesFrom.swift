import IssueReporting

/// Runs an operation with the dependencies of a model, some of them overridden.
///
/// Create the objects a model presents in here, and they use what the model uses. The model must have been returned
/// by a `withDependencies`, or hold a `@Dependency`; else an issue is reported and the current scope is used.
///
/// - Parameters:
///   - model: The object whose dependencies to use.
///   - updateValuesForOperation: Changes those dependencies.
///   - operation: What to run.
///   - fileID: The `#fileID` of the caller, for reports.
///   - filePath: The `#filePath` of the caller, for reports.
///   - line: The `#line` of the caller, for reports.
///   - column: The `#column` of the caller, for reports.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = DependencyValues.of(model, fileID: fileID, filePath: filePath, line: line, column: column)
  return try withDependencies {
    if let values { $0 = values.merging(._current) }
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs an operation with the dependencies of a model.
///
/// - Parameters:
///   - model: The object whose dependencies to use.
///   - operation: What to run.
///   - fileID: The `#fileID` of the caller, for reports.
///   - filePath: The `#filePath` of the caller, for reports.
///   - line: The `#line` of the caller, for reports.
///   - column: The `#column` of the caller, for reports.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation with the dependencies of a model, some of them overridden.
///
/// - Parameters:
///   - model: The object whose dependencies to use.
///   - isolation: The actor to run on: the caller's.
///   - updateValuesForOperation: Changes those dependencies.
///   - operation: What to run.
///   - fileID: The `#fileID` of the caller, for reports.
///   - filePath: The `#filePath` of the caller, for reports.
///   - line: The `#line` of the caller, for reports.
///   - column: The `#column` of the caller, for reports.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = DependencyValues.of(model, fileID: fileID, filePath: filePath, line: line, column: column)
  return try await withDependencies {
    if let values { $0 = values.merging(._current) }
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}

/// Runs an asynchronous operation with the dependencies of a model.
///
/// - Parameters:
///   - model: The object whose dependencies to use.
///   - isolation: The actor to run on: the caller's.
///   - operation: What to run.
///   - fileID: The `#fileID` of the caller, for reports.
///   - filePath: The `#filePath` of the caller, for reports.
///   - line: The `#line` of the caller, for reports.
///   - column: The `#column` of the caller, for reports.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

extension DependencyValues {
  /// The dependencies a model was made with; reports an issue if they are not known.
  fileprivate static func of<Model: AnyObject>(
    _ model: Model,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> DependencyValues? {
    if let values = ModelDependencies.shared.dependencies(of: model) { return values }
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        if let property = child.value as? any _HasInitialValues { return property.initialValues }
      }
      mirror = level.superclassMirror
    }
    reportIssue(
      """
      "withDependencies(from:)" was given a "\(typeName(Model.self))" that has no dependencies to hand on.

      Make it in the closure of another "withDependencies", or give its class a "@Dependency" property.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return nil
  }
}
