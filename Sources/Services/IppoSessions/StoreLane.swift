#if Postgres || Redis
  import Dispatch
  import Foundation

  /// A connection to a server with a thread of its own, and the calls that wait for it.
  ///
  ///              call                      connected
  ///     idle ───────────▶ connecting ───────────────────▶ carrying out what waits ──▶ idle
  ///                           │ failed                        │ failed
  ///                           ▼                               ▼
  ///              calls fail at once, for a pause        next call connects
  ///
  /// A call is answered within ``StoreLimits/call``, also when the thread hangs (as in a look-up of a host's name).
  final class StoreLane: Sendable {
    typealias Connect = @Sendable (_ deadline: ContinuousClock.Instant) throws(StoreFailure) -> any StoreConnection

    private struct State {
      var waiting: [PendingCall] = []
      var running: [PendingCall] = []
      /// How many calls there were.
      var count = 0
      var isWatched = false
      var isClosed = false
      var hasEnded = false
      var closers: [CheckedContinuation<Void, Never>] = []
    }

    /// Calls and bytes that are sent at once, at the most.
    private static let batch = (calls: 256, bytes: 8 << 20)

    private let limits: StoreLimits
    private let connect: Connect
    /// Guards the state, and wakes the thread: as one of POSIX, which its thread may wait for, and the thread sanitizer sees.
    private let condition = NSCondition()
    private nonisolated(unsafe) var state = State()  // the condition guards it

    /// - Parameter name: of the thread; 15 bytes of it are shown.
    init(name: String, limits: StoreLimits, connect: @escaping Connect) {
      self.limits = limits
      self.connect = connect
      let thread = Thread { [self] in work() }
      thread.start()
      // The system takes the name of a thread that was started.
      thread.name = name
    }

    func run(_ call: StoreCall) async throws(SessionStoreError) -> StoreAnswer {
      let result: Result<StoreAnswer, SessionStoreError> = await withCheckedContinuation { continuation in
        let deadline = ContinuousClock.now + limits.call
        let isClosed = withState { state in
          guard !state.isClosed else { return true }
          state.count += 1
          var call = call
          call.number = state.count
          state.waiting.append(PendingCall(call, deadline: deadline, continuation))
          condition.signal()
          watch(&state)
          return false
        }
        if isClosed { continuation.resume(returning: .failure(.closed)) }
      }
      return try result.get()
    }

    /// Ends what was begun, the connection and the thread. Safe to call from anywhere.
    func finish() {
      withState { $0.isClosed = true }
      condition.signal()
    }

    /// Waits for what ``finish()`` begins, as long as a call may take.
    func close() async {
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
      var connection: (any StoreConnection)?
      var attempts = StoreAttempts(longest: limits.pause)
      while let calls = next() {
        do throws(StoreFailure) {
          if connection?.isOpen == false { drop(&connection) }
          if connection == nil {
            connection = try attempts.make { () throws(StoreFailure) in try connect(.now + limits.connect) }
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

    private func drop(_ connection: inout (any StoreConnection)?) {
      connection?.close()
      connection = nil
    }

    /// Waits for calls.
    /// - Returns: `nil` when there will be no more.
    private func next() -> [PendingCall]? {
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

    private static func batchCount(_ waiting: [PendingCall]) -> Int {
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
  private final class PendingCall: Sendable {
    let call: StoreCall
    let deadline: ContinuousClock.Instant
    private let lock = NSLock()
    // The lock guards it.
    private nonisolated(unsafe) var continuation: CheckedContinuation<Result<StoreAnswer, SessionStoreError>, Never>?

    init(
      _ call: StoreCall, deadline: ContinuousClock.Instant,
      _ continuation: CheckedContinuation<Result<StoreAnswer, SessionStoreError>, Never>
    ) {
      self.call = call
      self.deadline = deadline
      self.continuation = continuation
    }

    func answer(_ result: Result<StoreAnswer, SessionStoreError>) {
      let continuation = lock.withLock {
        defer { self.continuation = nil }
        return self.continuation
      }
      continuation?.resume(returning: result)
    }
  }

  /// Attempts to connect, with pauses between those that fail: twice as long each time.
  struct StoreAttempts {
    private let longest: Duration
    private var pause: Duration
    private var last: (end: ContinuousClock.Instant, failure: StoreFailure)?

    init(longest: Duration) {
      self.longest = longest
      pause = longest / 10
    }

    /// Makes an attempt, or fails like the last one while there is to be a pause.
    mutating func make<Value>(_ body: () throws(StoreFailure) -> Value) throws(StoreFailure) -> Value {
      if let last, .now < last.end { throw last.failure }
      do throws(StoreFailure) {
        let value = try body()
        self = StoreAttempts(longest: longest)
        return value
      } catch {
        last = (.now + pause, error)
        pause = min(pause * 2, longest)
        throw error
      }
    }
  }
#endif
