import Synchronization

/// A value that one part of a test changes, and another part waits for.
///
/// Each change is the signal: a wait ends with the change that meets its condition, or with ``DeadlinePassed``.
///
/// ```swift
/// let log = Watched<[String]>([])
/// start { log.value.append("started") }
/// try await log.wait(for: "the start") { $0.contains("started") }
/// ```
package final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let isMet: @Sendable (Value) -> Bool
    /// Resumed with the value that met the condition, or with nil after the limit.
    let continuation: CheckedContinuation<Value?, Never>
  }

  private struct State {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
  }

  private let state: Mutex<State>

  package init(_ value: Value) { state = Mutex(State(value: value)) }

  /// The current value. To change the value from several threads, use ``change(_:)``.
  package var value: Value {
    get { state.withLock { $0.value } }
    set { change { $0 = newValue } }
  }

  /// Changes the value, and notifies the waiting callers.
  package func change(_ body: (inout Value) -> Void) {
    let met = state.withLock { state in
      body(&state.value)
      let value = state.value
      let met = state.waiters.filter { $0.value.isMet(value) }
      for id in met.keys { state.waiters[id] = nil }
      return met.values.map { (continuation: $0.continuation, value: value) }
    }
    for waiter in met { waiter.continuation.resume(returning: waiter.value) }
  }

  /// Waits until the value meets a condition.
  ///
  /// - Parameters:
  ///   - what: The awaited state, as it follows "waited for".
  ///   - isMet: Called at once and after each change, while the value is locked.
  ///   - Returns: The value that met the condition.
  ///   - Throws: ``DeadlinePassed`` with the last value.
  @discardableResult
  package func wait(
    for what: String, within limit: Duration = Deadline.standard, file: StaticString = #fileID, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation, until isMet: @escaping @Sendable (Value) -> Bool
  ) async throws(DeadlinePassed) -> Value {
    let value: Value? = await withCheckedContinuation { continuation in
      let (value, id) = state.withLock { state -> (Value?, Int) in
        if isMet(state.value) { return (state.value, 0) }
        state.lastWaiter += 1
        state.waiters[state.lastWaiter] = Waiter(isMet: isMet, continuation: continuation)
        return (nil, state.lastWaiter)
      }
      if let value { return continuation.resume(returning: value) }
      Deadline.afterTurns(limit) { [weak self] in self?.giveUp(id) }
    }
    guard let value else { throw DeadlinePassed(what, seen: "\(self.value)", after: limit, at: "\(file):\(line)") }
    return value
  }

  private func giveUp(_ id: Int) {
    let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: nil)
  }
}
