public import Foundation

extension IdentifiedArray {
  /// Moves the elements at positions together: what `onMove` of a list asks for.
  ///
  /// - Parameters:
  ///   - source: The positions.
  ///   - destination: The position, in the array as it is, before which they are put.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard source.count > 1 else {
      guard let origin = source.first, destination != origin, destination != origin + 1 else { return }
      self.insert(self.remove(at: origin), at: destination > origin ? destination - 1 : destination)
      return
    }
    let moved = source.map { self._elements[$0] }
    let before = source.count(in: 0..<destination)
    for range in source.rangeView.reversed() { self._elements.removeSubrange(range) }
    self._elements.insert(contentsOf: moved, at: destination - before)
    self._rebuildIndex()
  }

  /// Puts the elements that satisfy a predicate behind those that do not. The order within the two groups may change.
  ///
  /// - Parameter belongsInSecondPartition: The predicate.
  /// - Returns: The position of the first element of the second group.
  @inlinable
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
    defer { self._rebuildIndex() }
    return try self._elements.partition(by: belongsInSecondPartition)
  }

  /// Reverses the order of the elements.
  @inlinable
  public mutating func reverse() {
    self._elements.reverse()
    self._rebuildIndex()
  }

  /// Puts the elements in a random order.
  @inlinable
  public mutating func shuffle() {
    self._elements.shuffle()
    self._rebuildIndex()
  }

  /// Puts the elements in a random order.
  ///
  /// - Parameter generator: The source of randomness.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    self._elements.shuffle(using: &generator)
    self._rebuildIndex()
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument is to come before its second.
  @inlinable
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    defer { self._rebuildIndex() }
    try self._elements.sort(by: areInIncreasingOrder)
  }

  /// The array, sorted.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument is to come before its second.
  @inlinable
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self {
    var copy = self
    try copy.sort(by: areInIncreasingOrder)
    return copy
  }

  /// Exchanges two elements. Takes constant time.
  ///
  /// - Parameters:
  ///   - i: The position of one.
  ///   - j: The position of the other.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    self._index.swap(tag: self._tag(at: i), at: i, tag: self._tag(at: j), at: j, count: self._elements.count)
    self._elements.swapAt(i, j)
    self._index.revise()
  }

  /// The elements that satisfy a predicate.
  ///
  /// - Parameter isIncluded: The predicate.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var copy = Self(_identity: self._identity, _elements: try self._elements.filter(isIncluded))
    copy._rebuildIndex()
    return copy
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  @inlinable
  public mutating func sort() {
    self.sort(by: <)
  }

  /// The array, sorted in ascending order.
  @inlinable
  public func sorted() -> Self {
    self.sorted(by: <)
  }
}
