internal import IppoRender
internal import Synchronization

/// The calls of a recording that is replayed. A call of the program takes the first one with its name and arguments, and
/// gets the answer when the replay comes to it.
///
/// ```
///          take(_:)               release(_:)                 release(_:)
/// recorded ────────▶ taken: waits ───────────▶ has its answer ───────────▶ an element, or the end of its stream
/// ```
final class ReplayCalls: Sendable {
  /// The recorded call, and the call or the value of the program that differs from it.
  struct Difference: Sendable {
    var recorded: String
    var found: String
  }

  fileprivate struct State {
    /// The calls that the program has not made.
    var expected: [RecordedCall] = []
    var calls: [Int: RecordedCall] = [:]
    var answers: [Int: [RecordedOutcome]] = [:]
    /// The number of released answers, by call.
    var released: [Int: Int] = [:]
    var taken: Set<Int> = []
    var waiters: [(id: Int, call: Int?, continuation: CheckedContinuation<Void, Never>)] = []
    var lastWaiter = 0
    var cancelled: Set<Int> = []
    var receivers: [Int: @Sendable (RecordedOutcome) -> Void] = [:]
    /// The number of answers that were handed over, by call.
    var delivered: [Int: Int] = [:]
    /// The calls whose answers are being handed over.
    var delivering: Set<Int> = []
    var difference: Difference?
  }

  private let state: Mutex<State>

  init(_ entries: [RecordedEntry]) {
    var state = State()
    for entry in entries {
      switch entry {
      case .call(let call):
        state.expected.append(call)
        state.calls[call.number] = call
      case .answer(let answer): state.answers[answer.call, default: []].append(answer.outcome)
      case .screen, .step, .action, .uuid, .date, .random, .sleep, .wake, .time, .issue: break
      }
    }
    self.state = Mutex(state)
  }

  /// The first place where the calls of the program are not those of the recording.
  var difference: Difference? { state.withLock { $0.difference } }

  /// Whether the program has made a call of the recording.
  func isTaken(_ number: Int) -> Bool { state.withLock { $0.taken.contains(number) } }

  /// The call that the program has made in place of others of its endpoint; `nil` for none.
  ///
  /// - Parameters:
  ///   - name: The name of the endpoint.
  ///   - number: The number of the last call that the program can have made.
  func taken(of name: String, after number: Int) -> RecordedCall? {
    state.withLock { state in
      state.taken.filter { $0 > number && state.calls[$0]?.name == name }.min().flatMap { state.calls[$0] }
    }
  }

  /// The last outcome of an endpoint's calls, for a program that has left the recording and cannot throw.
  func lastOutcome(of name: String) -> RecordedOutcome? {
    state.withLock { state in
      for call in state.calls.values.sorted(by: { $0.number > $1.number }) where call.name == name {
        if let outcome = state.answers[call.number]?.first { return outcome }
      }
      return nil
    }
  }

  /// Takes the recorded call that a call of the program repeats.
  ///
  /// - Returns: The number of the recorded call; `nil` if the recording lacks it.
  func take(_ call: RecordedCall) -> Int? {
    state.withLock { state in
      let isSame = { (other: RecordedCall) in other.name == call.name && other.arguments == call.arguments }
      if let index = state.expected.firstIndex(where: isSame) {
        let number = state.expected.remove(at: index).number
        state.taken.insert(number)
        return number
      }
      let next = state.expected.first { $0.name == call.name }
      state.note(
        Difference(
          recorded: next?.description ?? "no further call of \(call.name)", found: call.description))
      return nil
    }
  }

  /// Notes that a value of a call cannot be used.
  func fail(_ number: Int?, _ reason: String) {
    state.withLock { state in
      let name = number.flatMap { state.calls[$0]?.description } ?? "a call"
      state.note(Difference(recorded: "the answer to \(name)", found: reason))
    }
  }

  // MARK: Answers

  /// The first outcome of a call. A call that cannot wait gets it at once, and so does a cancelled one.
  func firstOutcome(of number: Int) -> RecordedOutcome? { state.withLock { $0.answers[number]?.first } }

  /// Waits for the first answer to a call, or for the end of the task.
  func wait(for number: Int?) async {
    let id = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          if let number, state.released[number] != nil { return true }
          state.waiters.append((id, number, continuation))
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
        guard let index = state.waiters.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.waiters.remove(at: index).continuation
      }
      continuation?.resume()
    }
  }

  /// Hands over the answers behind the first one: those that were released, and the others when they are.
  func follow(_ number: Int, _ receive: @escaping @Sendable (RecordedOutcome) -> Void) {
    state.withLock { $0.receivers[number] = receive }
    deliver(number)
  }

  /// The replay comes to an answer.
  func release(_ answer: RecordedAnswer) {
    let waiters = state.withLock { state in
      state.released[answer.call, default: 0] += 1
      let waiters = state.waiters.filter { $0.call == answer.call }
      state.waiters.removeAll { $0.call == answer.call }
      return waiters
    }
    for waiter in waiters { waiter.continuation.resume() }
    deliver(answer.call)
  }

  /// Hands over released answers in their order, one caller at a time.
  private func deliver(_ number: Int) {
    var isMine = false
    while let (receive, outcome) = state.withLock({ $0.nextDelivery(of: number, isMine: isMine) }) {
      isMine = true
      receive(outcome)
    }
  }
}

extension ReplayCalls.State {
  fileprivate mutating func note(_ difference: ReplayCalls.Difference) {
    if self.difference == nil { self.difference = difference }
  }

  fileprivate mutating func nextDelivery(
    of number: Int, isMine: Bool
  ) -> (@Sendable (RecordedOutcome) -> Void, RecordedOutcome)? {
    guard let receive = receivers[number], isMine || !delivering.contains(number) else { return nil }
    let (next, answers) = (delivered[number] ?? 1, answers[number] ?? [])
    guard next < min(released[number] ?? 0, answers.count) else {
      delivering.remove(number)
      return nil
    }
    delivering.insert(number)
    delivered[number] = next + 1
    return (receive, answers[next])
  }
}
