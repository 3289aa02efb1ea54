internal import ConcurrencyExtras

/// The collections of values that views have read, with a function that reads each collection again.
///
/// A row of a `ForEach` over values, instead of stores or bindings, has a copy of its value. A change of a field of the
/// value evaluates the row. The row then reads its element again from here, without an evaluation of the view that read
/// the collection.
@MainActor
struct RowSources {
  private struct Entry {
    let address: UnsafeRawPointer
    /// A function without parameters that returns the collection.
    let read: Any
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Records that a node has read a collection.
  mutating func insert<Data>(_ read: @escaping () -> Data, at address: UnsafeRawPointer, reader: _Node) {
    entries[ObjectIdentifier(reader), default: []].append(Entry(address: address, read: read))
  }

  /// Removes the collections that a node has read, before the node reads them again or leaves.
  mutating func remove(_ reader: _Node) {
    if !entries.isEmpty { entries[ObjectIdentifier(reader)] = nil }
  }

  /// The function that reads a node's collection again, or nil if no node above has read the collection.
  func source<Data: RandomAccessCollection>(of data: Data, for node: _Node) -> (() -> Data)? {
    guard !entries.isEmpty, let address = storageAddress(of: data) else { return nil }
    var next: _Node? = node
    while let reader = next {
      if let read: () -> Data = read(at: address, by: reader) { return read }
      next = reader.parent
    }
    // The root of a window is evaluated on behalf of the node below it, which contains all others.
    return node.graph.root.base.flatMap { read(at: address, by: $0) }
  }

  private func read<Data>(at address: UnsafeRawPointer, by reader: _Node) -> (() -> Data)? {
    for entry in entries[ObjectIdentifier(reader)] ?? [] where entry.address == address {
      if let read = entry.read as? () -> Data { return read }
    }
    return nil
  }
}

/// The address of a collection's elements, or nil if the collection is empty or its elements have no address.
private func storageAddress<Data: RandomAccessCollection>(of data: Data) -> UnsafeRawPointer? {
  data.withContiguousStorageIfAvailable { $0.isEmpty ? nil : $0.baseAddress.map(UnsafeRawPointer.init) } ?? nil
}

/// Records that the currently evaluated view, if any, has read a collection of values.
///
/// - Parameters:
///   - data: The collection.
///   - read: Reads the collection again, without recording a reader.
@MainActor
package func noteRows<Data: RandomAccessCollection>(_ data: Data, read: @escaping () -> Data) {
  guard let reader = Evaluation.current?.node, let address = storageAddress(of: data) else { return }
  reader.graph.rowSources.insert(read, at: address, reader: reader)
}

/// The function that reads again a collection that was passed to the currently evaluated view, or nil if it is unknown.
func rowSource<Data: RandomAccessCollection>(of data: Data) -> (() -> Data)? {
  guard Data.Element.self is any _ObservedValue.Type, let node = Evaluation.current?.node else { return nil }
  return valueOnMainActor((data, node)) { UncheckedSendable($1.graph.rowSources.source(of: $0, for: $1)) }.value
}

/// A value whose fields are observed one by one, such as a type with `@ObservableState`.
public protocol _ObservedValue {
  /// The readers of the fields.
  var _fieldReaders: _FieldReaders { get }
}

/// A collection that can read its elements again from their source.
protocol RenewedRows {}

/// A node that evaluates a function of the app.
protocol EvaluatingNode: _Node {}
