public import Dependencies

extension Store {
  /// Makes a store of a reducer value.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  @available(*, deprecated, message: "Pass a closure: 'Store(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies)
  }
}

extension TestStore {
  /// Makes a test store of a reducer value.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies of the feature.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @available(*, deprecated, message: "Pass a closure: 'TestStore(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: R,
    prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }
}
