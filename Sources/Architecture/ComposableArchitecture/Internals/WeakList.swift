/// An entry of a ``WeakList``.
protocol WeakEntry {
  /// What it refers to does not exist any more.
  var isGone: Bool { get }
}

/// Entries that refer weakly to objects. Those that are gone are dropped whenever their number has doubled, so that to add one
/// takes constant time on average, however many there are.
struct WeakList<Entry: WeakEntry> {
  /// In the order in which they came, some of them gone.
  private(set) var entries: [Entry] = []
  private var limit = 32

  mutating func append(_ entry: Entry) {
    if entries.count >= limit {
      entries.removeAll(where: \.isGone)
      limit = max(32, 2 * entries.count)
    }
    entries.append(entry)
  }
}
