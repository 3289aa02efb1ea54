/// The functions for actions of `onDelete` and `onMove`, as SwiftUI adds them to collections.
///
/// Both leave elements outside of the changed part where they are. They are inlined into the modules of programs, where
/// the compiler knows the types.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given distances from the start.
  @inlinable
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first, let last = offsets.last,
      var kept = index(startIndex, offsetBy: first, limitedBy: endIndex)
    else { return }
    if offsets.count == last - first + 1 {
      removeSubrange(kept..<(index(kept, offsetBy: offsets.count, limitedBy: endIndex) ?? endIndex))
      return
    }
    var offset = first
    var next = kept
    while next < endIndex {
      if !offsets.contains(offset) {
        self[kept] = self[next]
        formIndex(after: &kept)
      }
      formIndex(after: &next)
      offset += 1
    }
    removeSubrange(kept...)
  }
}

extension MutableCollection {
  /// Moves the elements at the given distances from the start, in their order, to before the element that is at
  /// `destination` now.
  ///
  /// - Parameter destination: a distance from the start, up to the number of elements.
  @inlinable
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard let first = source.first, let last = source.last else { return }
    var offset = Swift.max(0, Swift.min(first, destination))
    guard var place = index(startIndex, offsetBy: offset, limitedBy: endIndex) else { return }
    let end = Swift.max(last + 1, destination)
    var moved: [Element] = []
    var after: [Element] = []
    var next = place
    while offset < end, next < endIndex {
      if source.contains(offset) {
        moved.append(self[next])
      } else if offset < destination {
        self[place] = self[next]
        formIndex(after: &place)
      } else {
        after.append(self[next])
      }
      formIndex(after: &next)
      offset += 1
    }
    for element in moved + after {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
