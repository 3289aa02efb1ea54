/// The ways to read the ids of a collection's elements: one by one, and all in one go.
///
/// Loops over elements are inlined into the modules of programs, where the compiler knows the types. In an optimised
/// program, 100,000 ids are compared in a loop of their own, in less than a tenth of a millisecond. A call by way of
/// the protocols would take a hundred times as long.
@usableFromInline
struct RowIDs<Data: RandomAccessCollection, ID: Hashable> {
  /// The id of an element.
  let read: (Data.Element) -> ID
  /// The id of the element at a place, counted from 0.
  let at: (_ place: Int, _ data: Data) -> ID
  /// The first places of the elements with some ids in a part of the data; `nil` for an id without an element.
  let find: (_ ids: [ID], _ part: Range<Int>, _ data: Data) -> [Int?]
  /// The number of equal ids at the start of two collections, and at the end of the rest. `nil` if the comparison would
  /// cost more than the changed elements.
  let agreement: (_ old: Data, _ new: Data) -> (start: Int, end: Int)?

  @usableFromInline
  init(
    read: @escaping (Data.Element) -> ID, at: @escaping (Int, Data) -> ID,
    find: @escaping ([ID], Range<Int>, Data) -> [Int?],
    agreement: @escaping (Data, Data) -> (start: Int, end: Int)?
  ) {
    self.read = read
    self.at = at
    self.find = find
    self.agreement = agreement
  }

  /// Ids that a function reads.
  @inlinable
  init(_ read: @escaping (Data.Element) -> ID) {
    self.init(
      read: read,
      at: { place, data in
        let id = data.withContiguousStorageIfAvailable { read($0[place]) }
        return id ?? read(data[data.index(data.startIndex, offsetBy: place)])
      },
      find: { ids, part, data in
        let found = data.withContiguousStorageIfAvailable { all in
          RowSearch.find(ids, part, in: all.baseAddress) { read($0.pointee) }
        }
        return found ?? RowSearch.find(ids, part, in: data, read)
      },
      agreement: { old, new in
        old.withContiguousStorageIfAvailable { old in
          new.withContiguousStorageIfAvailable { new in RowSearch.agreement(old, new) { read($0.pointee) } }
        } ?? nil
      })
  }

  /// Ids at a key path. Where they are stored in the elements, they are read where they lie.
  @inlinable
  init(at path: KeyPath<Data.Element, ID>) {
    guard let offset = MemoryLayout<Data.Element>.offset(of: path) else {
      self.init { $0[keyPath: path] }
      return
    }
    let read: (UnsafePointer<Data.Element>) -> ID = {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee
    }
    self.init(
      read: { $0[keyPath: path] },
      at: { place, data in
        let id = data.withContiguousStorageIfAvailable { read($0.baseAddress! + place) }
        return id ?? data[data.index(data.startIndex, offsetBy: place)][keyPath: path]
      },
      find: { ids, part, data in
        let found = data.withContiguousStorageIfAvailable { RowSearch.find(ids, part, in: $0.baseAddress, read) }
        return found ?? RowSearch.find(ids, part, in: data) { $0[keyPath: path] }
      },
      agreement: { old, new in
        old.withContiguousStorageIfAvailable { old in
          new.withContiguousStorageIfAvailable { new in RowSearch.agreement(old, new, read) }
        } ?? nil
      })
  }
}

extension RowIDs where Data.Element: Identifiable, ID == Data.Element.ID {
  /// The ids that the elements know.
  @inlinable
  init() {
    if let bound = Self.ofBoundElements { self = bound } else { self.init { $0.id } }
  }

  /// The ids of bound elements, where the data are a binding. They are read from the collection behind the binding,
  /// without a binding for each element.
  @usableFromInline
  static var ofBoundElements: Self? { (Data.self as? any BoundRows.Type)?.rowIDs as? Self }
}

/// A binding to elements that know their id.
private protocol BoundRows {
  /// The way to read the ids of the elements: a `RowIDs` of the binding.
  static var rowIDs: Any { get }
}

extension Binding: BoundRows where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  fileprivate static var rowIDs: Any {
    let ids = RowIDs<Value, Value.Element.ID>()
    return RowIDs<Binding<Value>, Value.Element.ID>(
      read: { $0.wrappedValue.id },
      at: { ids.at($0, $1.wrappedValue) },
      find: { ids.find($0, $1, $2.wrappedValue) },
      agreement: { _, _ in nil })
  }
}

extension RowIDs where Data == Range<Int>, ID == Int {
  /// The numbers of a range, which are their own ids.
  @usableFromInline
  static var numbers: Self {
    Self(
      read: { $0 },
      at: { place, data in data.lowerBound + place },
      find: { ids, part, data in
        ids.map { id in
          guard data.contains(id), part.contains(id - data.lowerBound) else { return nil }
          return id - data.lowerBound
        }
      },
      agreement: { _, _ in nil })
  }
}

