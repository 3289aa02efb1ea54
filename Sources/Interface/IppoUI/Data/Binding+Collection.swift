/// The elements of a bound collection are bindings to its elements, so that `ForEach($items) { $item in … }` works.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the positions of the collection.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the bound collection.
  public typealias Index = Value.Index
  /// The indices of the bound collection.
  public typealias Indices = Value.Indices

  /// The first position of the bound collection.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last of the bound collection.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the bound collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// The position after another.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  // The bound collection is read once, and not once for each step: those who do not say this themselves are given
  // steps.

  /// The number of elements of the bound collection.
  public var count: Int { wrappedValue.count }

  /// The position some steps from another.
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(i, offsetBy: distance)
  }

  /// The position some steps from another, unless that is beyond a limit.
  public func index(_ i: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    wrappedValue.index(i, offsetBy: distance, limitedBy: limit)
  }

  /// Returns the number of steps from one position to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// A binding to the element at a position. An element that is gone reads as it last was.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// The position before another.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}

/// One element of a bound collection, by its index.
private final class ElementLocation<C: MutableCollection>: Location<C.Element>,
  // Used on the main actor alone.
  @unchecked Sendable
{
  private let base: Location<C>
  private let index: C.Index
  private var last: C.Element?

  init(_ base: Location<C>, _ index: C.Index) {
    self.base = base
    self.index = index
    let collection = base.get()
    if index >= collection.startIndex, index < collection.endIndex { last = collection[index] }
  }

  private func isValid(in collection: C) -> Bool { index >= collection.startIndex && index < collection.endIndex }

  override func get() -> C.Element {
    let collection = base.get()
    if isValid(in: collection) {
      let value = collection[index]
      last = value
      return value
    }
    guard let last else { return collection[index] }
    return last
  }

  override func set(_ value: C.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard isValid(in: collection) else { return }
    collection[index] = value
    base.set(collection, transaction)
  }

  override func isEqual(to other: Location<C.Element>) -> Bool {
    guard let other = other as? ElementLocation<C> else { return false }
    return index == other.index && base.isEqual(to: other.base)
  }
}
