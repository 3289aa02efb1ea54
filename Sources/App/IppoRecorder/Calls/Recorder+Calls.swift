internal import ConcurrencyExtras
package import IppoRender
internal import Synchronization

/// The calls of dependencies' endpoints: noted where a program runs, and answered from a recording where it is replayed.
extension Recorder {
  package func begin(_ call: RecordedCall, hasSubstitute: Bool) -> RecordedCallRun {
    if let again = RepeatedValues.current {
      return again.run(call) { [weak self] in self?.add(issue: $0) }
    }
    var call = call
    let (number, replay) = state.withLock { state -> (Int, ReplayCalls?) in
      state.lastCall += 1
      call.number = state.lastCall
      state.openCalls.insert(call.number)
      // An effect on another thread may call while the main thread reduces.
      if state.isReducing, !hasSubstitute, isOnMainActor { state.endpointsWithoutSubstitute.insert(call.name) }
      state.add(.call(call))
      return (call.number, state.replay?.calls)
    }
    entriesChanged()
    guard let replay else { return .recorded(number) }
    let recorded = replay.take(call.scrubbed(scrubber))
    // The player may wait for the call.
    entriesChanged()
    return .replayed(
      AnsweredCall(calls: replay, number: recorded, name: call.name) { [weak self] in
        self?.add(RecordedAnswer(call: number, outcome: $0))
      })
  }

  package func add(_ answer: RecordedAnswer) {
    let isKnown = state.withLock { state in
      // A call may belong to a part of the log that was dropped.
      guard state.openCalls.contains(answer.call) else { return false }
      if answer.outcome.isLast { state.openCalls.remove(answer.call) }
      state.add(.answer(answer))
      return true
    }
    if isKnown { entriesChanged() }
  }

  /// Forgets the endpoints that reducers have called, except for some.
  func forgetEndpoints(exceptFor names: Set<String>) {
    state.withLock { $0.endpointsWithoutSubstitute.formIntersection(names) }
  }

  /// Tells those who wait for entries, after the turn that runs.
  private func entriesChanged() {
    Task { @MainActor [weak self] in
      self?.timeline?.takeEntries()
      self?.onEntry?()
    }
  }
}

/// A call that is answered from a recording, and whose answers are noted as those of the program.
private struct AnsweredCall: ReplayedCall {
  let calls: ReplayCalls
  /// The number of the call in the recording; `nil` for a call that the recording lacks.
  let number: Int?
  let name: String
  let note: @Sendable (RecordedOutcome) -> Void

  func wait() async { await calls.wait(for: number) }

  var outcome: RecordedOutcome? {
    guard let number else { return calls.lastOutcome(of: name) }
    guard let outcome = calls.firstOutcome(of: number) else { return nil }
    note(outcome)
    return outcome
  }

  func follow(_ receive: @escaping @Sendable (RecordedOutcome) -> Void) {
    // The elements of another call would be no answer.
    guard let number else { return receive(.finished) }
    calls.follow(number) { [note] outcome in
      note(outcome)
      receive(outcome)
    }
  }

  func fail(_ reason: String) { calls.fail(number, reason) }
}
