import Synchronization

/// A bounded cache from key path objects, by identity, to what they resolved to.
///
/// The cache is four-way set-associative. A key path may be made anew for every use (in a generic function, or with a
/// captured index). Such a key path pushes out at most one of its neighbours, and the table keeps its size. Entries
/// keep their key path alive, so an address always means the same key path.
@usableFromInline
final class CaseKeyPathCache: Sendable {
  @usableFromInline static let shared = CaseKeyPathCache()

  /// A key path and what it resolved to. Both are immutable; the lock guards only where they are filed.
  private struct Entry: @unchecked Sendable {  // immutable, and filed under the lock
    var keyPath: AnyKeyPath?
    var value: AnyObject?
  }

  private struct Table {
    let entries: UnsafeMutablePointer<Entry>
    var nextVictim = 0
  }

  private static let setCount = 512
  private static let ways = 4

  private let table: Mutex<Table>

  private init() {
    let count = Self.setCount * Self.ways
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
    self.table = Mutex(Table(entries: entries))
  }

  @usableFromInline
  func value(for keyPath: AnyKeyPath) -> AnyObject? {
    let address = Self.address(of: keyPath)
    return self.table.withLock { table in
      let set = table.entries + Self.firstIndex(of: address)
      for way in 0..<Self.ways where set[way].keyPath.map(Self.address) == address {
        return set[way]
      }
      return Entry()
    }.value
  }

  func insert(_ value: any AnyObject & Sendable, for keyPath: AnyKeyPath) {
    let address = Self.address(of: keyPath)
    let entry = Entry(keyPath: keyPath, value: value)
    // What is pushed out is released after the lock: its deinitialization is not ours to know.
    let evicted = self.table.withLock { table in
      let set = table.entries + Self.firstIndex(of: address)
      let way =
        (0..<Self.ways).first { set[$0].keyPath.map(Self.address) == address }
        ?? (0..<Self.ways).first { set[$0].keyPath == nil }
        ?? table.nextVictim
      table.nextVictim = (table.nextVictim + 1) % Self.ways
      let evicted = set[way]
      set[way] = entry
      return evicted
    }
    withExtendedLifetime(evicted) {}
  }

  private static func address(of keyPath: AnyKeyPath) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
  }

  private static func firstIndex(of address: UInt) -> Int {
    // Fibonacci hashing: allocations are 16-byte aligned and often neighbours.
    let hash = UInt64(address >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int(hash >> 55) * Self.ways
  }
}
