public import CasePaths

// Nanoseconds are of any integer type, and not `UInt64`: `.zero` then names a duration, whatever the overloads.

extension TestStore {
  /// Asserts that an effect sends an action of a case, and how the state changes.
  @available(*, deprecated, message: "Use 'receive(\\.child)' with a case key path, instead.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(
        matches: { actionCase.extract(from: $0) != nil },
        failureMessage: { "Expected to receive an action matching case path, but didn't get one." },
        describeUnexpected: dumpAction
      ),
      timeout: duration,
      update: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sends an action of a case within a number of nanoseconds, and how the state changes.
  @available(*, deprecated, message: "Use 'receive(\\.child)' with a case key path and a 'Duration', instead.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: some BinaryInteger,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect sends an action that matches, within a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: some BinaryInteger,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect sends an action of a case, within a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: some BinaryInteger,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }

  /// Asserts that an effect sends an action of a case with a value, within a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: some BinaryInteger,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, value, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }

  /// Waits until all effects have ended, for a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: some BinaryInteger,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension TestStore where Action: Equatable {
  /// Asserts that an effect sends an action, within a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: some BinaryInteger,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      expectedAction, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult, fileID: fileID,
      file: filePath, line: line, column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until no effect is running, for a number of nanoseconds.
  @available(*, deprecated, message: "Say how long to wait with a 'Duration'.")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: some BinaryInteger,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line, column: column)
  }
}
