public import CasePaths
import CustomDump
import Dependencies
import Foundation

extension TestStore where Action: Equatable {
  /// Asserts that an effect sends an action, and how the state changes.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for it.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(
        matches: { expectedAction == $0 },
        failureMessage: {
          """
          The expected action was not received:

          \(dumpAction(expectedAction))
          """
        },
        describeUnexpected: { describeDifference(expectedAction, $0, received: "Received") }
      ),
      timeout: duration,
      update: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension TestStore {
  /// Asserts that an effect sends an action that matches, and how the state changes.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the one.
  ///   - duration: How long to wait for it.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        Expectation(
          matches: isMatching,
          failureMessage: { "No action that the predicate accepts was received." },
          describeUnexpected: dumpAction
        ),
        timeout: duration,
        update: updateStateToExpectedResult,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  /// Asserts that an effect sends an action of a case, and how the state changes.
  ///
  /// - Parameters:
  ///   - actionCase: The case: `\.response`.
  ///   - duration: How long to wait for it.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let casePath = AnyCasePath(actionCase)
    await receive(
      Expectation(
        matches: { casePath.extract(from: $0) != nil },
        failureMessage: { noAction(ofCaseWith: Value.self) },
        describeUnexpected: dumpAction
      ),
      timeout: duration,
      update: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Asserts that an effect sends an action of a case with a value, and how the state changes.
  ///
  /// - Parameters:
  ///   - actionCase: The case: `\.response`.
  ///   - value: The value of the case.
  ///   - duration: How long to wait for it.
  ///   - updateStateToExpectedResult: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let casePath = AnyCasePath(actionCase)
    await receive(
      Expectation(
        matches: { casePath.extract(from: $0) == value },
        failureMessage: { noAction(ofCaseWith: Value.self) },
        describeUnexpected: { action in
          guard casePath.extract(from: action) != nil else { return dumpAction(action) }
          return describeDifference(casePath.embed(value), action, received: "Received", indent: 2)
        }
      ),
      timeout: duration,
      update: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// That no action of a case was received.
private func noAction<Value>(ofCaseWith value: Value.Type) -> String {
  let value = value == Void.self ? "" : ", which holds \"\(typeName(value))\","
  return "No action of the expected case\(value) was received."
}

/// An action as it is written in code.
func dumpAction<Action>(_ action: Action) -> String {
  var dump = ""
  customDump(action, to: &dump, indent: 2)
  return dump
}
