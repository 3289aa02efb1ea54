/// Values by the ids of nodes.
///
/// Ids are given out one after the other, and those of a tree lie close together: 64 of them share a page, in which the values
/// stand side by side in the order of their ids. A page has no room for ids without a value, and keys are not stored, so that the
/// table takes half of what a dictionary does.
///
/// Other modules see what it does, so that they have it made for their values; that takes that the type itself is usable from
/// inlined code.
@usableFromInline
package struct NodeTable<Value> {
  @usableFromInline
  struct Page {
    /// The lowest bit stands for the first of the ids.
    @usableFromInline var known: UInt64
    @usableFromInline var values: ContiguousArray<Value>

    @usableFromInline
    init(known: UInt64 = 0, values: ContiguousArray<Value> = []) {
      self.known = known
      self.values = values
    }

    @inlinable
    func index(of bit: UInt64) -> Int { (known & (bit - 1)).nonzeroBitCount }

    /// - Returns: whether there was none before.
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

  /// Reads a part of the value of an id where it lies: values are large, and a copy counts a reference for each part.
  ///
  /// - Returns: `nil` where there is no value.
  @inlinable
  package func read<R>(_ id: RenderNodeID, _ body: (Value) -> R) -> R? {
    let (number, bit) = Self.place(of: id)
    guard let page = pages[number], page.known & bit != 0 else { return nil }
    return page.values.withUnsafeBufferPointer { body($0[page.index(of: bit)]) }
  }

  /// Changes the value of an id in its place. There has to be one.
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
