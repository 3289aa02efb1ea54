/// A place in the log of a recorder.
struct LogPlace: Hashable, Sendable {
  /// The number of times that the log had begun anew.
  var generation: Int
  /// The number of entries up to the place.
  var count: Int
}

/// An entry that the timeline of a recorder has not taken.
struct FreshEntry: Sendable {
  var entry: RecordedEntry
  /// The place behind the entry.
  var place: LogPlace
}
