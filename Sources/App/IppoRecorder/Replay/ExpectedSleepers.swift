/// The numbers of tasks that sleep before a recording lets time pass.
///
/// A task that falls asleep later than in the recording would also wake later. So a step of the clock waits until all tasks
/// sleep whose sleeps began before it and end after it. The recording does not say which sleep a wake ends. Each wake belongs
/// to a sleep behind the step if one can end by then, and the others need a sleep before it. So the numbers are never too high,
/// whichever sleeps were cancelled.
/// A wake whose sleep the recording lacks counts for no task.
struct ExpectedSleepers {
  /// The maximum number of tasks that are waited for. A file can ask for any number.
  static let limit = 1_000

  /// The numbers before each wake and each time of the recording, in order.
  private var counts: ArraySlice<Int>

  init(_ entries: [RecordedEntry]) {
    // The times of wakes without a sleep. They fall, because the entries are met from the end.
    var wakes: [Int64] = []
    var counts: [Int] = []
    let starts = Self.times(of: entries)
    for index in entries.indices.reversed() {
      switch entries[index] {
      case .sleep(let length):
        let (end, isTooLate) = starts[index].addingReportingOverflow(max(0, length))
        // The earliest wake that the sleep can end by: an earlier sleep may need a later one.
        let count = isTooLate ? 0 : Self.count(of: wakes, from: end)
        if count > 0 { wakes.remove(at: count - 1) }
      case .wake(let end):
        if wakes.count < Self.limit { wakes.append(max(starts[index], end)) }
        counts.append(wakes.count)
      case .time: counts.append(wakes.count)
      case .screen, .step, .action, .uuid, .date, .random, .call, .answer, .issue: break
      }
    }
    self.counts = counts.reversed()[...]
    limit(by: entries)
  }

  /// Limits each number to the sleeps before it that have not ended.
  private mutating func limit(by entries: [RecordedEntry]) {
    var (index, open) = (counts.startIndex, 0)
    for entry in entries {
      switch entry {
      case .sleep: open += 1
      case .wake:
        counts[index] = min(counts[index], open)
        index += 1
        open = max(0, open - 1)
      case .time:
        counts[index] = min(counts[index], open)
        index += 1
      case .screen, .step, .action, .uuid, .date, .random, .call, .answer, .issue: break
      }
    }
  }

  /// The time before each entry.
  private static func times(of entries: [RecordedEntry]) -> [Int64] {
    var time: Int64 = 0
    return entries.map { entry in
      defer {
        switch entry {
        case .wake(let next), .time(let next): time = max(time, next)
        case .screen, .step, .action, .uuid, .date, .random, .sleep, .call, .answer, .issue: break
        }
      }
      return time
    }
  }

  /// The number of times that are not before another, at the beginning of times that fall.
  private static func count(of times: [Int64], from time: Int64) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] >= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of tasks that sleep before the next wake or time, with the one that wakes.
  mutating func next() -> Int { counts.popFirst() ?? 0 }
}
