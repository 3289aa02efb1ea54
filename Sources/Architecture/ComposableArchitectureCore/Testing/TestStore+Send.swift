public import CasePaths
import Dependencies
import Foundation

extension TestStore {
  /// Sends an action, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The effects that follow from the action, to be awaited or cancelled.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.settle()
    if isDismissed {
      location.report("The feature has dismissed itself: no action can be sent to it any more.")
      return TestStoreTask(batch: nil, timeout: timeLimit)
    }
    requireNothingReceived(at: location)
    switch exhaustivity {
    case .on: break
    case .off(showSkippedAssertions: true): skipReceived(strict: false, at: location)
    case .off(showSkippedAssertions: false): core.received = []
    }
    let expected = core.assertedState
    let previous = core.dependencies.stackElementID.incrementingCopy()
    var actual = expected
    let batch = core.send(action, location: location) { actual = $0 }
    assertChange(
      from: expected, to: actual, stackElementID: previous, update: updateStateToExpectedResult, at: location
    )
    core.assertedState = actual
    await core.settle()
    return TestStoreTask(batch: batch, timeout: timeLimit)
  }

  /// Sends an action that is a case without a value, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The case: `\.incrementTapped`.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The effects that follow from the action, to be awaited or cancelled.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(), assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line, column: column
    )
  }

  /// Sends an action that is a case with a value, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The case: `\.nameChanged`.
  ///   - value: The value of the case.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The effects that follow from the action, to be awaited or cancelled.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value), assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line, column: column
    )
  }
}
