extension IdentifiedArray {
  /// The position of the element with an id, or `nil`. Takes constant time.
  ///
  /// - Parameter id: An id.
  @inlinable
  public func index(id: ID) -> Int? {
    self._find(id).position
  }

  /// The position of the element with an id, where it is looked for first at a position.
  @inlinable
  package func index(id: ID, near position: Int) -> Int? {
    self._elements.indices.contains(position) && self._id(at: position) == id ? position : self.index(id: id)
  }

  /// The position of the element with an id, or where its entry would be inserted in the table, if there is one.
  @inlinable
  func _find(_ id: ID) -> (position: Int?, place: (tag: UInt32, vacancy: Int)?) {
    self._elements.withUnsafeBufferPointer { buffer in
      guard let lines = self._index.table?.lines else {
        guard let base = buffer.baseAddress else { return (nil, nil) }
        return (buffer.indices.first { self._identity.read(base + $0) == id }, nil)
      }
      // The lines live no longer than the table.
      defer { withExtendedLifetime(self._index.table) {} }
      let tag = IdentityIndex.tag(id)
      // An empty array may have a table, but then the table is empty, and no address is asked for.
      let (serial, vacancy) = lines.find(tag: tag) { serial in
        self._identity.read(buffer.baseAddress! + self._index.position(of: serial)) == id
      }
      guard let serial else { return (nil, (tag, vacancy)) }
      return (self._index.position(of: serial), nil)
    }
  }

  /// Whether an element with the same id as this one is present.
  ///
  /// - Parameter element: An element.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    self.index(id: self._id(of: element)) != nil
  }

  /// The element with an id.
  ///
  /// It is changed in place. Setting `nil` removes it; setting an element where there was none appends it. The
  /// element's id must be this one, and traps if it is another.
  ///
  /// - Parameter id: An id.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      self.index(id: id).map { self._elements[$0] }
    }
    set {
      switch (newValue, self.index(id: id)) {
      case (let element?, let position?):
        self._checkID(of: element, is: id)
        let fingerprint = self._fingerprint(at: position)
        self._elements[position] = element
        self._reviseIfReplaced(fingerprint, at: position)
      case (let element?, nil):
        self._checkID(of: element, is: id)
        self._appendNew(element, id: id)
      case (nil, let position?):
        self.remove(at: position)
      case (nil, nil):
        break
      }
    }
    _modify {
      guard let position = self.index(id: id) else {
        var element: Element?
        defer {
          if let element {
            self._checkID(of: element, is: id)
            self._appendNew(element, id: id)
          }
        }
        yield &element
        return
      }
      let fingerprint = self._divergeElement(at: position)
      if position == self._elements.count - 1 {
        var element = self._elements.popLast()
        defer {
          if let element {
            self._checkID(of: element, is: id)
            self._elements.append(element)
            self._reviseIfReplaced(fingerprint, at: position)
          } else {
            self._index.revise()
            self._index.remove(tag: IdentityIndex.tag(id), at: position, count: position + 1)
          }
        }
        yield &element
      } else {
        // The element is taken out of its place while it is changed, so that it has one owner. Nobody sees the hole:
        // access to `self` is exclusive until it is filled again.
        let place = self._elements.withUnsafeMutableBufferPointer { $0.baseAddress! + position }
        var element: Element? = place.move()
        defer {
          if let element {
            place.initialize(to: element)
            self._checkID(of: element, is: id)
            self._reviseIfReplaced(fingerprint, at: position)
          } else {
            self._index.revise()
            let rest = self._elements.count - position - 1
            place.moveInitialize(from: place + 1, count: rest)
            // `removeLast` below wants an element to remove.
            (place + rest).initialize(to: (place + rest - 1).pointee)
            self._elements.removeLast()
            self._index.remove(tag: IdentityIndex.tag(id), at: position, count: self._elements.count + 1)
          }
        }
        yield &element
      }
    }
  }

  @inlinable
  func _checkID(of element: Element, is id: ID) {
    precondition(
      self._id(of: element) == id,
      "The id of an element of an 'IdentifiedArray' must stay what it is: '\(id)', not '\(self._id(of: element))'."
    )
  }

  /// Appends an element whose id is not present.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - id: Its id.
  ///   - place: What a search for the id has just found: its tag, and the slot of the table it would be inserted at.
  @inlinable
  mutating func _appendNew(_ element: Element, id: ID, place: (tag: UInt32, vacancy: Int)? = nil) {
    let count = self._elements.count
    self._elements.append(element)
    if let (tag, vacancy) = place, self._index.append(tag: tag, count: count, vacancy: vacancy) { return }
    self._index.revise()
    guard self._index.table != nil || count >= IdentityIndex.linearLimit else { return }
    self._elements.withUnsafeBufferPointer { buffer in
      self._index.append(tag: place?.tag ?? IdentityIndex.tag(id), count: count) { position in
        IdentityIndex.tag(self._identity.read(buffer.baseAddress! + position))
      }
    }
  }
}
