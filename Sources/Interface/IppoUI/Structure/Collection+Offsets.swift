/// What `onDelete` and `onMove` are written with, as SwiftUI adds it to collections.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given distances from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at the given distances from the start, in their order, to before the element that is at
  /// `destination` now.
  ///
  /// - Parameter destination: a distance from the start, up to the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
