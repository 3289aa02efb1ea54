import CustomDump
import Dependencies
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
      from: state,
      to: state,
      stackElementID: core.dependencies.stackElementID.incrementingCopy(),
      update: updateStateToExpectedResult,
      skipUnnecessaryModifyFailure: true,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Compares the state with what the test makes of the previous one.
  func assertChange(
    from current: State,
    to actual: State,
    stackElementID: StackElementIDGenerator,
    update: ((inout State) throws -> Void)?,
    skipUnnecessaryModifyFailure: Bool = false,
    at location: SourceLocation
  ) {
    func updated(_ state: State) throws -> State {
      guard let update else { return state }
      var state = state
      var dependencies = core.dependencies
      dependencies.stackElementID = stackElementID.incrementingCopy()
      try DependencyValues.$_current.withValue(dependencies) { try update(&state) }
      return state
    }
    func requireModification(_ expected: State) {
      guard !skipUnnecessaryModifyFailure, update != nil, expected == current else { return }
      book.report(
        """
        Expected state to change, but no change occurred.

        The trailing closure made no observable modifications to state. If no change to state is \
        expected, omit the trailing closure.
        """,
        at: location
      )
    }
    do {
      switch exhaustivity {
      case .on:
        let expected = try updated(current)
        if expected != actual {
          reportDifference(expected, actual, isExpectingChange: update != nil, at: location)
        } else {
          requireModification(expected)
        }
      case .off(let showSkippedAssertions):
        let expected = try updated(actual)
        if expected != actual {
          withExhaustivity(.on) {
            reportDifference(expected, actual, isExpectingChange: update != nil, at: location)
          }
        } else if showSkippedAssertions {
          let expected = (try? updated(current)) ?? current
          if expected != actual {
            reportDifference(expected, actual, isExpectingChange: update != nil, at: location)
          } else {
            requireModification(expected)
          }
        }
      }
    } catch {
      location.report("Threw error: \(error)")
    }
  }

  private func reportDifference(
    _ expected: State, _ actual: State, isExpectingChange: Bool, at location: SourceLocation
  ) {
    let difference = describeDifference(expected, actual, received: "Actual")
    let heading =
      isExpectingChange
      ? "A state change does not match expectation"
      : "State was not expected to change, but a change occurred"
    book.report("\(heading): …\n\n\(difference)", at: location)
  }
}

/// The difference of two values as lines, or both values where no difference shows.
func describeDifference<Value>(_ expected: Value, _ actual: Value, received: String) -> String {
  if let difference = diff(expected, actual, format: .proportional) {
    return "\(difference.indented(by: 4))\n\n(Expected: −, \(received): +)"
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
