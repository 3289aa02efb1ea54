/// Waits, within the limit of a test, for an operation that ends on its own signal.
///
/// - Parameters:
///   - what: The awaited work, as it follows "waited for".
///   - seen: The observation after the limit.
///   - Throws: The operation's error, or ``DeadlinePassed``. After the limit the operation is cancelled, and not
///     awaited.
@discardableResult
package func waitForEnd<Value: Sendable>(
  of what: String, within limit: Duration = Deadline.standard, file: StaticString = #fileID, line: UInt = #line,
  isolation: isolated (any Actor)? = #isolation, seen: @escaping @Sendable () async -> String = { "no end" },
  _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let outcome = Watched<Result<Value, any Error>?>(nil)
  let task = Task {
    do {
      outcome.value = .success(try await operation())
    } catch {
      outcome.value = .failure(error)
    }
  }
  defer { task.cancel() }
  do throws(DeadlinePassed) {
    try await outcome.wait(for: what, within: limit) { $0 != nil }
  } catch {
    throw DeadlinePassed(what, seen: await seen(), after: limit, at: "\(file):\(line)")
  }
  return try outcome.value!.get()
}

/// Returns when its task is cancelled, and not before.
package func waitForCancellation() async {
  for await _ in AsyncStream<Void>(Void.self, { _ in }) {}
}

/// Waits until a condition holds. The condition is evaluated at once and after each signal.
///
/// - Parameter signals: Counts the events that may change the condition.
/// - Throws: ``DeadlinePassed``, or the condition's error.
package func waitForCondition(
  _ what: String, on signals: Watched<Int>, within limit: Duration = Deadline.standard,
  file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation,
  seen: @escaping @Sendable () async -> String = { "no end" }, until isMet: @escaping @Sendable () async throws -> Bool
) async throws {
  try await waitForEnd(of: what, within: limit, file: file, line: line, seen: seen) {
    while true {
      let known = signals.value
      if try await isMet() { return }
      try await signals.wait(for: what, within: limit) { $0 != known }
    }
  }
}

/// Waits for a state outside of the process, which gives no signal: another program, or a table of the kernel. The
/// query is repeated after each answer and a pause.
///
/// - Throws: ``DeadlinePassed`` with the last answer, or the query's error.
package func waitForAnswer<Answer: Sendable>(
  _ what: String, asking question: () async throws -> Answer, within limit: Duration = Deadline.standard,
  file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation,
  until isMet: (Answer) -> Bool
) async throws {
  let deadline = Deadline(for: what, within: limit, file: file, line: line)
  while true {
    let answer = try await question()
    if isMet(answer) { return }
    try deadline.check(seen: "\(answer)")
    await withCheckedContinuation { continuation in
      Deadline.after(.milliseconds(20)) { continuation.resume() }
    }
  }
}

/// Signals the deallocation of the object that holds it, so that tests need not poll a weak reference.
package final class EndOfLife: Sendable {
  private let living: Watched<Int>

  /// - Parameter living: The number of living objects.
  package init(among living: Watched<Int>) {
    self.living = living
    living.change { $0 += 1 }
  }

  deinit { living.change { $0 -= 1 } }
}
