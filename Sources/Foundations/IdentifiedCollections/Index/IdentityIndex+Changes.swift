extension IdentityIndex {
  /// Notes an element added behind the last, if that takes no more than filling a slot of the table.
  ///
  /// - Parameters:
  ///   - tag: The tag of the new element's id.
  ///   - count: The number of elements before.
  ///   - vacancy: The slot that a search for the id has just ended at.
  /// - Returns: Whether it was noted.
  @inlinable
  mutating func append(tag: UInt32, count: Int, vacancy: Int) -> Bool {
    // Asked first: a local copy of the reference would be a second owner.
    guard count > 0, self.serials == nil, isKnownUniquelyReferenced(&self.table) else { return false }
    let table = self.table.unsafelyUnwrapped
    let (serial, overflow) = self.first.addingReportingOverflow(Int32(truncatingIfNeeded: count))
    guard !overflow, count < table.lines.capacity, !table.hasDerived else { return false }
    table.lines.fill(vacancy, tag: tag, serial: serial)
    self.revision = table.nextRevision()
    return true
  }

  /// Notes an element added behind the last.
  ///
  /// - Parameters:
  ///   - tag: The tag of the new element's id.
  ///   - count: The number of elements before.
  ///   - tagAt: The tag of the id at a position, for building the table when the array outgrows comparing.
  @inlinable
  mutating func append(tag: UInt32, count: Int, tagAt: (Int) -> UInt32) {
    guard self.table != nil else {
      if count >= Self.linearLimit {
        self.rebuild(count: count, reserving: count + 1, tagAt: tagAt)
        self.append(tag: tag, count: count, tagAt: tagAt)
      }
      return
    }
    if count == 0 {
      self.first = 0
      self.serials = nil
    } else if self.serial(at: count - 1) == .max {
      self.renumber(count: count)
    }
    let serial = count == 0 ? 0 : self.serial(at: count - 1) + 1
    self.uniqueTable(reserving: count + 1)?.lines.insert(tag: tag, serial: serial)
    self.serials?.append(serial)
  }

  /// Notes an element inserted before a position.
  @inlinable
  mutating func insert(tag: UInt32, at position: Int, count: Int, tagAt: (Int) -> UInt32) {
    if position == count {
      self.append(tag: tag, count: count, tagAt: tagAt)
      return
    }
    guard self.table != nil else {
      if count >= Self.linearLimit {
        self.rebuild(count: count, reserving: count + 1, tagAt: tagAt)
        self.insert(tag: tag, at: position, count: count, tagAt: tagAt)
      }
      return
    }
    let serial: Int32
    if position == 0 {
      if self.serial(at: 0) <= .min + 1 { self.renumber(count: count) }
      serial = self.serial(at: 0) - 1
      self.first = serial
    } else {
      if self.serial(at: position) == self.serial(at: position - 1) + 1 {
        self.renumber(count: count, gapAt: position)
      }
      serial = self.serial(at: position) - 1
    }
    self.uniqueTable(reserving: count + 1)?.lines.insert(tag: tag, serial: serial)
    self.serials?.insert(serial, at: position)
    if let serials, serials.count == Int(serials[serials.count - 1]) - Int(serials[0]) + 1 {
      self.first = serials[0]
      self.serials = nil
    }
  }

  /// Notes the removal of an element.
  @inlinable
  mutating func remove(tag: UInt32, at position: Int, count: Int) {
    guard let table = self.uniqueTable(reserving: count) else { return }
    table.lines.remove(tag: tag, serial: self.serial(at: position))
    if self.serials != nil {
      self.serials?.remove(at: position)
      if let serials, let low = serials.first, let high = serials.last, Int(high) - Int(low) + 1 > 2 * count + 1_024 {
        self.renumber(count: count - 1)
      }
    } else if position == 0 {
      self.first += 1
    } else if position < count - 1 {
      let first = self.first
      self.serials = [Int32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for index in 0..<(count - 1) {
          buffer.initializeElement(at: index, to: first + Int32(index < position ? index : index + 1))
        }
        initializedCount = count - 1
      }
    }
  }

  /// Notes that two elements changed places.
  @inlinable
  mutating func swap(tag: UInt32, at i: Int, tag other: UInt32, at j: Int, count: Int) {
    guard let table = self.uniqueTable(reserving: count) else { return }
    let (serial, otherSerial) = (self.serial(at: i), self.serial(at: j))
    let slot = table.lines.slot(tag: tag, serial: serial)
    let otherSlot = table.lines.slot(tag: other, serial: otherSerial)
    table.lines.serial(at: slot).pointee = otherSerial
    table.lines.serial(at: otherSlot).pointee = serial
  }

  /// Notes that an element was replaced by one with another id.
  @usableFromInline
  mutating func replace(tag: UInt32, by new: UInt32, at position: Int, count: Int) {
    guard let table = self.uniqueTable(reserving: count) else { return }
    let serial = self.serial(at: position)
    table.lines.remove(tag: tag, serial: serial)
    table.lines.insert(tag: new, serial: serial)
  }

  /// Indexes all elements anew.
  @inlinable
  mutating func rebuild(count: Int, reserving capacity: Int = 0, tagAt: (Int) -> UInt32) {
    self = IdentityIndex()
    self.revise()
    guard max(count, capacity) > Self.linearLimit else { return }
    let table = IdentityTable(reserving: max(count, capacity))
    for position in 0..<count { table.lines.insert(tag: tagAt(position), serial: Int32(position)) }
    self.table = table
  }
}
