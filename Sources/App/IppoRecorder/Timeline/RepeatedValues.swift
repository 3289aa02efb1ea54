import Foundation
import IppoRender
import Synchronization

/// The values that dependencies gave to an action that is reduced again. A recorder notes none of them.
final class RepeatedValues: Sendable {
  struct Values {
    var uuids: ArraySlice<UUID> = []
    var dates: ArraySlice<Date> = []
    var randoms: ArraySlice<UInt64> = []
    var calls: [RecordedCall] = []
    var answers: [Int: RecordedOutcome] = [:]
  }

  /// The values for the code that runs; `nil` outside of such a reduction.
  @TaskLocal static var current: RepeatedValues?

  private let values: Mutex<Values>

  /// - Parameter entries: The entries before the action, back to the event or action before it.
  init(_ entries: some Sequence<RecordedEntry>) {
    var values = Values()
    for entry in entries {
      switch entry {
      case .uuid(let uuid): values.uuids.append(uuid)
      case .date(let date): values.dates.append(date)
      case .random(let number): values.randoms.append(number)
      case .call(let call): values.calls.append(call)
      case .answer(let answer): values.answers[answer.call] = answer.outcome
      case .screen, .step, .action, .sleep, .wake, .time, .issue: break
      }
    }
    self.values = Mutex(values)
  }

  /// The next value; `nil` for more values than there were.
  func next<Value: Sendable>(_ take: (inout Values) -> Value?) -> Value? { values.withLock { take(&$0) } }

  /// Answers a call as it was answered. A call with other arguments gets the answer of the next call of the endpoint. A call
  /// without an answer does not run: the program has made it before, or another one in its place.
  ///
  /// - Parameter report: Receives a sentence about a call without an answer.
  func run(_ call: RecordedCall, report: @escaping @Sendable (String) -> Void) -> RecordedCallRun {
    let outcome = next { values -> RecordedOutcome? in
      let index =
        values.calls.firstIndex { $0.name == call.name && $0.arguments == call.arguments }
        ?? values.calls.firstIndex { $0.name == call.name }
      return index.flatMap { values.answers[values.calls.remove(at: $0).number] }
    }
    return .replayed(
      RepeatedCall(outcome: outcome) { reason in
        report("An action that is computed again calls \(call.description). \(reason)")
      })
  }
}

/// A call of an action that is reduced again. Effects are left out, so that the call has its answer at once.
private struct RepeatedCall: ReplayedCall {
  let outcome: RecordedOutcome?
  let report: @Sendable (String) -> Void

  func wait() async {}
  func follow(_ receive: @escaping @Sendable (RecordedOutcome) -> Void) {}
  func fail(_ reason: String) { report(reason) }
}
