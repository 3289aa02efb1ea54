public import OrderedCollections

/// An array whose elements are found by their id, in constant time.
///
/// ```swift
/// var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
/// todos[id: 2]?.isDone = true
/// todos.remove(id: 1)
/// ```
///
/// No two elements have the same id: adding an element whose id is present leaves the array as it is. The semantics are
/// those of `IdentifiedArray` in swift-identified-collections.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline let _identity: Identity<ID, Element>
  @usableFromInline var _elements: [Element]
  @usableFromInline var _index: IdentityIndex
  /// Tells the array from the copies it has diverged from. See ``_diverge()``.
  @usableFromInline var _divergence: UInt64 = 0

  @inlinable
  init(_identity: Identity<ID, Element>, _elements: [Element] = [], _index: IdentityIndex = IdentityIndex()) {
    self._identity = _identity
    self._elements = _elements
    self._index = _index
  }

  /// The key path to an element's id.
  public var id: KeyPath<Element, ID> { self._identity.keyPath() }

  /// The elements, as an array. Takes constant time.
  @inlinable
  public var elements: [Element] { self._elements }

  /// The ids, in the order of the elements.
  ///
  /// The set is made when it is first asked for, and kept until an element comes, goes or moves.
  @inlinable
  public var ids: OrderedSet<ID> {
    guard let table = self._index.table else { return self._makeIDs() }
    return table.derived { UncheckedIDs(ids: self._makeIDs()) }.ids
  }

  @inlinable
  func _makeIDs() -> OrderedSet<ID> { OrderedSet(uncheckedUniqueElements: self._makeIDList()) }

  /// The ids, in the order of the elements, for uses without a search: reading them hashes no id.
  ///
  /// The list is kept as ``ids`` are.
  @inlinable
  package var idList: ContiguousArray<ID> {
    guard let table = self._index.table else { return self._makeIDList() }
    return table.derived { UncheckedIDs(ids: self._makeIDList()) }.ids
  }

  @inlinable
  func _makeIDList() -> ContiguousArray<ID> {
    self._elements.withUnsafeBufferPointer { elements in
      ContiguousArray(unsafeUninitializedCapacity: elements.count) { ids, count in
        guard let base = elements.baseAddress else { return }
        while count < elements.count {
          ids.initializeElement(at: count, to: self._identity.read(base + count))
          count += 1
        }
      }
    }
  }
}

/// Ids cross threads only together with the array they belong to.
@usableFromInline
struct UncheckedIDs<IDs: Collection>: @unchecked Sendable {  // crosses threads with its array alone
  @usableFromInline let ids: IDs

  @inlinable
  init(ids: IDs) {
    self.ids = ids
  }
}

/// An identified array of identifiable elements.
public typealias IdentifiedArrayOf<Element> = IdentifiedArray<Element.ID, Element> where Element: Identifiable

/// How an element's id is read.
///
/// Reading through a key path costs about as much as a table look-up; for `Identifiable` elements it is a call. The id
/// is read behind a pointer, so that the element is not copied for it.
@usableFromInline
struct Identity<ID, Element>: @unchecked Sendable {  // nothing in it changes
  @usableFromInline let read: (UnsafePointer<Element>) -> ID
  @usableFromInline let keyPath: () -> KeyPath<Element, ID>
  /// Tells an element from a replacement of it, for elements that have an identity of their own.
  @usableFromInline let fingerprint: ((UnsafePointer<Element>) -> UInt)?
  /// Lets such an element diverge from its copies, and fingerprints it.
  @usableFromInline let diverge: ((UnsafeMutablePointer<Element>) -> UInt)?

  @inlinable
  init(_ keyPath: KeyPath<Element, ID>) {
    self.init(read: { $0.pointee[keyPath: keyPath] }, keyPath: { keyPath })
  }

  @inlinable
  init() where Element: Identifiable, ID == Element.ID {
    self.init(read: { $0.pointee.id }, keyPath: { \Element.id })
  }

  @inlinable
  init(read: @escaping (UnsafePointer<Element>) -> ID, keyPath: @escaping () -> KeyPath<Element, ID>) {
    (self.fingerprint, self.diverge) = fingerprinting(Element.self)
    self.keyPath = keyPath
    guard self.fingerprint != nil else {
      self.read = read
      return
    }
    self.read = {
      let outer = UnobservedReads.begin()
      defer { UnobservedReads.end(outer) }
      return read($0)
    }
  }
}

extension IdentifiedArray:
  // Ids and elements can be sent, and its index locks.
  @unchecked Sendable
where ID: Sendable, Element: Sendable {}

extension IdentifiedArray {
  @inlinable
  func _id(of element: Element) -> ID {
    withUnsafePointer(to: element) { self._identity.read($0) }
  }

  @inlinable
  func _id(at position: Int) -> ID {
    self._elements.withUnsafeBufferPointer { self._identity.read($0.baseAddress! + position) }
  }

  @inlinable
  func _tag(at position: Int) -> UInt32 {
    IdentityIndex.tag(self._id(at: position))
  }

  @inlinable
  mutating func _rebuildIndex() {
    let (elements, read) = (self._elements, self._identity.read)
    elements.withUnsafeBufferPointer { buffer in
      self._index.rebuild(count: buffer.count) { IdentityIndex.tag(read(buffer.baseAddress! + $0)) }
    }
  }
}
