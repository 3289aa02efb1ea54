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
    let timeout = duration ?? timeLimit
    let deadline = ContinuousClock.now + timeout
    await core.settle()
    while !core.inFlight.isEmpty {
      if await core.waitForEvent(until: deadline) { continue }
      if core.inFlight.isEmpty { break }
      location.report(
        """
        \(core.inFlight.count == 1 ? "1 effect is" : "\(core.inFlight.count) effects are") still running\
        \(timeout > .zero ? " after \(timeout.inSeconds) seconds" : "").

        \(waitingAdvice(timeout, default: timeLimit))
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
      if strict { location.report("No received action is left to skip.") }
      return
    }
    let count = core.received.count
    let actions =
      count == 1
      ? String(customDumping: core.received[0].action) : String(customDumping: core.received.map(\.action))
    book.report(
      """
      Passed over \(count) received action\(count == 1 ? "" : "s"):

      \(actions)
      """,
      at: location,
      exhaustivity: exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
    )
    core.assertedState = core.received[count - 1].state
    core.received = []
  }

  /// Expects nothing of the effects that run. They go on, and what they send is received as before.
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
      if strict { location.report("No effect is running that could be skipped.") }
      return
    }
    let sources = core.inFlight.map(\.effect.action)
    let actions = sources.count == 1 ? String(customDumping: sources[0]) : String(customDumping: sources)
    book.report(
      """
      Passed over \(sources.count) running effect\(sources.count == 1 ? "" : "s"), of:

      \(actions)
      """,
      at: location,
      exhaustivity: exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
    )
    core.skipInFlight()
  }

  /// Reports actions that a test must assert before it goes on.
  func requireNothingReceived(at location: SourceLocation) {
    if core.received.isEmpty { return }
    let actions = String(customDumping: core.received.map(\.action))
    book.report(
      """
      \(core.received.count == 1 ? "A received action waits" : "\(core.received.count) received actions wait") to be \
      asserted before the next one is sent. Call "store.receive" first.

      Not asserted: \(actions)
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
        describe(
          "The test is over, and an effect of this action is still running.",
          facts: ["Action": debugCaseOutput(effect.action)],
          causes: [
            """
            It needs a moment more: end the test with "await store.finish()".
            """,
            """
            It waits for a test clock or a test scheduler: advance that, or use an immediate one.
            """,
            """
            It runs until something ends it, as timers and subscriptions do: mark it ".cancellable(id:)" and send the \
            action that cancels it, or complete the subject that it listens to.
            """,
            """
            It is of no interest here: call "await store.skipInFlightEffects()", or set "store.exhaustivity = .off".
            """,
          ]
        ),
        at: effect.location
      )
    }
  }

  /// Reports actions that a test has not asserted at its end.
  func reportReceived(_ book: TestBook, _ location: SourceLocation) {
    // "finish" reports them, and so does the end of the store: the same ones once.
    if received.allSatisfy(\.isReported) { return }
    for index in received.indices { received[index].isReported = true }
    let actions = received.map { "    • " + debugCaseOutput($0.action, abbreviated: true) }.joined(separator: "\n")
    book.report(
      """
      The test is over, and \(received.count) received action\(received.count == 1 ? " was" : "s were") not asserted.

        Not asserted:
      \(actions)

      Assert each with "store.receive". Where they are of no interest, call "await store.skipReceivedActions()", or \
      set "store.exhaustivity = .off".
      """,
      at: location
    )
  }
}
