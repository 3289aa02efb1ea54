/// Columns of a grapheme cluster in a terminal.
///
/// East Asian Wide and Fullwidth characters take two columns, combining marks none (UAX #11). Emoji take two columns.
/// They have U+FE0F after a base that is narrow by itself, or are flags (pairs of regional indicators), keycaps, or
/// pictures with U+200D (UTS #51). Spacing marks (Mc) take a column. Other clusters of several spacing scalars, as in
/// Indic scripts, are the sum of their parts, two columns at most.
public enum ClusterWidth {
  /// Columns of one grapheme cluster: 0, 1 or 2. Zero only for a cluster of scalars without a width of their own.
  public static func columns(_ cluster: Character) -> Int {
    if let ascii = cluster.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = cluster.unicodeScalars
    let first = scalars.first!
    var total = ScalarWidth.columns(first)
    guard scalars.count > 1 else { return total }
    if isRegionalIndicator(first) { return 2 }
    var previous = first
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0F where ScalarWidth.isEmojiStyled(previous): return 2
      case 0x200D where total > 0 && scalars.contains(where: { $0.properties.isEmojiPresentation }): return 2
      default: total += ScalarWidth.columns(scalar)
      }
      previous = scalar
    }
    return min(total, 2)
  }

  /// Columns of a line of text, as it is shown: control characters and lone marks count as what stands for them.
  public static func columns(of line: some StringProtocol) -> Int {
    line.reduce(0) { $0 + Glyph($1).columns }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
