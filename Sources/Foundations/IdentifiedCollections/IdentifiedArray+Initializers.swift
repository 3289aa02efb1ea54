extension IdentifiedArray {
  /// Creates an empty array.
  ///
  /// - Parameter id: The key path to an element's id.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(_identity: Identity(id))
  }

  /// Creates an array of elements known to have different ids.
  ///
  /// - Parameters:
  ///   - elements: The elements. That their ids differ is checked in debug builds only.
  ///   - id: The key path to an element's id.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(_identity: Identity(id), unchecked: Array(elements))
  }

  /// Creates an array of elements. Traps if two of them have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(_identity: Identity(id), unique: elements)
  }

  /// Creates an array of elements, of which some may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  ///   - combine: Makes one element of the one that is present and a later one with its id.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(_identity: Identity(id), elements, uniquingIDsWith: combine)
  }

  /// Creates an array of elements. Traps if two of them have the same id.
  @available(*, deprecated, renamed: "init(uniqueElements:id:)")
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  @inlinable
  init(_identity: Identity<ID, Element>, unchecked elements: [Element]) {
    self.init(_identity: _identity, _elements: elements)
    self._rebuildIndex()
    assert(
      Set(elements.indices.lazy.map(self._id(at:))).count == elements.count,
      "Two elements of an 'IdentifiedArray' have the same id."
    )
  }

  @inlinable
  init(_identity: Identity<ID, Element>, unique elements: some Sequence<Element>) {
    self.init(_identity: _identity)
    self.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (inserted, index) = self.append(element)
      precondition(inserted, "Two elements of an 'IdentifiedArray' have the id '\(self._id(at: index))'.")
    }
  }

  @inlinable
  init(
    _identity: Identity<ID, Element>,
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(_identity: _identity)
    self.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let (inserted, index) = self.append(element)
      if !inserted { self[index] = try combine(self._elements[index], element) }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(_identity: Identity())
  }

  /// Creates an array of elements known to have different ids.
  ///
  /// - Parameter elements: The elements. That their ids differ is checked in debug builds only.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(_identity: Identity(), unchecked: Array(elements))
  }

  /// Creates an array of elements. Traps if two of them have the same id.
  ///
  /// - Parameter elements: The elements.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(_identity: Identity(), unique: elements)
  }

  /// Creates an array of elements, of which some may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Makes one element of the one that is present and a later one with its id.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(_identity: Identity(), elements, uniquingIDsWith: combine)
  }

  /// Creates a copy of an array. Takes constant time.
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array of a part of another.
  @inlinable
  public init(_ elements: SubSequence) {
    self.init(uncheckedUniqueElements: elements)
  }

  /// Creates an array of elements. Traps if two of them have the same id.
  @available(*, deprecated, renamed: "init(uniqueElements:)")
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates an array of a literal's elements. Traps if two of them have the same id.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
