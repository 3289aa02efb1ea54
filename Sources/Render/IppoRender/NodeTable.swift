/// Values by the ids of nodes.
///
/// A graph gives out ids in ascending order, so that the ids of a tree lie close together. A page stands for 64 ids and
/// holds their values side by side, in the order of the ids. Pages reserve space only for ids with a value, and the
/// table stores no keys. So the table takes half the memory of a dictionary.
///
/// Other modules see the implementation, and specialize it for their values. For that, inlined code must be able to use
/// the type itself.
@usableFromInline
package struct NodeTable<Value> {
  @usableFromInline
  struct Page {
    /// A bit for each id that has a value. The lowest bit stands for the first id of the page.
    @usableFromInline var known: UInt64
    @usableFromInline var values: ContiguousArray<Value>

    @usableFromInline
    init(known: UInt64 = 0, values: ContiguousArray<Value> = []) {
      self.known = known
      self.values = values
    }

    @inlinable
    func index(of bit: UInt64) -> Int { (known & (bit - 1)).nonzeroBitCount }

    /// - Returns: Whether the id had no value before.
    @inlinable
    mutating func set(_ value: Value, at bit: UInt64) -> Bool {
      let index = index(of: bit)
      guard known & bit == 0 else {
        values[index] = value
        return false
      }
      values.insert(value, at: index)
      known |= bit
      return true
    }
  }

  @usableFromInline var pages: [Int: Page] = [:]
  @usableFromInline package internal(set) var count = 0

  @inlinable
  package init() {}

  @inlinable
  package subscript(id: RenderNodeID) -> Value? {
    get {
      let (number, bit) = Self.place(of: id)
      guard let page = pages[number], page.known & bit != 0 else { return nil }
      return page.values[page.index(of: bit)]
    }
    set {
      let (number, bit) = Self.place(of: id)
      guard let newValue else { return remove(number, bit) }
      if pages[number, default: Page()].set(newValue, at: bit) { count += 1 }
    }
  }

  @inlinable
  package func contains(_ id: RenderNodeID) -> Bool {
    let (number, bit) = Self.place(of: id)
    return pages[number].map { $0.known & bit != 0 } ?? false
  }

  /// Reads a part of the value of an id in place. Values are large, and a copy would retain a reference for each part.
  ///
  /// - Returns: `nil` where there is no value.
  @inlinable
  package func read<R>(_ id: RenderNodeID, _ body: (Value) -> R) -> R? {
    let (number, bit) = Self.place(of: id)
    guard let page = pages[number], page.known & bit != 0 else { return nil }
    return page.values.withUnsafeBufferPointer { body($0[page.index(of: bit)]) }
  }

  /// Changes the value of an id in place. The id must have a value.
  @inlinable
  package mutating func update<R>(_ id: RenderNodeID, _ body: (inout Value) -> R) -> R {
    let (number, bit) = Self.place(of: id)
    let index = pages[number]!.index(of: bit)
    return body(&pages[number]!.values[index])
  }

  @inlinable
  mutating func remove(_ number: Int, _ bit: UInt64) {
    guard let page = pages[number], page.known & bit != 0 else { return }
    count -= 1
    if page.known == bit {
      pages[number] = nil
    } else {
      let index = page.index(of: bit)
      pages[number]!.known &= ~bit
      pages[number]!.values.remove(at: index)
    }
  }

  @inlinable
  package func mapValues<Other>(_ transform: (Value) -> Other) -> NodeTable<Other> {
    var other = NodeTable<Other>()
    other.count = count
    other.pages = pages.mapValues { page in
      var values = ContiguousArray<Other>()
      values.reserveCapacity(page.values.count)
      for value in page.values { values.append(transform(value)) }
      return NodeTable<Other>.Page(known: page.known, values: values)
    }
    return other
  }

  @inlinable
  package func forEach(_ body: (RenderNodeID, Value) -> Void) {
    for (number, page) in pages {
      var known = page.known
      for value in page.values {
        body(RenderNodeID(number << 6 | known.trailingZeroBitCount), value)
        known &= known - 1
      }
    }
  }

  @inlinable
  static func place(of id: RenderNodeID) -> (page: Int, bit: UInt64) {
    (id.rawValue >> 6, 1 << UInt64(id.rawValue & 63))
  }
}

extension NodeTable.Page: Equatable where Value: Equatable {}
extension NodeTable.Page: Sendable where Value: Sendable {}
extension NodeTable: Equatable where Value: Equatable {}
extension NodeTable: Sendable where Value: Sendable {}
