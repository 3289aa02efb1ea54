import Dispatch
import Foundation
import Synchronization

/// A connection to a server with a thread of its own, and the calls that wait for it.
///
///              call                      connected
///     idle ───────────▶ connecting ───────────────────▶ carrying out what waits ──▶ idle
///                           │ failed                        │ failed
///                           ▼                               ▼
///              calls fail at once, for a pause        next call connects
///
/// A call is answered within ``ServerLimits/call``, also when the thread hangs (as in a look-up of a host's name).
package final class ServerLane<Call: ServerCall, Answer: Sendable>: Sendable {
  package typealias Connect =
    @Sendable (_ deadline: ContinuousClock.Instant) throws(ServerFailure) -> any ServerConnection<Call, Answer>
  package typealias Outcome = Result<Answer, ServerLaneError>
  private typealias Pending = PendingCall<Call, Answer>

  private struct State {
    var waiting: [Pending] = []
    var running: [Pending] = []
    /// How many calls there were.
    var count = 0
    var isWatched = false
    var isClosed = false
    var hasEnded = false
    var closers: [CheckedContinuation<Void, Never>] = []
  }

  /// Calls and bytes that are sent at once, at the most.
  private static var batch: (calls: Int, bytes: Int) { (256, 8 << 20) }

  private let limits: ServerLimits
  private let connect: Connect
  /// Guards the state, and wakes the thread: as one of POSIX, which its thread may wait for, and the thread sanitizer sees.
  private let condition = NSCondition()
  private nonisolated(unsafe) var state = State()  // the condition guards it

  /// - Parameter name: of the thread; 15 bytes of it are shown.
  package init(name: String, limits: ServerLimits, connect: @escaping Connect) {
    self.limits = limits
    self.connect = connect
    Thread.start(named: name) { [self] in work() }
  }

  package func run(_ call: Call) async throws(ServerLaneError) -> Answer {
    let outcome: Outcome = await withCheckedContinuation { continuation in
      send(call) { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }

  /// - Parameter completion: called once, on the thread of the lane or another, and not to be kept waiting.
  package func send(_ call: Call, completion: @escaping @Sendable (Outcome) -> Void) {
    let deadline = ContinuousClock.now + limits.call
    let isClosed = withState { state in
      guard !state.isClosed else { return true }
      state.count += 1
      var call = call
      call.number = state.count
      state.waiting.append(Pending(call, deadline: deadline, completion))
      condition.signal()
      watch(&state)
      return false
    }
    if isClosed { completion(.failure(.closed)) }
  }

  /// Ends what was begun, the connection and the thread. Safe to call from anywhere.
  package func finish() {
    withState { $0.isClosed = true }
    condition.signal()
  }

  /// Waits for what ``finish()`` begins, as long as a call may take.
  package func close() async {
    finish()
    await withCheckedContinuation { continuation in
      let isOver = withState { state in
        if !state.hasEnded { state.closers.append(continuation) }
        return state.hasEnded
      }
      guard !isOver else { return continuation.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + limits.call / .seconds(1)) { [self] in tellClosers() }
    }
  }

  private func tellClosers() {
    let closers = withState { state in
      defer { state.closers = [] }
      return state.closers
    }
    for closer in closers { closer.resume() }
  }

  private func withState<Value>(_ body: (inout State) -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body(&state)
  }

  // MARK: The clock

  private func watch(_ state: inout State) {
    guard !state.isWatched, let next = (state.running.first ?? state.waiting.first)?.deadline else { return }
    state.isWatched = true
    let delay = max(.zero, next - .now) / .seconds(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in endOverdue() }
  }

  private func endOverdue() {
    let now = ContinuousClock.now
    let overdue = withState { state in
      let overdue = (state.running + state.waiting).filter { $0.deadline <= now }
      state.waiting.removeAll { $0.deadline <= now }
      state.running.removeAll { $0.deadline <= now }
      state.isWatched = false
      watch(&state)
      return overdue
    }
    for call in overdue { call.answer(.failure(.unavailable("the server does not answer"))) }
  }

  // MARK: The thread

  private func work() {
    var connection: (any ServerConnection<Call, Answer>)?
    var attempts = ServerAttempts(longest: limits.pause)
    while let calls = next() {
      do throws(ServerFailure) {
        if connection?.isOpen == false { drop(&connection) }
        if connection == nil {
          connection = try attempts.make { () throws(ServerFailure) in try connect(.now + limits.connect) }
        }
        let answers = try connection!.carryOut(calls.map(\.call), until: .now + limits.statement)
        for (call, answer) in zip(calls, answers) { call.answer(.success(answer)) }
      } catch {
        drop(&connection)
        for call in calls { call.answer(.failure(.unavailable(error.reason))) }
      }
    }
    drop(&connection)
    withState { $0.hasEnded = true }
    tellClosers()
  }

  private func drop(_ connection: inout (any ServerConnection<Call, Answer>)?) {
    connection?.close()
    connection = nil
  }

  /// Waits for calls.
  /// - Returns: `nil` when there will be no more.
  private func next() -> [Pending]? {
    condition.lock()
    defer { condition.unlock() }
    state.running = []
    while state.waiting.isEmpty {
      if state.isClosed { return nil }
      condition.wait()
    }
    let count = Self.batchCount(state.waiting)
    state.running = Array(state.waiting[..<count])
    state.waiting.removeFirst(count)
    return state.running
  }

  private static func batchCount(_ waiting: [Pending]) -> Int {
    guard let first = waiting.first else { return 0 }
    if first.call.isAlone { return 1 }
    var bytes = 0
    var count = 0
    for pending in waiting.prefix(batch.calls) {
      bytes += pending.call.byteCount
      if pending.call.isAlone || (count > 0 && bytes > batch.bytes) { break }
      count += 1
    }
    return count
  }
}

/// A call, and whom to tell: once.
private final class PendingCall<Call: ServerCall, Answer: Sendable>: Sendable {
  typealias Completion = @Sendable (Result<Answer, ServerLaneError>) -> Void

  let call: Call
  let deadline: ContinuousClock.Instant
  private let completion: Mutex<Completion?>

  init(_ call: Call, deadline: ContinuousClock.Instant, _ completion: @escaping Completion) {
    self.call = call
    self.deadline = deadline
    self.completion = Mutex(completion)
  }

  func answer(_ result: Result<Answer, ServerLaneError>) {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    completion?(result)
  }
}
