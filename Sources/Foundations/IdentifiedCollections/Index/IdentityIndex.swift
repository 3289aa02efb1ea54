/// The positions of ids: the index of an ``IdentifiedArray``.
///
/// ```
/// id ──hash──▶ table ──▶ serial number ──▶ position
/// ```
///
/// Elements are numbered as they come, and their numbers ascend with their positions. Until a removal from the middle,
/// the numbers are without gaps, and a position is a subtraction away. After a removal the index keeps the remaining
/// numbers in an array, and searches within the size of the gaps. Removing one of 100,000 elements touches one table
/// entry and moves memory, instead of hashing and correcting every element behind it. Gaps are closed when they
/// outnumber the elements.
///
/// Small arrays have no table: their elements are compared one by one.
@usableFromInline
struct IdentityIndex: Sendable {
  @usableFromInline var table: IdentityTable?

  /// The serial number of the element at position 0, while ``serials`` is `nil`.
  @usableFromInline var first: Int32 = 0

  /// The serial numbers by position, once they have gaps.
  @usableFromInline var serials: [Int32]?

  /// A number that no other structure has: a new one whenever elements come, go, move or are replaced.
  @usableFromInline var revision: UInt64 = 0

  /// Up to this many elements are compared one by one.
  @inlinable static var linearLimit: Int { 8 }

  @inlinable
  init() {}

  /// Takes a new ``revision``.
  @inlinable
  mutating func revise() {
    self.revision = StructureRevision.nextBlock()
  }

  /// The low half of an id's hash, or 1 if that is 0, which means an empty slot.
  @inlinable
  static func tag(_ id: some Hashable) -> UInt32 {
    max(UInt32(truncatingIfNeeded: IdentityHash.value(of: id)), 1)
  }

  @inlinable
  func position(of serial: Int32) -> Int {
    guard let serials else { return Int(serial) - Int(self.first) }
    return Self.search(serials, for: serial)
  }

  /// Finds the position of a serial number. The search first guesses as if the gaps were spread evenly. It looks ever
  /// further from there until the number lies in between, and then halves the rest. No more than the number of gaps is
  /// ever looked at.
  @usableFromInline
  static func search(_ serials: [Int32], for serial: Int32) -> Int {
    serials.withUnsafeBufferPointer { serials in
      let count = serials.count
      let offset = Int(serial) - Int(serials[0])
      let span = Int(serials[count - 1]) - Int(serials[0]) + 1
      let gaps = span - count
      var low = max(0, offset - gaps)
      var high = min(count - 1, offset)
      var step = 1
      let guess = min(max(offset - Int(Double(gaps) * Double(offset) / Double(span)), low), high)
      if serials[guess] < serial {
        low = guess + 1
        while low + step < high, serials[low + step] < serial {
          low += step + 1
          step *= 2
        }
        high = min(high, low + step)
      } else {
        high = guess
        while high - step > low, serials[high - step] >= serial {
          high -= step
          step *= 2
        }
        low = max(low, high - step)
      }
      while low < high {
        let middle = (low + high) / 2
        if serials[middle] < serial { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  @inlinable
  func serial(at position: Int) -> Int32 {
    self.serials?[position] ?? self.first + Int32(position)
  }

  /// The table, for changing: alone, with room for so many entries, without remembered ids.
  @inlinable
  mutating func uniqueTable(reserving count: Int) -> IdentityTable? {
    // Asked first: a local copy of the reference would be a second owner.
    let isAlone = isKnownUniquelyReferenced(&self.table)
    guard let table else { return nil }
    if !isAlone || table.lines.capacity < count {
      self.table = table.copy(reserving: count)
    } else if table.hasDerived {
      table.dropDerived()
    }
    return self.table
  }

  /// How many numbers are left out where an element is inserted between two others: others may follow it there.
  static var gapSize: Int { 256 }

  /// Numbers the elements anew from 0, with a gap before the position where something will be inserted.
  @usableFromInline
  mutating func renumber(count: Int, gapAt gap: Int? = nil) {
    guard let table = self.uniqueTable(reserving: count) else { return }
    table.lines.forEach { _, serial in
      let position = self.position(of: serial.pointee)
      serial.pointee = Int32(gap.map { position < $0 ? position : position + Self.gapSize } ?? position)
    }
    self.first = 0
    self.serials = gap.map { gap in (0..<Int32(count)).map { $0 < gap ? $0 : $0 + Int32(Self.gapSize) } }
  }
}
