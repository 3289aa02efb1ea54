@testable import IppoRender

/// SplitMix64: the same seed gives the same sequence.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension TextEdit {
  /// A random edit of up to three positions, which keeps surrogate pairs whole and inserts characters of `letters`.
  static func random(in text: String, letters: [String], using random: inout SeededNumbers) -> TextEdit {
    var places: [Int] = []
    var place = 0
    for character in text {
      places.append(place)
      place += character.utf16.count
    }
    places.append(place)
    var changes: [Change] = []
    var index = 0
    for _ in 0..<(1 + random.below(3)) {
      index += random.below(places.count - index)
      let start = places[index]
      index += min(places.count - 1 - index, random.below(4))
      let inserted = (0..<random.below(4)).map { _ in letters.randomElement(using: &random)! }.joined()
      changes.append(Change(at: start, removing: places[index] - start, inserting: inserted))
      if index == places.count - 1 { break }
    }
    return TextEdit(changes)!
  }
}