/// Loops over the ids of elements.
@usableFromInline
enum RowSearch {
  /// The number of wanted ids from which on a hash table finds the ids of the data.
  ///
  /// Below it, comparing with each wanted id is faster. One look-up costs as much as that number of comparisons, which
  /// are cheap for numbers and expensive for text.
  @inlinable
  static func many<ID>(_ type: ID.Type) -> Int { _isPOD(ID.self) ? 64 : 6 }

  /// The first places of ids among elements that lie in memory side by side.
  @inlinable
  static func find<Element, ID: Hashable>(
    _ ids: [ID], _ part: Range<Int>, in elements: UnsafePointer<Element>?, _ read: (UnsafePointer<Element>) -> ID
  ) -> [Int?] {
    var found = [Int?](repeating: nil, count: ids.count)
    guard let elements, !ids.isEmpty else { return found }
    if ids.count == 1 {
      let id = ids[0]
      for place in part where read(elements + place) == id {
        found[0] = place
        break
      }
      return found
    }
    guard ids.count < many(ID.self) else {
      var wanted = Wanted(ids)
      for place in part where !wanted.isEmpty { wanted.take(read(elements + place), at: place, &found) }
      return found
    }
    var missing = ids.count
    ids.withUnsafeBufferPointer { ids in
      for place in part {
        let id = read(elements + place)
        for index in 0..<ids.count where ids[index] == id && found[index] == nil {
          found[index] = place
          missing -= 1
        }
        if missing == 0 { break }
      }
    }
    return found
  }

  /// The first places of ids among the elements of any collection.
  @inlinable
  static func find<Data: RandomAccessCollection, ID: Hashable>(
    _ ids: [ID], _ part: Range<Int>, in data: Data, _ read: (Data.Element) -> ID
  ) -> [Int?] {
    var found = [Int?](repeating: nil, count: ids.count)
    guard !ids.isEmpty, !part.isEmpty else { return found }
    var index = data.index(data.startIndex, offsetBy: part.lowerBound)
    if ids.count == 1 {
      let id = ids[0]
      for place in part {
        if read(data[index]) == id {
          found[0] = place
          break
        }
        data.formIndex(after: &index)
      }
      return found
    }
    var wanted = Wanted(ids)
    for place in part {
      wanted.take(read(data[index]), at: place, &found)
      if wanted.isEmpty { break }
      data.formIndex(after: &index)
    }
    return found
  }

  /// Returns the number of elements with the same ids at the start, and the number of such others at the end.
  @inlinable
  static func agreement<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, _ read: (UnsafePointer<Element>) -> ID
  ) -> (start: Int, end: Int) {
    guard let before = old.baseAddress, let after = new.baseAddress else { return (0, 0) }
    // The same object has the same id, which may be expensive to read.
    let isObject = Element.self is AnyObject.Type
    let count = min(old.count, new.count)
    var start = 0
    while start < count,
      isObject && isSame(before + start, after + start) || read(before + start) == read(after + start)
    { start += 1 }
    let (lastOld, lastNew) = (before + (old.count - 1), after + (new.count - 1))
    var end = 0
    while end < count - start,
      isObject && isSame(lastOld - end, lastNew - end) || read(lastOld - end) == read(lastNew - end)
    { end += 1 }
    return (start, end)
  }

  /// Whether two references lead to the same object.
  @inlinable
  static func isSame<Element>(_ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>) -> Bool {
    UnsafeRawPointer(left).load(as: UInt.self) == UnsafeRawPointer(right).load(as: UInt.self)
  }

  /// Ids whose places are yet to be found.
  @usableFromInline
  struct Wanted<ID: Hashable> {
    @usableFromInline var indices: [ID: Int]

    @inlinable
    init(_ ids: [ID]) { indices = Dictionary(zip(ids, 0..<ids.count)) { first, _ in first } }

    @inlinable var isEmpty: Bool { indices.isEmpty }

    @inlinable
    mutating func take(_ id: ID, at place: Int, _ found: inout [Int?]) {
      guard let index = indices.removeValue(forKey: id) else { return }
      found[index] = place
    }
  }
}

/// A collection that finds its elements by their ids without making the others.
///
/// A `ForEach` that loses sight of a row asks where its element is now.
public protocol _PlacesByID {
  /// The places of elements with some ids, as numbers from 0. A place is `nil` for an id without an element.
  ///
  /// - Parameter ids: The ids of elements.
  /// - Returns: `nil` where the collection cannot tell.
  @MainActor func _places(ofIDs ids: [AnyHashable]) -> [Int?]?
}

/// The numbers of a range are their own ids, in `ForEach(0..<count, id: \.self)`.
extension Range: _PlacesByID where Bound == Int {
  /// The places of numbers in the range.
  public func _places(ofIDs ids: [AnyHashable]) -> [Int?]? {
    ids.map { id in
      guard let number = id.base as? Int, contains(number) else { return nil }
      return number - lowerBound
    }
  }
}
