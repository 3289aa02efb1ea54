import CustomDump
import Foundation

extension TestStore {
  /// Asserts the state as it is now. Meant for non-exhaustive tests.
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Changes the state to what it is expected to be already.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    assertChange(
      from: core.assertedState,
      to: core.assertedState,
      stackElementID: core.dependencies.stackElementID.incrementingCopy(),
      update: updateStateToExpectedResult,
      skipUnnecessaryModifyFailure: true,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Compares the state with what the test makes of the previous one.
  func assertChange(
    from current: Boxed<State>,
    to actual: Boxed<State>,
    stackElementID: StackElementIDGenerator,
    update: ((inout State) throws -> Void)?,
    skipUnnecessaryModifyFailure: Bool = false,
    at location: SourceLocation
  ) {
    core.assertChange(
      StateChange(
        before: current, actual: actual, stackElementID: stackElementID, update: update,
        requiresModification: !skipUnnecessaryModifyFailure
      ),
      book,
      at: location
    )
  }
}

/// The difference of two values as lines, or both values where no difference shows.
func describeDifference<Value>(_ expected: Value, _ actual: Value, received: String, indent: Int = 4) -> String {
  if let difference = diff(expected, actual, format: .proportional) {
    return "\(difference.indented(by: indent))\n\n(Expected: −, \(received): +)"
  }
  return """
    Expected:
    \(String(describing: expected).indented(by: 2))

    \(received):
    \(String(describing: actual).indented(by: 2))
    """
}

extension String {
  /// The text with each line moved to the right.
  func indented(by indent: Int) -> String {
    let indentation = String(repeating: " ", count: indent)
    return indentation + replacing("\n", with: "\n\(indentation)")
  }
}
