import Foundation

/// Processor times of operations, by name and in the order of their first measurement.
///
/// The time of all threads of the process counts: it depends less than the clock on what else the machine does.
struct Timer {
  /// Measurements of each operation that is repeated.
  static let repetitions = 20

  private(set) var names: [String] = []
  private var durations: [String: [Double]] = [:]

  mutating func measure(_ name: String, _ work: () throws -> Void) rethrows {
    let start = Self.microseconds()
    try work()
    let duration = Self.microseconds() - start
    if durations[name] == nil { names.append(name) }
    durations[name, default: []].append(duration)
  }

  private static func microseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The medians as an object of JSON, in microseconds.
  func report() -> String {
    let medians = names.map { name in
      let sorted = durations[name]!.sorted()
      return "\"\(name)\": \(sorted[sorted.count / 2])"
    }
    return "{\(medians.joined(separator: ", "))}"
  }
}

struct WrongResult: Error {}

/// Fails where an operation has not done its work.
func check(_ isRight: Bool) throws {
  if !isRight { throw WrongResult() }
}

// Usage: DataPeers models|records FOLDER ROWS
let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[2])
let rows = Int(arguments[3])!
var timer = Timer()
switch arguments[1] {
case "models": try measureModels(&timer, in: folder, rows: rows)
case "records": try measureRecords(&timer, in: folder, rows: rows)
case let other: fatalError("'\(other)' is not models or records")
}
print(timer.report())
