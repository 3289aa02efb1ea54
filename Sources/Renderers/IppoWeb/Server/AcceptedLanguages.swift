import HTTPTypes

/// The languages that a request accepts (RFC 9110, 12.5.4), in order of preference.
///
/// Invalid ranges and ranges with `q=0` are left out. The range `*` names no language.
struct AcceptedLanguages: Equatable {
  /// The maximum number of ranges. The session retains the result for its whole life.
  private static let limit = 16
  /// The longest tag that RFC 5646 foresees (4.4.1).
  private static let longest = 35

  /// BCP 47 tags.
  let tags: [String]

  init(_ fields: HTTPFields) {
    let field = fields[values: .acceptLanguage].joined(separator: ",")
    let ranges = field.split(separator: ",").prefix(Self.limit).enumerated().compactMap { place, range in
      Self.read(range).map { (tag: $0.tag, weight: $0.weight, place: place) }
    }
    var tags: [String] = []
    for range in ranges.sorted(by: { ($1.weight, $0.place) < ($0.weight, $1.place) }) where range.weight > 0 {
      if range.tag != "*", !tags.contains(where: { $0.lowercased() == range.tag.lowercased() }) {
        tags.append(range.tag)
      }
    }
    self.tags = tags
  }

  private static func read(_ range: Substring) -> (tag: String, weight: Int)? {
    let parts = range.split(separator: ";", omittingEmptySubsequences: false).map { trimmed($0) }
    guard let tag = parts.first, tag == "*" || isTag(tag) else { return nil }
    guard parts.count > 1 else { return (tag, 1000) }
    guard parts.count == 2 else { return nil }
    let weight = parts[1].lowercased()
    guard weight.hasPrefix("q=") else { return nil }
    return Self.weight(weight.dropFirst(2)).map { (tag, $0) }
  }

  /// The quality in thousandths: a digit, and up to three decimals (RFC 9110, 12.4.2). Further decimals are ignored.
  private static func weight(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "0" || parts[0] == "1",
      parts.count == 1 || parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let fraction = parts.count == 1 ? "" : String(parts[1].prefix(3))
    let thousandths = Int(fraction + String(repeating: "0", count: 3 - fraction.utf8.count)) ?? 0
    return min(1000, (parts[0] == "1" ? 1000 : 0) + thousandths)
  }

  /// Whether a tag consists of subtags with one to eight letters and digits.
  private static func isTag(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts[0].allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
