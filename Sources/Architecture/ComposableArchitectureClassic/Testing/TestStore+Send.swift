public import ComposableArchitectureCore

extension TestStore where LocalState: Equatable {
  /// Sends an action, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The effects that follow from the action, to be cancelled.
  @discardableResult
  public func send(
    _ action: LocalAction,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) -> StoreTask {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if !root.received.isEmpty {
      location.report(
        """
        Must handle \(root.received.count) received action\(root.received.count == 1 ? "" : "s") before sending an \
        action: …

        Unhandled actions: \(debugOutput(root.received.map(\.action)))
        """
      )
    }
    let task = store.send(.sent(fromLocalAction(action), location))
    assertChange(to: root.stateOfSent, update, at: location)
    return task
  }

  /// Compares the state with what the test makes of the previous one.
  func assertChange(to actual: State, _ update: ((inout LocalState) throws -> Void)?, at location: TestLocation) {
    let before = toLocalState(root.assertedState)
    let after = toLocalState(actual)
    root.assertedState = actual
    var expected = before
    do {
      try update?(&expected)
    } catch {
      location.report("Threw error: \(error)")
    }
    if expected != after {
      location.report(
        """
        \(update == nil ? "State was not expected to change, but a change occurred" : "State change does not match expectation"): …

        \(describeDifference(expected, after, received: "Actual"))
        """
      )
    } else if update != nil, expected == before {
      location.report(
        """
        Expected to modify the expected state, but no change occurred.

        Ensure that the state was modified or remove the closure to assert no change.
        """
      )
    }
  }
}

extension TestStore where LocalState: Equatable, Action: Equatable {
  /// Asserts that an effect has sent an action, and how the state changed.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - update: Changes the state as the reducer is expected to; nil if it is not to change.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func receive(
    _ expectedAction: Action,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) {
    receive(
      expectedAction, update, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Waits until an effect has sent an action, asserts it, and how the state changed.
  ///
  /// For effects that nothing but time drives, such as `Effect.task`.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: How long to wait.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  ///   - update: Changes the state as the reducer is expected to; nil if it is not to change.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ update: ((inout LocalState) throws -> Void)? = nil
  ) async {
    await root.waitForEvent(within: timeout) { !$0.received.isEmpty || $0.inFlight.isEmpty }
    receive(
      expectedAction, update, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func receive(
    _ expectedAction: Action, _ update: ((inout LocalState) throws -> Void)?, at location: TestLocation
  ) {
    guard !root.received.isEmpty else {
      location.report("Expected to receive an action, but received none.")
      return
    }
    let received = root.received.removeFirst()
    if received.action != expectedAction {
      location.report(
        """
        Received unexpected action: …

        \(describeDifference(expectedAction, received.action, received: "Received"))
        """
      )
      root.assertedState = received.state
      return
    }
    assertChange(to: received.state, update, at: location)
  }
}

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func finish(
    timeout: Duration = .seconds(1),
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await root.waitForEvent(within: timeout) { $0.inFlight.isEmpty }
    if root.inFlight.isEmpty { return }
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Expected effects to finish, but there are still effects in-flight after \(timeout). …

      If an effect uses a test scheduler, advance it so that the effect may complete.
      """
    )
  }
}

/// The difference of two values as lines, or both values where no difference shows.
private func describeDifference(_ expected: Any, _ actual: Any, received: String) -> String {
  if let difference = debugDifference(expected, actual) {
    return "\(difference.indented(by: 4))\n\n(Expected: −, \(received): +)"
  }
  return """
    Expected:
    \(String(describing: expected).indented(by: 2))

    \(received):
    \(String(describing: actual).indented(by: 2))
    """
}
