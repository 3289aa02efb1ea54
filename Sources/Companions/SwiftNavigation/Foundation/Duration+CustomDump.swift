public import CustomDump

// CustomDump has these conformances only on Apple platforms. Without them a difference shows the stored properties of
// the types.

extension Duration: @retroactive CustomDumpStringConvertible {
  /// The duration in words: "1 second, 500 milliseconds".
  ///
  /// The words are those of CustomDump on Apple platforms. Nothing is rounded: parts below a nanosecond appear in
  /// attoseconds, so that different durations look different.
  public var customDumpDescription: String {
    let isNegative = self < .zero
    let (seconds, attoseconds) = components
    let units: [(name: String, count: UInt64)] = [
      ("day", seconds.magnitude / 86_400), ("hour", seconds.magnitude / 3600 % 24),
      ("minute", seconds.magnitude / 60 % 60), ("second", seconds.magnitude % 60),
      ("millisecond", attoseconds.magnitude / 1_000_000_000_000_000),
      ("microsecond", attoseconds.magnitude / 1_000_000_000_000 % 1000),
      ("nanosecond", attoseconds.magnitude / 1_000_000_000 % 1000),
      ("attosecond", attoseconds.magnitude % 1_000_000_000),
    ]
    let words = units.filter { $0.count > 0 }.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
    guard !words.isEmpty else { return "0 nanoseconds" }
    return (isNegative ? "-" : "") + words.joined(separator: ", ")
  }
}
