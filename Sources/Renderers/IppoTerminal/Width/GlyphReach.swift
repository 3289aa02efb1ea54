import Foundation

/// The disagreement of terminals about the columns of a glyph.
extension Glyph {
  /// Whether terminals agree on the width of a cluster: one scalar whose width never changed, optionally with marks
  /// without columns (Mn, Me).
  ///
  /// Terminals disagree on variation selectors, joined or modified pictures, spacing marks, Hangul in parts, and
  /// scalars whose width changed after Unicode 9.
  static func hasCertainWidth(_ cluster: Character) -> Bool {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, first.hasCertainWidth else { return false }
    return scalars.dropFirst().allSatisfy { $0.isMarkWithoutColumn && !$0.properties.isVariationSelector }
  }

  /// The columns of the widest form, on a terminal that gives every scalar its own columns.
  var widestColumns: Int {
    guard !hasCertainWidth else { return columns }
    let sum = character.unicodeScalars.reduce(0) { total, scalar in
      if scalar == "\u{FE0F}" { return total + 1 }
      let isLetter = scalar.properties.generalCategory == .otherLetter
      return total + max(ScalarWidth.columns(scalar), isLetter ? 1 : 0)
    }
    return max(columns, sum)
  }

  /// The replacement of the glyph where its widest form does not fit: glyphs of certain width with the same number of
  /// columns.
  var narrowed: [Glyph] {
    guard !hasCertainWidth else { return [self] }
    let scalars = character.unicodeScalars
    let letters = scalars.compactMap { scalar -> Character? in
      guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
      return Character(Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)!)
    }
    // The letters of a flag.
    if letters.count == 2 { return letters.map { Glyph($0) } }
    // The syllable of Hangul in parts.
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    if composed.count == 1, let scalar = composed.first, case let whole = Glyph(Character(scalar)),
      whole.hasCertainWidth, whole.columns == columns
    {
      return [whole]
    }
    let first = Glyph(Character(scalars.first!))
    let base = first.hasCertainWidth && first.columns <= columns ? first : Glyph(trusted: "\u{FFFD}", columns: 1)
    return [base] + Array(repeating: .space, count: max(0, columns - base.columns))
  }
}

extension Unicode.Scalar {
  /// A combining mark of any kind (Mn, Mc, Me).
  var isMark: Bool { isMarkWithoutColumn || properties.generalCategory == .spacingMark }

  fileprivate var isMarkWithoutColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the width has not changed since Unicode 9, if terminals show the scalar at all.
  fileprivate var hasCertainWidth: Bool {
    guard value >= 0x2630 else { return true }
    switch value {
    // Trigrams, monograms, hexagrams, Tai Xuan Jing and counting rods: wide since Unicode 16.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: return false
    // The letters of flags.
    case 0x1F1E6...0x1F1FF: return false
    case 0x1F000...0x1FAFF:
      // Emoji of Unicode 12 and later, and unassigned scalars.
      guard let age = properties.age else { return false }
      return age.major < 12
    default: return true
    }
  }
}
