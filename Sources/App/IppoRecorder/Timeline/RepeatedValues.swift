import Foundation
import Synchronization

/// The values that dependencies gave to an action that is reduced again. A recorder notes none of them.
final class RepeatedValues: Sendable {
  struct Values {
    var uuids: ArraySlice<UUID> = []
    var dates: ArraySlice<Date> = []
    var randoms: ArraySlice<UInt64> = []
  }

  /// The values for the code that runs; `nil` outside of such a reduction.
  @TaskLocal static var current: RepeatedValues?

  private let values: Mutex<Values>

  /// - Parameter entries: The entries before the action, back to the event or action before it.
  init(_ entries: some Sequence<RecordedEntry>) {
    var values = Values()
    for entry in entries {
      switch entry {
      case .uuid(let uuid): values.uuids.append(uuid)
      case .date(let date): values.dates.append(date)
      case .random(let number): values.randoms.append(number)
      case .screen, .step, .action, .sleep, .wake, .time, .issue: break
      }
    }
    self.values = Mutex(values)
  }

  /// The next value; `nil` for more values than there were.
  func next<Value: Sendable>(_ take: (inout Values) -> Value?) -> Value? { values.withLock { take(&$0) } }
}
