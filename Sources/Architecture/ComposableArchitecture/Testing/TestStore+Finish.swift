import CustomDump
import Foundation

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let timeout = duration ?? self.timeout
    let deadline = ContinuousClock.now + timeout
    await core.settle()
    while !core.inFlight.isEmpty {
      if await core.waitForEvent(until: deadline) { continue }
      if core.inFlight.isEmpty { break }
      location.report(
        """
        Expected effects to finish, but there are still effects in-flight\
        \(timeout > .zero ? " after \(timeout.inSeconds) seconds" : "").

        There are effects in-flight. If the effect that delivers this action uses a \
        clock/scheduler (via "receive(on:)", "delay", "debounce", etc.), make sure that you wait \
        enough time for it to perform the effect. If you are using a test \
        clock/scheduler, advance it so that the effects may complete, or consider using \
        an immediate clock/scheduler to immediately perform the effect instead.

        If you are not yet using a clock/scheduler, or can not use a clock/scheduler, \
        \(timeoutAdvice(timeout, default: self.timeout)).
        """
      )
      return
    }
    core.reportReceived(book, location)
    core.requireNoSharedChanges(book, location)
  }

  /// Forgets the actions that effects sent.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await core.settle()
    skipReceived(
      strict: strict, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  func skipReceived(strict: Bool, at location: SourceLocation) {
    if core.received.isEmpty {
      if strict { location.report("There were no received actions to skip.") }
      return
    }
    let count = core.received.count
    let actions =
      count == 1
      ? String(customDumping: core.received[0].action) : String(customDumping: core.received.map(\.action))
    book.report(
      """
      \(count) received action\(count == 1 ? " was" : "s were") skipped:

      \(actions)
      """,
      at: location,
      exhaustivity: exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
    )
    core.assertedState = core.received[count - 1].state
    core.received = []
  }

  /// Cancels the effects that run.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.settle()
    if core.inFlight.isEmpty {
      if strict { location.report("There were no in-flight effects to skip.") }
      return
    }
    let sources = core.inFlight.map(\.effect.action)
    let actions = sources.count == 1 ? String(customDumping: sources[0]) : String(customDumping: sources)
    book.report(
      """
      \(sources.count) in-flight effect\(sources.count == 1 ? " was" : "s were") cancelled, originating from:

      \(actions)
      """,
      at: location,
      exhaustivity: exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
    )
    core.cancelInFlight()
  }

  /// Reports actions that a test must assert before it goes on.
  func requireNothingReceived(at location: SourceLocation) {
    if core.received.isEmpty { return }
    let actions = String(customDumping: core.received.map(\.action))
    book.report(
      """
      Must handle \(core.received.count) received \
      action\(core.received.count == 1 ? "" : "s") before sending an action: …

      Unhandled actions: \(actions)
      """,
      at: location
    )
  }
}

extension TestCore {
  /// Reports what a test has left behind.
  func reportUnfinished(_ book: TestBook, _ location: SourceLocation) {
    reportReceived(book, location)
    for (_, effect) in inFlight {
      book.report(
        """
        An effect returned for this action is still running. It must complete before the end of \
        the test. …

        To fix, inspect any effects the reducer returns for this action and ensure that all of \
        them complete by the end of the test. There are a few reasons why an effect may not have \
        completed:

        • If using async/await in your effect, it may need a little bit of time to properly \
        finish. To fix you can simply perform "await store.finish()" at the end of your test.

        • If an effect uses a clock (or scheduler, via "receive(on:)", "delay", "debounce", etc.), \
        make sure that you wait enough time for it to perform the effect. If you are using a test \
        clock/scheduler, advance it so that the effects may complete, or consider using an \
        immediate clock/scheduler to immediately perform the effect instead.

        • If you are returning a long-living effect (timers, notifications, subjects, etc.), \
        then make sure those effects are torn down by marking the effect ".cancellable" and \
        returning a corresponding cancellation effect ("Effect.cancel") from another action, or, \
        if your effect is driven by a Combine subject, send it a completion.

        • If you do not wish to assert on these effects, perform "await \
        store.skipInFlightEffects()", or consider using a non-exhaustive test store: \
        "store.exhaustivity = .off".
        """,
        at: effect.location
      )
    }
  }

  /// Reports actions that a test has not asserted at its end.
  func reportReceived(_ book: TestBook, _ location: SourceLocation) {
    if received.isEmpty { return }
    let actions = received.map { "    • " + debugCaseOutput($0.action, abbreviated: true) }.joined(separator: "\n")
    book.report(
      """
      The store received \(received.count) unexpected \
      action\(received.count == 1 ? "" : "s") by the end of this test: …

        Unhandled actions:
      \(actions)

      To fix, explicitly assert against these actions using "store.receive", skip these actions \
      by performing "await store.skipReceivedActions()", or consider using a non-exhaustive test \
      store: "store.exhaustivity = .off".
      """,
      at: location
    )
  }
}
