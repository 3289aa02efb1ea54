public import Synchronization

/// An open-addressed hash table, shared between copies until one of them changes.
///
/// It holds no ids: an entry is the low half of an id's hash, its tag, and the serial number of the element. Entries
/// lie in lines, each as long as a cache line:
///
/// ```
/// line   tag tag tag tag tag tag tag tag  serial serial serial serial serial serial serial serial
/// ```
///
/// The tag of an entry names its home line. Where that is full, the entry is in the next line with room. A search
/// compares the eight tags of a line at once. Most searches touch one line without branching on its content, so that a
/// processor can overlap several searches.
@usableFromInline
final class IdentityTable: @unchecked Sendable {  // not changed once shared; what is derived is in a mutex
  @usableFromInline let lines: IdentityLines

  /// The values that were computed from the order of the ids, valid until the table changes.
  private let derived = Mutex<[ObjectIdentifier: any Sendable]>([:])
  @usableFromInline let _hasDerived = Atomic(false)

  /// The last revision given to the array that has this table for itself.
  @usableFromInline let lastRevision = Atomic<UInt64>(0)

  @usableFromInline
  init(reserving count: Int) {
    self.lines = IdentityLines(reserving: count)
  }

  private init(lineCount: Int) {
    self.lines = IdentityLines(lineCount: lineCount)
  }

  deinit {
    self.lines.deallocate()
  }

  /// Whether something was computed from the order of the ids.
  @inlinable var hasDerived: Bool { self._hasDerived.load(ordering: .relaxed) }

  /// A value that depends on the order of the ids, computed at the first call: one value of each type.
  @usableFromInline
  func derived<Value: Sendable>(_ make: () -> Value) -> Value {
    self.derived.withLock { derived in
      if let value = derived[ObjectIdentifier(Value.self)] as? Value { return value }
      let value = make()
      derived[ObjectIdentifier(Value.self)] = value
      self._hasDerived.store(true, ordering: .relaxed)
      return value
    }
  }

  @usableFromInline
  func dropDerived() {
    self._hasDerived.store(false, ordering: .relaxed)
    self.derived.withLock { $0 = [:] }
  }

  /// A copy with room for at least so many entries. Entries find their line by tag: no id is hashed again.
  @usableFromInline
  func copy(reserving count: Int) -> IdentityTable {
    let copy = IdentityTable(lineCount: max(self.lines.mask + 1, IdentityLines.lineCount(for: count)))
    if copy.lines.mask == self.lines.mask {
      copy.lines.copyEntries(of: self.lines)
    } else {
      copy.lines.insertEntries(of: self.lines)
    }
    return copy
  }

  /// A revision of an array that has this table for itself. The table takes it from a block of its own, so that threads
  /// give revisions without waiting for each other.
  @inlinable
  func nextRevision() -> UInt64 {
    var revision = self.lastRevision.load(ordering: .relaxed) &+ 1
    if revision & (StructureRevision.blockSize - 1) <= 1 { revision = StructureRevision.nextBlock() &+ 1 }
    self.lastRevision.store(revision, ordering: .relaxed)
    return revision
  }
}
