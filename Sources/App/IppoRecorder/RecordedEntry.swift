package import Foundation
package import IppoRender

/// A line of a recording.
package enum RecordedEntry: Hashable, Sendable {
  /// The screen has changed.
  case screen(ScreenChange)
  /// The person has done something.
  case step(RecordedStep)
  /// A store has reduced an action.
  case action(RecordedAction)
  /// A dependency has given a UUID.
  case uuid(UUID)
  /// A dependency has given a date.
  case date(Date)
  /// A dependency has given a random number.
  case random(UInt64)
  /// A task has begun to sleep, for a number of nanoseconds.
  case sleep(Int64)
  /// A sleep has ended, so many nanoseconds after the beginning.
  case wake(Int64)
  /// The time of the clock before a step, while a task sleeps.
  case time(Int64)
  /// The program has called an endpoint of a dependency.
  case call(RecordedCall)
  /// A call has a result, or its stream an element.
  case answer(RecordedAnswer)
  /// The program has reported an issue.
  case issue(String)
}

/// The difference between two screens, as assistive technology reads them.
package struct ScreenChange: Hashable, Sendable {
  package var added: [ScreenLine]
  package var removed: [ScreenLine]

  /// The lines of `new` that `old` lacks, and the other way round. Equal lines count.
  package init(from old: [ScreenLine], to new: [ScreenLine]) {
    func rest(of lines: [ScreenLine], without others: [ScreenLine]) -> [ScreenLine] {
      var counts: [ScreenLine: Int] = [:]
      for line in others { counts[line, default: 0] += 1 }
      return lines.filter { line in
        guard let count = counts[line], count > 0 else { return true }
        counts[line] = count - 1
        return false
      }
    }
    added = rest(of: new, without: old)
    removed = rest(of: old, without: new)
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}

/// A node of the accessibility tree in a recording.
package struct ScreenLine: Hashable, Sendable {
  /// The role, as ``AccessibilityRole`` names it.
  package var role: String
  package var name: String
  package var value: String?
  package var isSelected: Bool
  package var isEnabled: Bool

  init(_ node: AccessibilityNode) {
    role = node.role.rawValue
    name = node.name
    value = node.value
    isSelected = node.isSelected
    isEnabled = node.isEnabled
  }

  package var description: String {
    var line = role
    if !name.isEmpty { line += " “\(name)”" }
    if let value { line += " = \(value)" }
    if isSelected { line += " (selected)" }
    if !isEnabled { line += " (disabled)" }
    return line
  }
}

/// The content of a recording.
package struct RecordedBody: Hashable, Sendable {
  /// The archive of the window at the beginning; empty for a window that was recorded from its first frame.
  package var archive: [UInt8] = []
  package var stores: [RecordedStore] = []
  package var entries: [RecordedEntry] = []
  /// The number of tasks that slept at the end.
  package var sleeping = 0

  package init() {}
}
