import Foundation

/// A text or a regular expression that is looked for in lines.
public struct LogPattern: Equatable, Sendable {
  /// The text, or the regular expression.
  public let text: String
  /// Whether the text is a regular expression.
  public let isExpression: Bool
  /// Whether capital letters are the same as small ones.
  public let ignoresCase: Bool
  private let bytes: [UInt8]
  private let expression: LogExpression?

  /// A pattern that can be looked for.
  ///
  /// - Parameters:
  ///   - text: The text, or a POSIX extended regular expression as `grep -E` has it.
  ///   - isExpression: Whether the text is a regular expression.
  ///   - ignoresCase: Whether capital letters are the same as small ones.
  /// - Throws: ``LogPatternError`` for an expression that is malformed or too large.
  public init(_ text: String, isExpression: Bool = false, ignoresCase: Bool = false) throws(LogPatternError) {
    self.text = text
    self.isExpression = isExpression
    self.ignoresCase = ignoresCase
    bytes = Array(text.utf8)
    // The C library compares letters beyond ASCII as they are. Their forms are the alternatives of an expression.
    let isPlain = !isExpression && !(ignoresCase && bytes.contains { $0 >= 0x80 })
    expression =
      isPlain
      ? nil
      : try LogExpression(isExpression ? text : Self.expression(for: text), ignoresCase: ignoresCase)
  }

  /// Equal where the texts and their meanings are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text == rhs.text && lhs.isExpression == rhs.isExpression && lhs.ignoresCase == rhs.ignoresCase
  }

  /// The first match from an offset on; `nil` if there is none. An empty text matches every line at its beginning.
  func firstMatch(in line: UnsafeRawBufferPointer, from start: Int = 0) -> Range<Int>? {
    if let expression { return expression.firstMatch(in: line, from: start) }
    guard !bytes.isEmpty else { return start..<start }
    guard let base = line.baseAddress, line.count - start >= bytes.count else { return nil }
    return ignoresCase ? firstFolded(base, start..<line.count) : firstExact(base, start..<line.count)
  }

  private func firstExact(_ base: UnsafeRawPointer, _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while range.upperBound - start >= bytes.count,
      let found = memchr(base + start, Int32(bytes[0]), range.upperBound - start - bytes.count + 1)
    {
      let place = UnsafeRawPointer(found) - base
      if memcmp(found, bytes, bytes.count) == 0 { return place..<place + bytes.count }
      start = place + 1
    }
    return nil
  }

  /// Finds the text in any case, at each place where its first letter stands.
  private func firstFolded(_ base: UnsafeRawPointer, _ range: Range<Int>) -> Range<Int>? {
    let (small, capital) = (tolower(Int32(bytes[0])), toupper(Int32(bytes[0])))
    func next(_ letter: Int32, _ start: Int) -> Int {
      guard start < range.upperBound, let found = memchr(base + start, letter, range.upperBound - start) else {
        return .max
      }
      return UnsafeRawPointer(found) - base
    }
    var smallAt = next(small, range.lowerBound)
    var capitalAt = small == capital ? .max : next(capital, range.lowerBound)
    while true {
      let place = min(smallAt, capitalAt)
      guard place != .max, range.upperBound - place >= bytes.count else { return nil }
      let text = (base + place).assumingMemoryBound(to: CChar.self)
      let isFound = bytes.withUnsafeBytes {
        strncasecmp(text, $0.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count) == 0
      }
      if isFound { return place..<place + bytes.count }
      if smallAt == place { smallAt = next(small, place + 1) }
      if capitalAt == place { capitalAt = next(capital, place + 1) }
    }
  }

  /// An expression for a text, with both forms of letters beyond ASCII.
  private static func expression(for text: String) -> String {
    text.map { character in
      let string = String(character)
      if string.utf8.allSatisfy({ $0 < 0x80 }) { return "\\.[](){}*+?^$|".contains(character) ? "\\" + string : string }
      let forms = Set([string, string.lowercased(), string.uppercased()]).sorted()
      return "(" + forms.joined(separator: "|") + ")"
    }
    .joined()
  }
}
