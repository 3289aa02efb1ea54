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
    if !core.inFlight.isEmpty, await !wait(for: expectation, timeout: timeout ?? self.timeout, at: location) {
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
      location.report(
        """
        Expected to receive \(exhaustivity == .on ? "an action" : "a matching action"), but received none\
        \(timeout > .zero ? " after \(timeout.inSeconds) seconds" : "").

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
        There are no in-flight effects that could deliver this action. Could the effect you \
        expected to deliver this action have been cancelled?
        """
    }
    return """
      There are effects in-flight. If the effect that delivers this action uses a \
      clock/scheduler (via "receive(on:)", "delay", "debounce", etc.), make sure that you wait \
      enough time for it to perform the effect. If you are using a test \
      clock/scheduler, advance it so that the effects may complete, or consider using \
      an immediate clock/scheduler to immediately perform the effect instead.

      If you are not yet using a clock/scheduler, or can not use a clock/scheduler, \
      \(timeoutAdvice(timeout, default: self.timeout)).
      """
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
        Received unexpected action\(isLater ? " before this one" : ""): …

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
      \(count) received action\(count == 1 ? " was" : "s were") skipped:

      \(dump)
      """,
      at: location
    )
  }
}

/// What to do about an assertion that waits too short a time.
///
/// - Parameters:
///   - timeout: How long it waits.
///   - default: How long it waits where the test does not say.
func timeoutAdvice(_ timeout: Duration, default: Duration) -> String {
  timeout != `default`
    ? #"try increasing the duration of this assertion's "timeout""#
    : #"configure this assertion with an explicit "timeout""#
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
