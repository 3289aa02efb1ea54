import Foundation

/// A generator of random numbers with a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Values that models and predicates are made of.
enum Pool {
  static let strings = [
    "", "a", "A", "b", "ab", "aB", "Z", "z", "e", "é", "e\u{301}", "E\u{301}", "ae\u{301}", "K", "\u{212A}", "k", ";",
    "\u{37E}",
    "ß", "ss", "İ", "i", "\n", "\r\n", "👨‍👩‍👧", "👨", "한", "\u{1112}\u{1161}\u{11AB}", "%", "_", "'", "\"", "10", "9",
    "a\u{323}\u{307}",
    "a\u{307}\u{323}", "\u{301}", "ﬁ",
  ]
  static let doubles = [
    0, -0.0, 1, -1, 0.5, 0.1, 0.3, 3, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e300,
    9_007_199_254_740_992,
  ]
  static let integers = [0, 1, -1, 2, 3, 5, 7, -3]
  static let extremes = [0, 1, -1, 2, .max, .min, .max - 1, 1 << 53, (1 << 53) + 1]
  static let dates = [
    0, 1, -1, 0.001, 700_000_000.123456, -63_114_076_800, 1e10,
  ].map { Date(timeIntervalSinceReferenceDate: $0) }
  static let uuids = (0..<4).map { UUID(uuidString: "\($0 * 3)0000000-0000-0000-0000-00000000000\($0)")! }
  static let links = ["https://example.com/a", "https://example.com/b", "file:///x"].map { URL(string: $0)! }
}
