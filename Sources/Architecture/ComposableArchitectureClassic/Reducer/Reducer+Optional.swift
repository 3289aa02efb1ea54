extension Reducer {
  /// Makes a reducer work on a state that may be there or not.
  ///
  /// ```swift
  /// modalReducer.optional().pullback(state: \.modal, action: /AppAction.modal, environment: { $0.modal })
  /// ```
  ///
  /// Reports an issue if an action arrives while the state is nil.
  ///
  /// - Parameters:
  ///   - breakpointOnNil: Whether an action without state is an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func optional(
    breakpointOnNil: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    let missing = MissingState(
      operation: "optional", fileID: fileID, filePath: filePath, line: line, column: column
    )
    return .init { state, action, environment in
      guard state != nil else {
        if breakpointOnNil { missing.reportAbsent(action, "its state was nil") }
        return .none
      }
      return run(&state!, action, environment)
    }
  }

  /// The same as ``optional(breakpointOnNil:fileID:file:line:column:)``, as a property: its name in the first releases.
  public var optional: Reducer<State?, Action, Environment> {
    optional()
  }
}
