/// The memory of an ``IdentityTable``.
@usableFromInline
struct IdentityLines {
  /// A tag of 0 means that a slot is empty.
  @usableFromInline typealias Tags = SIMD8<UInt32>

  /// Lines of 8 tags and 8 serial numbers.
  @usableFromInline let base: UnsafeMutableRawPointer

  /// The number of lines, a power of two, less one.
  @usableFromInline let mask: Int

  @inlinable static var slotsPerLine: Int { 8 }
  @inlinable static var lineSize: Int { 64 }
  @inlinable static var serialsOffset: Int { 32 }

  init(lineCount: Int) {
    self.base = .allocate(byteCount: lineCount * Self.lineSize, alignment: Self.lineSize)
    self.base.initializeMemory(as: UInt64.self, repeating: 0, count: lineCount * Self.lineSize / 8)
    self.mask = lineCount - 1
  }

  init(reserving count: Int) {
    self.init(lineCount: Self.lineCount(for: count))
  }

  func deallocate() {
    self.base.deallocate()
  }

  /// The number of lines that holds so many entries at a load of at most 13/16.
  static func lineCount(for count: Int) -> Int {
    var lines = 2
    while Self.capacity(ofLines: lines) < count { lines *= 2 }
    return lines
  }

  @inlinable
  static func capacity(ofLines count: Int) -> Int {
    (count * 13) >> 1
  }

  /// How many entries there may be before there should be more lines.
  @inlinable var capacity: Int { Self.capacity(ofLines: self.mask + 1) }

  // MARK: Slots: numbered through all lines

  @inlinable
  func tags(ofLine line: Int) -> UnsafeMutablePointer<Tags> {
    (self.base + line &* Self.lineSize).assumingMemoryBound(to: Tags.self)
  }

  @inlinable
  func tag(at slot: Int) -> UnsafeMutablePointer<UInt32> {
    (self.base + (slot >> 3) &* Self.lineSize + (slot & 7) &* 4).assumingMemoryBound(to: UInt32.self)
  }

  @inlinable
  func serial(at slot: Int) -> UnsafeMutablePointer<Int32> {
    (self.base + (slot >> 3) &* Self.lineSize + Self.serialsOffset + (slot & 7) &* 4)
      .assumingMemoryBound(to: Int32.self)
  }

  // MARK: Search

  /// One byte for each slot of a line, of which no bit is set unless the slot has this tag.
  @inlinable
  static func matches(_ tags: Tags, _ tag: UInt32) -> UInt64 {
    let mask = unsafeBitCast(tags .== Tags(repeating: tag), to: Tags.self)
    return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: mask), to: UInt64.self)
  }

  /// The first slot among matches.
  @inlinable
  static func first(_ matches: UInt64, line: Int) -> Int {
    line &* Self.slotsPerLine &+ matches.trailingZeroBitCount >> 3
  }

  /// Looks for an entry by tag.
  ///
  /// - Returns: The serial number of the entry, or `nil`, and then the slot where it would be inserted.
  @inlinable
  func find(tag: UInt32, where isWanted: (Int32) -> Bool) -> (serial: Int32?, vacancy: Int) {
    var line = Int(tag) & self.mask
    while true {
      let tags = self.tags(ofLine: line).pointee
      var matches = Self.matches(tags, tag)
      while matches != 0 {
        let serial = self.serial(at: Self.first(matches, line: line)).pointee
        if isWanted(serial) { return (serial, 0) }
        matches &= ~(0xFF &<< UInt64(matches.trailingZeroBitCount & ~7))
      }
      let vacancies = Self.matches(tags, 0)
      if vacancies != 0 { return (nil, Self.first(vacancies, line: line)) }
      line = (line &+ 1) & self.mask
    }
  }

  /// The slot of an entry that is known to be there.
  @inlinable
  func slot(tag: UInt32, serial: Int32) -> Int {
    var line = Int(tag) & self.mask
    while true {
      let tags = self.tags(ofLine: line).pointee
      var matches = Self.matches(tags, tag)
      while matches != 0 {
        let slot = Self.first(matches, line: line)
        if self.serial(at: slot).pointee == serial { return slot }
        matches &= ~(0xFF &<< UInt64(matches.trailingZeroBitCount & ~7))
      }
      precondition(
        Self.matches(tags, 0) == 0, "The id of an element changed while it was in an 'IdentifiedArray'.")
      line = (line &+ 1) & self.mask
    }
  }

  // MARK: Changes

  @inlinable
  func insert(tag: UInt32, serial: Int32) {
    var line = Int(tag) & self.mask
    while true {
      let vacancies = Self.matches(self.tags(ofLine: line).pointee, 0)
      if vacancies != 0 { return self.fill(Self.first(vacancies, line: line), tag: tag, serial: serial) }
      line = (line &+ 1) & self.mask
    }
  }

  @inlinable
  func fill(_ slot: Int, tag: UInt32, serial: Int32) {
    self.tag(at: slot).pointee = tag
    self.serial(at: slot).pointee = serial
  }

  /// Removes an entry, and brings those back that are behind a full line which now is not.
  @usableFromInline
  func remove(tag: UInt32, serial: Int32) {
    var hole = self.slot(tag: tag, serial: serial)
    var line = hole >> 3
    var isFull = Self.matches(self.tags(ofLine: line).pointee, 0) == 0
    while isFull {
      line = (line + 1) & self.mask
      let tags = self.tags(ofLine: line).pointee
      isFull = Self.matches(tags, 0) == 0
      // An entry may move to the hole if the hole is between its home and where it is.
      let distance = (line - hole >> 3) & self.mask
      for index in 0..<Self.slotsPerLine where tags[index] != 0 {
        guard (line - Int(tags[index])) & self.mask >= distance else { continue }
        let slot = line * Self.slotsPerLine + index
        self.fill(hole, tag: tags[index], serial: self.serial(at: slot).pointee)
        hole = slot
        break
      }
    }
    self.tag(at: hole).pointee = 0
  }

  /// Calls a closure with every entry.
  @inline(__always)
  func forEach(_ body: (UInt32, UnsafeMutablePointer<Int32>) -> Void) {
    for line in 0...self.mask {
      var filled = ~Self.matches(self.tags(ofLine: line).pointee, 0)
      while filled != 0 {
        let slot = Self.first(filled, line: line)
        body(self.tag(at: slot).pointee, self.serial(at: slot))
        filled &= ~(0xFF &<< UInt64(filled.trailingZeroBitCount & ~7))
      }
    }
  }

  /// Takes over the entries of fewer lines. There must be none yet.
  func insertEntries(of other: IdentityLines) {
    // Reading eight tags just after one of them was written would wait for the write, so what is filled is counted.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: self.mask + 1) { counts in
      counts.initialize(repeating: 0)
      other.forEach { tag, serial in
        var line = Int(tag) & self.mask
        while counts[line] == Self.slotsPerLine { line = (line + 1) & self.mask }
        self.fill(line * Self.slotsPerLine + Int(counts[line]), tag: tag, serial: serial.pointee)
        counts[line] += 1
      }
    }
  }

  /// Takes over the entries of as many lines.
  func copyEntries(of other: IdentityLines) {
    self.base.copyMemory(from: other.base, byteCount: (self.mask + 1) * Self.lineSize)
  }
}
