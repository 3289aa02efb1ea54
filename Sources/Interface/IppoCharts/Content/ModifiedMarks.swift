import Foundation
import IppoUI

/// Content whose marks are changed by a modifier.
struct ModifiedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let change: (inout ChartMark) -> Void

  func _collect(into marks: inout _ChartMarks) {
    let first = marks.marks.count
    content._collect(into: &marks)
    for index in first..<marks.marks.count { change(&marks.marks[index]) }
  }
}

extension ChartContent {
  func changed(_ change: @escaping (inout ChartMark) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }

  /// Sets what no modifier closer to a mark has set, as values of the environment are set.
  func setting<Value>(_ property: WritableKeyPath<MarkStyle, Value?>, _ value: Value) -> ModifiedMarks<Self> {
    changed { if $0.style[keyPath: property] == nil { $0.style[keyPath: property] = value } }
  }
}
