import Foundation
import IppoRender

/// The lines of a test, wrapped as the formatter does it.
struct TestLines {
  private var lines: [String] = []
  private let width = 120
  private let indentation = "    "

  mutating func add(_ line: String) { lines.append(line.isEmpty ? "" : indentation + line) }

  mutating func replaceLast(_ line: String) {
    lines.removeLast()
    add(line)
  }

  /// Adds a call. If it is too long, the arguments take lines of their own.
  ///
  /// - Parameters:
  ///   - head: The text up to the opening parenthesis.
  ///   - argument: The text between the parentheses.
  ///   - closure: The statements of a trailing closure; empty for a call without one.
  mutating func call(_ head: String, _ argument: String, closure: [String] = []) {
    let tail = closure.isEmpty ? ")" : ") {"
    if indentation.count + head.count + 1 + argument.count + tail.count <= width {
      add("\(head)(\(argument)\(tail)")
    } else {
      add("\(head)(")
      add("  \(argument)")
      add(tail)
    }
    for line in closure { add("  \(line)") }
    if !closure.isEmpty { add("}") }
  }

  /// Whether a line fits into the width.
  func fits(_ line: String) -> Bool { indentation.count + 4 + line.count <= width }

  var text: String { lines.joined(separator: "\n") }
}

/// The values of dependencies in a recording, as code.
struct RecordedValues {
  private var uuids: [String] = []
  private var dates: [String] = []
  private var numbers: [String] = []
  private(set) var hasClock = false
  /// The tasks that sleep before the steps of the clock.
  private var sleepers: ExpectedSleepers
  /// The calls of clients.
  var calls: RecordedCallsTest

  init(_ body: RecordedBody, of test: RecordedTest) {
    calls = RecordedCallsTest(body) { test.code($0) }
    sleepers = ExpectedSleepers(body.entries)
    for entry in body.entries {
      switch entry {
      case .uuid(let uuid): uuids.append("UUID(uuidString: \"\(uuid.uuidString)\")!")
      case .date(let date): dates.append(date.code)
      case .random(let number): numbers.append("\(number)")
      case .sleep: hasClock = true
      case .screen, .step, .action, .wake, .time, .call, .answer, .issue: break
      }
    }
  }

  var hasRandomNumbers: Bool { !numbers.isEmpty }

  /// Statements before the store or the host is made.
  var preparations: [String] {
    var lines = hasClock ? ["let clock = ReplayClock()"] : []
    if uuids.count > 1 { lines += Self.list("uuids", uuids) }
    if Set(dates).count > 1 { lines += Self.list("dates", dates) }
    return lines + calls.preparations
  }

  /// Statements that override the dependencies in `$0`.
  var overrides: [String] {
    var lines = hasClock ? ["$0.continuousClock = clock"] : []
    if Set(dates).count > 1 {
      lines.append("$0.date = DateGenerator { dates.withValue { $0.removeFirst() } }")
    } else if let date = dates.first {
      lines.append("$0.date = .constant(\(date))")
    }
    if uuids.count > 1 {
      lines.append("$0.uuid = UUIDGenerator { uuids.withValue { $0.removeFirst() } }")
    } else if let uuid = uuids.first {
      lines.append("$0.uuid = .constant(\(uuid))")
    }
    if hasRandomNumbers {
      let call = "$0.withRandomNumberGenerator = WithRandomNumberGenerator(RecordedNumbers([\(joined(numbers))]))"
      if call.count <= 100 {
        lines.append(call)
      } else {
        lines += ["$0.withRandomNumberGenerator = WithRandomNumberGenerator(", "  RecordedNumbers(["]
        lines += numbers.map { "    \($0)," } + ["  ]))"]
      }
    }
    return lines + calls.overrides
  }

  /// The next step of the clock in a test.
  mutating func clockStep(from start: Int64, to end: Int64, waking: Bool) -> String {
    let sleeping = sleepers.next()
    let length = max(0, end.subtractingReportingOverflow(start).partialValue)
    let duration =
      if length % 1_000_000_000 == 0 {
        ".seconds(\(length / 1_000_000_000))"
      } else if length % 1_000_000 == 0 {
        ".milliseconds(\(length / 1_000_000))"
      } else {
        ".nanoseconds(\(length))"
      }
    // A step waits for the task that it wakes anyway.
    let others = sleeping > (waking ? 1 : 0) ? ", sleeping: \(sleeping)" : ""
    return "await clock.advance(by: \(duration)\(waking ? "" : ", waking: 0")\(others))"
  }

  private func joined(_ values: [String]) -> String { values.joined(separator: ", ") }

  private static func list(_ name: String, _ values: [String]) -> [String] {
    ["let \(name) = LockIsolated(["] + values.map { "  \($0)," } + ["])"]
  }

  /// The generator for a file with random numbers.
  static let generator = """
    /// The random numbers of the recording.
    private struct RecordedNumbers: RandomNumberGenerator, Sendable {
      var numbers: [UInt64]

      init(_ numbers: [UInt64]) { self.numbers = numbers }

      mutating func next() -> UInt64 { numbers.removeFirst() }
    }
    """
}
