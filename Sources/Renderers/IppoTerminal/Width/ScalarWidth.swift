/// Columns of one Unicode scalar, from the generated ``WidthTable``.
enum ScalarWidth {
  /// 0, 1 or 2. Control characters count as 0: they are never written as they are.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x7F { return code < 0x20 ? 0 : 1 }
    if code < 0xA0 { return 0 }
    if code < 0x300 { return 1 }
    // The table has no column for spacing marks (Mc, such as vowel signs of Indic scripts), but terminals give each of
    // them one.
    if contains(code, in: WidthTable.zero) { return scalar.properties.generalCategory == .spacingMark ? 1 : 0 }
    return contains(code, in: WidthTable.wide) ? 2 : 1
  }

  /// Whether U+FE0F widens the scalar to two columns (emoji-variation-sequences.txt, UTS #51).
  static func isEmojiStyled(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar.value, in: WidthTable.emojiStyled)
  }

  private static func contains(_ code: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < code { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= code
  }
}
