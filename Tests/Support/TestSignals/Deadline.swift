import Dispatch

/// A wait that has exceeded its limit, with the expected condition and the last observation.
package struct DeadlinePassed: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String, seen: String, after limit: Duration, at place: String) {
    description = "\(place): waited \(limit) for \(what); seen: \(seen)"
  }
}

/// A time limit for repeated attempts, each of which takes some time.
///
/// ```swift
/// let deadline = Deadline(for: "the server to take a commit again")
/// while let failure = await attempt() { try deadline.check(seen: failure) }
/// ```
package struct Deadline: Sendable {
  /// The default limit of a wait. The awaited work takes milliseconds; a thousand tests may run beside it on a machine
  /// that also compiles.
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

  /// - Parameter seen: The result of the last attempt.
  /// - Throws: ``DeadlinePassed`` after the limit.
  package func check(seen: @autoclosure () -> String) throws(DeadlinePassed) {
    guard ContinuousClock.now >= end else { return }
    throw DeadlinePassed(what, seen: seen(), after: limit, at: place)
  }

  /// The number of turns, on the main actor and on other threads, that a wait takes after its limit before it fails.
  private static var turns: Int { 200 }

  /// Calls back on a system thread after the limit.
  static func after(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: body)
  }

  /// Calls back after the limit and enough further turns. If a thousand tests share one thread of a busy machine, one
  /// turn may take longer than the limit.
  static func afterTurns(_ limit: Duration, _ body: @escaping @Sendable () -> Void) {
    after(limit) {
      Task.detached {
        for _ in 0..<turns { await MainActor.run {} }
        body()
      }
    }
  }
}
