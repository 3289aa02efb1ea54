/// An entry of a ``WeakList``.
protocol WeakEntry {
  /// Whether the referenced object is gone.
  var isGone: Bool { get }
}

/// Entries that refer weakly to objects. Those that are gone are dropped whenever their number has doubled, so that to add one
/// takes constant time on average, however many there are.
struct WeakList<Entry: WeakEntry> {
  /// In the order in which they came, some of them gone.
  private(set) var entries: [Entry] = []
  private var limit = 32

  /// Whether there are entries, some of which may be gone.
  var hasEntries: Bool { !entries.isEmpty }

  /// Adds an entry, unless there are as many as a limit.
  mutating func append(_ entry: Entry, limit: Int) {
    if entries.count >= limit { entries.removeAll(where: \.isGone) }
    if entries.count < limit { append(entry) }
  }

  mutating func append(_ entry: Entry) {
    if entries.count >= limit {
      entries.removeAll(where: \.isGone)
      limit = max(32, 2 * entries.count)
    }
    entries.append(entry)
  }
}
