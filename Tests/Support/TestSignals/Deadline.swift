import Dispatch

/// A wait that took too long, with what was waited for and what was seen instead.
package struct DeadlinePassed: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String, seen: String, after limit: Duration, at place: String) {
    description = "\(place): waited \(limit) for \(what); seen: \(seen)"
  }
}

/// The end of attempts that a test repeats, each of which takes its own time.
///
/// ```swift
/// let deadline = Deadline(for: "the server to take a commit again")
/// while let failure = await attempt() { try deadline.check(seen: failure) }
/// ```
package struct Deadline: Sendable {
  /// The limit of a wait that names none. What is waited for takes milliseconds by itself; a thousand tests may run beside it on a
  /// machine that compiles meanwhile.
  package static var standard: Duration { .seconds(300) }

  private let what: String
  private let limit: Duration
  private let end: ContinuousClock.Instant
  private let place: String

  package init(
    for what: String, within limit: Duration = Deadline.standard, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.what = what
    self.limit = limit
    end = .now + limit
    place = "\(file):\(line)"
  }

  /// - Parameter seen: what the last attempt came to.
  /// - Throws: ``DeadlinePassed`` once the time is over.
  package func check(seen: @autoclosure () -> String) throws(DeadlinePassed) {
    guard ContinuousClock.now >= end else { return }
    throw DeadlinePassed(what, seen: seen(), after: limit, at: place)
  }

  /// How often a wait whose time is over waits for its turn on the main actor, and on the others' threads, before it is given up.
  private static var turns: Int { 200 }

  /// Calls back on a thread of the system when the time is over.
  static func after(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: body)
  }

  /// Calls back when the time is over and what is waited for has had turns enough: where a thousand tests share one thread of a busy
  /// machine, a turn may take longer than the time.
  static func afterTurns(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    after(limit) {
      Task.detached {
        for _ in 0..<turns { await MainActor.run {} }
        body()
      }
    }
  }
}
