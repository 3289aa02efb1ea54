import Synchronization

/// An open-addressed hash table of 8-byte entries, shared between copies until one of them changes.
///
/// It holds no ids: an entry is the low half of an id's hash and the serial number of the element. Linear probing, with
/// backward shifts on removal, so there are no tombstones.
@usableFromInline
final class IdentityTable: @unchecked Sendable {
  @usableFromInline
  struct Entry {
    @usableFromInline var tag: UInt32
    @usableFromInline var serial: Int32

    @inlinable
    init(tag: UInt32, serial: Int32) {
      self.tag = tag
      self.serial = serial
    }

    @inlinable static var empty: Entry { Entry(tag: 0, serial: .min) }
    @inlinable var isEmpty: Bool { self.serial == .min }
  }

  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  @usableFromInline let mask: Int
  @usableFromInline var used: Int

  /// What was computed from the order of the ids, and holds until the table changes.
  private let derived = Mutex<(any Sendable)?>(nil)
  @usableFromInline private(set) var hasDerived = false

  @usableFromInline
  init(bucketCount: Int) {
    self.entries = .allocate(capacity: bucketCount)
    self.entries.initialize(repeating: .empty, count: bucketCount)
    self.mask = bucketCount - 1
    self.used = 0
  }

  deinit {
    self.entries.deallocate()
  }

  /// What was computed before from the order of the ids, or is now.
  @usableFromInline
  func derived<Value: Sendable>(_ make: () -> Value) -> Value {
    self.derived.withLock { derived in
      if let value = derived as? Value { return value }
      let value = make()
      derived = value
      self.hasDerived = true
      return value
    }
  }

  @usableFromInline
  func dropDerived() {
    self.hasDerived = false
    self.derived.withLock { $0 = nil }
  }

  /// The number of buckets that holds so many entries at a load of at most 5/8.
  static func bucketCount(for count: Int) -> Int {
    var buckets = 16
    while buckets * 5 / 8 < count { buckets *= 2 }
    return buckets
  }

  /// A copy with at least so many buckets. Entries find their bucket by tag: no id is hashed again.
  @usableFromInline
  func copy(reserving count: Int) -> IdentityTable {
    let copy = IdentityTable(bucketCount: max(self.mask + 1, Self.bucketCount(for: count)))
    if copy.mask == self.mask {
      copy.entries.update(from: self.entries, count: self.mask + 1)
      copy.used = self.used
    } else {
      for bucket in 0...self.mask where !self.entries[bucket].isEmpty {
        copy.insert(self.entries[bucket])
      }
    }
    return copy
  }

  @inlinable
  func insert(_ entry: Entry) {
    var bucket = Int(entry.tag) & self.mask
    while !self.entries[bucket].isEmpty { bucket = (bucket + 1) & self.mask }
    self.entries[bucket] = entry
    self.used += 1
  }

  /// The bucket of an entry that is known to be there.
  @inlinable
  func bucket(tag: UInt32, serial: Int32) -> Int {
    var bucket = Int(tag) & self.mask
    while self.entries[bucket].serial != serial {
      precondition(!self.entries[bucket].isEmpty, "The id of an element changed while it was in an 'IdentifiedArray'.")
      bucket = (bucket + 1) & self.mask
    }
    return bucket
  }

  @inlinable
  func remove(tag: UInt32, serial: Int32) {
    var hole = self.bucket(tag: tag, serial: serial)
    var next = (hole + 1) & self.mask
    while !self.entries[next].isEmpty {
      let home = Int(self.entries[next].tag) & self.mask
      if (next &- home) & self.mask >= (next &- hole) & self.mask {
        self.entries[hole] = self.entries[next]
        hole = next
      }
      next = (next + 1) & self.mask
    }
    self.entries[hole] = .empty
    self.used -= 1
  }
}
