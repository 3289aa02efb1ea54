/// Unicode for SF Symbols names: glyphs of one column that common terminal fonts have.
///
/// A name is looked up whole, then without its variant suffixes (`.fill`, `.circle`, `.square`, `.slash`, …) from the
/// end. A name that is still unknown becomes `▪`, so that a label keeps its shape. Numbers and letters in a circle
/// ("12.circle", "a.circle.fill") become those of Unicode's Enclosed Alphanumerics.
public enum SymbolGlyphs {
  /// The text for a name: one or two columns.
  public static func text(for name: String) -> String {
    if let known = SymbolTable.glyphs[name] { return known }
    if let enclosed = enclosed(name) { return enclosed }
    var parts = name.split(separator: ".")[...]
    while parts.count > 1 {
      parts = parts.dropLast()
      if let known = SymbolTable.glyphs[parts.joined(separator: ".")] { return known }
    }
    return "▪"
  }

  private static func enclosed(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count >= 2, parts[1] == "circle" || parts[1] == "square" else { return nil }
    if let number = UInt32(parts[0]) {
      switch number {
      case 0: return "⓪"
      case 1...20: return String(Unicode.Scalar(0x2460 + number - 1)!)
      default: return String(number)
      }
    }
    if parts[0].count == 1, let letter = parts[0].unicodeScalars.first, ("a"..."z").contains(letter) {
      return String(Unicode.Scalar(0x24D0 + letter.value - 0x61)!)
    }
    return nil
  }
}
