/// The entries of a journal that is read, in the order of the session.
///
/// A recorder appends all entries but screens: these come behind the last action, step or screen. So the entries up to there
/// keep their places, and each entry is moved at most once, however a file orders its records.
struct JournalEntries {
  /// The entries up to the last action, step or screen.
  private var head: [RecordedEntry] = []
  /// The entries behind it, among which a screen may come.
  private var tail: ArraySlice<RecordedEntry> = []

  /// - Parameter entries: The entries at the beginning.
  init(_ entries: [RecordedEntry] = []) {
    let end = entries.lastIndex(where: \.isBeforeNextScreen).map { $0 + 1 } ?? 0
    head = Array(entries[..<end])
    tail = entries[end...]
  }

  /// All entries.
  var all: [RecordedEntry] { head + tail }

  /// Adds an entry.
  ///
  /// - Parameter place: The place among all entries.
  /// - Throws: ``RecordingError`` for a place that no recorder writes.
  mutating func insert(_ entry: RecordedEntry, at place: Int) throws {
    let end = head.count + tail.count
    let isScreen = if case .screen = entry { true } else { false }
    guard isScreen ? (head.count...end).contains(place) : place == end else {
      throw RecordingError.damaged("An entry of the journal has place \(place), which no recorder writes.")
    }
    guard entry.isBeforeNextScreen else {
      tail.append(entry)
      return
    }
    let count = place - head.count
    head += tail.prefix(count)
    tail = tail.dropFirst(count)
    head.append(entry)
  }
}
