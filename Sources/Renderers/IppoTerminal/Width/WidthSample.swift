/// A kind of glyph on whose columns terminals disagree, with a sample that a terminal can be asked about.
enum WidthSample: Hashable, Sendable, CaseIterable {
  /// Pictures that U+200D joins.
  case joined
  /// Two letters of a flag.
  case flag
  /// A picture with a skin tone.
  case toned
  /// U+FE0F after a scalar that is narrow by itself.
  case styled
  case keycap
  /// A letter with a spacing mark (Mc).
  case spacingMark
  /// A Hangul syllable in parts.
  case jamo
  // Symbols that are wide since Unicode 16.
  case trigram
  case hexagram
  case countingRod
  // Emoji by their version of Unicode.
  case emoji12, emoji13, emoji14, emoji15, emoji16, emoji17

  var character: Character {
    switch self {
    case .joined: "👨‍👩‍👧‍👦"
    case .flag: "🇯🇵"
    case .toned: "👍🏽"
    case .styled: "❤\u{FE0F}"
    case .keycap: "1\u{FE0F}\u{20E3}"
    case .spacingMark: "\u{915}\u{93E}"
    case .jamo: "\u{1112}\u{1161}\u{11AB}"
    case .trigram: "\u{2630}"
    case .hexagram: "\u{4DC0}"
    case .countingRod: "\u{1D300}"
    case .emoji12: "\u{1F9A5}"
    case .emoji13: "\u{1FAC0}"
    case .emoji14: "\u{1FAE0}"
    case .emoji15: "\u{1FAE8}"
    case .emoji16: "\u{1FAE9}"
    case .emoji17: "\u{1FAEA}"
    }
  }

  /// The kinds that a cluster belongs to; `nil` if a part of the cluster is of no kind.
  static func kinds(of character: Character) -> Set<WidthSample>? {
    var kinds: Set<WidthSample> = []
    let scalars = Array(character.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard let kind = part(scalar, after: index > 0 ? scalars[index - 1] : nil) else { return nil }
      if case .kind(let kind) = kind { kinds.insert(kind) }
    }
    if kinds.contains(.flag), scalars.count != 2 { return nil }
    if kinds.contains(.keycap) { kinds.remove(.styled) }
    return kinds
  }

  private enum Part {
    /// Terminals agree.
    case certain
    case kind(WidthSample)
  }

  private static func part(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Part? {
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: return .kind(.flag)
    case 0x200D:
      return previous?.properties.isEmojiPresentation == true || previous?.value == 0xFE0F ? .kind(.joined) : nil
    case 0xFE0F:
      guard let previous else { return nil }
      return ScalarWidth.columns(previous) == 2 ? .certain : .kind(.styled)
    case 0x20E3 where previous?.value == 0xFE0F: return .kind(.keycap)
    case 0x1F3FB...0x1F3FF where previous != nil: return .kind(.toned)
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return previous == nil ? nil : .kind(.jamo)
    case 0x2630...0x2637, 0x268A...0x268F: return .kind(.trigram)
    case 0x4DC0...0x4DFF: return .kind(.hexagram)
    case 0x1D300...0x1D376: return .kind(.countingRod)
    case 0x1F000...0x1FAFF:
      guard let age = scalar.properties.age else { return nil }
      return age.major < 12 ? .certain : emoji[age.major].map { .kind($0) }
    default: break
    }
    if scalar.properties.generalCategory == .spacingMark { return previous == nil ? nil : .kind(.spacingMark) }
    guard let previous else { return .certain }
    if scalar.isMark { return scalar.properties.isVariationSelector ? nil : .certain }
    // The pictures of a joined sequence.
    return previous.value == 0x200D && scalar.properties.isEmoji ? .certain : nil
  }

  private static let emoji: [Int: WidthSample] = [
    12: .emoji12, 13: .emoji13, 14: .emoji14, 15: .emoji15, 16: .emoji16, 17: .emoji17,
  ]
}
