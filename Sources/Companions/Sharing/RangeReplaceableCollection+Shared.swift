public import IdentifiedCollections

extension RangeReplaceableCollection {
  /// The elements of a shared collection, shared one by one.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in TodoRow(todo: $todo) }
  /// ```
  ///
  /// An element that is removed from the collection later keeps its last value.
  ///
  /// - Parameter shared: The shared collection.
  public init<Value: _MutableIdentifiedCollection>(_ shared: Shared<Value>) where Element == Shared<Value.Element> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { Shared(shared[dynamicMember: \.[id: $0]]) })
  }

  /// The elements of a shared collection, shared one by one for reading.
  ///
  /// - Parameter shared: The shared collection.
  public init<Value: _IdentifiedCollection>(_ shared: SharedReader<Value>)
  where Element == SharedReader<Value.Element> {
    self.init(shared.wrappedValue.ids.lazy.compactMap { SharedReader(shared[dynamicMember: \.[id: $0]]) })
  }
}
