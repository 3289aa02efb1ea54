/// Waits for an operation that ends on a signal of its own, as long as a test may take.
///
/// - Parameters:
///   - what: what is waited for, as it stands after "waited for".
///   - seen: what there is instead when the time is over.
/// - Throws: what the operation throws, or ``DeadlinePassed``; the operation is cancelled then, and not waited for.
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

/// Waits until a condition holds, which is looked at once and after each signal.
///
/// - Parameter signals: counts what may change the condition.
/// - Throws: ``DeadlinePassed``, or what the condition throws.
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

/// Waits for what gives no signal, because it is no part of the process: another program's or the kernel's tables. It is
/// asked again when it has answered and some time has passed.
///
/// - Throws: ``DeadlinePassed`` with the last answer, or what the question throws.
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

/// Tells when the object that holds it has gone: a signal in place of a weak reference that is looked at again and again.
package final class EndOfLife: Sendable {
  private let living: Watched<Int>

  /// - Parameter living: how many there are.
  package init(among living: Watched<Int>) {
    self.living = living
    living.change { $0 += 1 }
  }

  deinit { living.change { $0 -= 1 } }
}
