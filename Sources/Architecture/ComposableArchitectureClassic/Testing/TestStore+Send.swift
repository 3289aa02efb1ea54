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
        \(root.received.count == 1 ? "A received action waits" : "\(root.received.count) received actions wait") to be \
        asserted before the next one is sent. Call "store.receive" first.

        Not asserted: \(debugOutput(root.received.map(\.action)))
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
      location.report("The closure that says how the state changes threw an error: \(error)")
    }
    if expected != after {
      let heading =
        update == nil ? "The state has changed, and no change was expected" : "The state has not changed as expected"
      location.report(
        """
        \(heading):

        \(describeDifference(expected, after, received: "Actual"))
        """
      )
    } else if update != nil, expected == before {
      location.report(
        """
        The state was to change, and has not.

        The closure leaves the state as it was before. Where no change is expected, leave out the closure.
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
      location.report("No action was received.")
      return
    }
    let received = root.received.removeFirst()
    if received.action != expectedAction {
      location.report(
        """
        Another action was received in place of the expected one:

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
      \(root.inFlight.count == 1 ? "1 effect is" : "\(root.inFlight.count) effects are") still running after \(timeout).

      What waits for a test scheduler goes on when the test advances it.
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
