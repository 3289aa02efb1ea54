internal import ConcurrencyExtras

/// The collections of values that views have read, with how each is read anew.
///
/// A row of a `ForEach` that is given a value, and not a store or a binding, has a copy. A change of a field of the
/// value evaluates the row, which reads its element anew from here: the view that read the collection is not evaluated.
@MainActor
struct RowSources {
  private struct Entry {
    let address: UnsafeRawPointer
    /// A function without parameters that returns the collection.
    let read: Any
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Notes that a node has read a collection.
  mutating func insert<Data>(_ read: @escaping () -> Data, at address: UnsafeRawPointer, reader: _Node) {
    entries[ObjectIdentifier(reader), default: []].append(Entry(address: address, read: read))
  }

  /// Forgets the collections that a node has read, before it reads them anew or when it is gone.
  mutating func remove(_ reader: _Node) {
    if !entries.isEmpty { entries[ObjectIdentifier(reader)] = nil }
  }

  /// How a collection is read anew that a node has been given, or nil if no node above it has read the collection.
  func source<Data: RandomAccessCollection>(of data: Data, for node: _Node) -> (() -> Data)? {
    guard !entries.isEmpty, let address = storageAddress(of: data) else { return nil }
    var next: _Node? = node
    while let reader = next {
      if let read: () -> Data = read(at: address, by: reader) { return read }
      next = reader.parent
    }
    // The root of a window is evaluated for the node below which everything is.
    return node.graph.base.flatMap { read(at: address, by: $0) }
  }

  private func read<Data>(at address: UnsafeRawPointer, by reader: _Node) -> (() -> Data)? {
    for entry in entries[ObjectIdentifier(reader)] ?? [] where entry.address == address {
      if let read = entry.read as? () -> Data { return read }
    }
    return nil
  }
}

/// Where the elements of a collection lie, or nil if it is empty or its elements lie nowhere.
private func storageAddress<Data: RandomAccessCollection>(of data: Data) -> UnsafeRawPointer? {
  data.withContiguousStorageIfAvailable { $0.isEmpty ? nil : $0.baseAddress.map(UnsafeRawPointer.init) } ?? nil
}

/// Notes that the view that is being evaluated, if there is one, has read a collection of values.
///
/// - Parameters:
///   - data: The collection.
///   - read: Reads the collection anew, without noting a reader.
@MainActor
package func noteRows<Data: RandomAccessCollection>(_ data: Data, read: @escaping () -> Data) {
  guard let reader = Evaluation.current?.node, let address = storageAddress(of: data) else { return }
  reader.graph.rowSources.insert(read, at: address, reader: reader)
}

/// How a collection is read anew that the view that is being evaluated has been given, or nil if that is not known.
func rowSource<Data: RandomAccessCollection>(of data: Data) -> (() -> Data)? {
  guard Data.Element.self is any _ObservedValue.Type, let node = Evaluation.current?.node else { return nil }
  return valueOnMainActor((data, node)) { UncheckedSendable($1.graph.rowSources.source(of: $0, for: $1)) }.value
}

/// A value whose fields are observed one by one, as those of `@ObservableState` are.
public protocol _ObservedValue {
  /// The readers of the fields.
  var _fieldReaders: _FieldReaders { get }
}

/// A collection that reads its elements anew from where they come from.
protocol RenewedRows {}

/// A node that evaluates a function of the app.
protocol EvaluatingNode: _Node {}
