import CustomDump
import Dependencies
import Foundation

extension TestStore {
  /// An action that a test expects.
  struct Expectation {
    let matches: (Action) -> Bool
    /// Made when it is needed: dumping an action takes long.
    let failureMessage: () -> String
    let describeUnexpected: (Action) -> String
  }

  /// Waits for an action, and asserts it and its change of the state.
  func receive(
    _ expectation: Expectation,
    timeout: Duration?,
    update: ((inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    await core.settle()
    if !core.inFlight.isEmpty, await !wait(for: expectation, timeout: timeout ?? timeLimit, at: location) {
      return
    }
    if isDismissed, core.received.isEmpty {
      location.report("The feature has dismissed itself: no action is received from it any more.")
      return
    }
    assertReceived(expectation, update: update, at: location)
    await core.settle()
  }

  private func isFulfilled(_ expectation: Expectation) -> Bool {
    exhaustivity == .on
      ? !core.received.isEmpty : core.received.contains { expectation.matches($0.action) }
  }

  /// Waits until the action was received; reports an issue if it is not in time.
  private func wait(for expectation: Expectation, timeout: Duration, at location: SourceLocation) async -> Bool {
    let deadline = ContinuousClock.now + timeout
    while !isFulfilled(expectation), !core.inFlight.isEmpty, !Task.isCancelled {
      if await core.waitForEvent(until: deadline) { continue }
      if isFulfilled(expectation) { break }
      let expected = exhaustivity == .on ? "action" : "action that matches"
      location.report(
        """
        No \(expected) was received\(timeout > .zero ? " within \(timeout.inSeconds) seconds" : "").

        \(suggestion(timeout: timeout))
        """
      )
      return false
    }
    return true
  }

  private func suggestion(timeout: Duration) -> String {
    if core.inFlight.isEmpty {
      return """
        No effect is left that could send it. It may have been cancelled, or have ended without sending.
        """
    }
    return waitingAdvice(timeout, default: timeLimit)
  }

  private func assertReceived(
    _ expectation: Expectation, update: ((inout State) throws -> Void)?, at location: SourceLocation
  ) {
    if exhaustivity == .on, core.received.isEmpty {
      location.report(expectation.failureMessage())
      return
    }
    if exhaustivity != .on {
      guard let index = core.received.firstIndex(where: { expectation.matches($0.action) }) else {
        location.report(expectation.failureMessage())
        return
      }
      skip(index, at: location)
    }
    let received = core.received.removeFirst()
    if expectation.matches(received.action) {
      let previous = stackElementIDBefore(received)
      assertChange(from: core.assertedState, to: received.state, stackElementID: previous, update: update, at: location)
    } else {
      let isLater = core.received.contains { expectation.matches($0.action) }
      book.report(
        """
        Another action was received \(isLater ? "before" : "in place of") the expected one:

        \(expectation.describeUnexpected(received.action))
        """,
        at: location
      )
    }
    core.assertedState = received.state
  }

  /// Numbers for the stack elements that the test pushes in its expectation.
  private func stackElementIDBefore(_ received: TestCore<State, Action>.Received) -> StackElementIDGenerator {
    received.stackElementIDBefore.incrementingCopy()
  }

  /// Skips actions that were received before an expected one.
  private func skip(_ count: Int, at location: SourceLocation) {
    if count == 0 { return }
    let actions = core.received.prefix(count).map(\.action)
    core.assertedState = core.received[count - 1].state
    core.received.removeFirst(count)
    var dump = ""
    customDump(actions, to: &dump)
    book.report(
      """
      Passed over \(count) received action\(count == 1 ? "" : "s"):

      \(dump)
      """,
      at: location
    )
  }
}

/// Advice about effects that an assertion has waited for in vain.
///
/// - Parameters:
///   - timeout: How long the assertion has waited.
///   - default: How long it waits where the test does not say.
func waitingAdvice(_ timeout: Duration, default: Duration) -> String {
  """
  What waits for a test clock or a test scheduler goes on when the test advances it; with an immediate one in its \
  place nothing waits. Where the time is real, \(timeout != `default` ? "raise this" : "pass a longer") "timeout".
  """
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
