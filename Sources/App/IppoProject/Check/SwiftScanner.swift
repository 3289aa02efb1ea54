/// Splits a Swift source into words and signs (The Swift Programming Language, “Lexical Structure”).
///
/// The scanner leaves out comments and texts, but for the code of interpolations. A regular expression between slashes is read as
/// signs and words.
struct SwiftScanner {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SwiftToken] = []
  private var lineOfLastToken = 0

  /// The tokens of a source.
  static func tokens(of source: String) -> [SwiftToken] {
    var scanner = SwiftScanner(characters: Array(source))
    scanner.scan(until: nil)
    return scanner.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private func character(at offset: Int) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  private func follows(_ text: String, at offset: Int = 0) -> Bool {
    text.enumerated().allSatisfy { character(at: offset + $0.offset) == $0.element }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < characters.count {
      if characters[index].isNewline {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }

  /// Scans to the end of the source, or to the parenthesis that ends an interpolation.
  private mutating func scan(until end: Character?) {
    var depth = 0
    while let character = character(at: 0) {
      if character == end, depth == 0 { return }
      if end != nil { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
      if character.isWhitespace {
        advance()
      } else if follows("//") {
        while let next = self.character(at: 0), !next.isNewline { advance() }
      } else if follows("/*") {
        skipComment()
      } else if let hashes = hashesBeforeQuote() {
        skipText(hashes: hashes)
      } else if Self.isWordStart(character) {
        word(.word)
      } else if character == "#", self.character(at: 1).map(Self.isWordStart) == true {
        advance()
        word(.directive)
      } else if character == "`", let length = backtickedLength() {
        let start = index
        append(.word, String(characters[(start + 1)..<(start + length - 1)]), length: length)
      } else if character.isNumber {
        skipNumber()
      } else {
        append(.sign, String(character), length: 1)
      }
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ text: String, length: Int) {
    tokens.append(
      SwiftToken(
        kind: kind, text: text, line: line, column: index - lineStart + 1, isFirstOfLine: line != lineOfLastToken))
    lineOfLastToken = line
    advance(length)
  }

  private mutating func word(_ kind: SwiftToken.Kind) {
    var length = 1
    while let next = character(at: length), Self.isWordPart(next) { length += 1 }
    append(kind, String(characters[index..<(index + length)]), length: length)
  }

  private static func isWordStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "$"
  }

  private static func isWordPart(_ character: Character) -> Bool { isWordStart(character) || character.isNumber }

  /// Skips a number with its fraction: `1_000`, `0x2F`, `2.5e3`; of `0..<3` and `1.0.description` the first part alone.
  private mutating func skipNumber() {
    while let next = character(at: 0), Self.isWordPart(next) { advance() }
    guard character(at: 0) == ".", character(at: 1)?.isNumber == true else { return }
    advance()
    while let next = character(at: 0), Self.isWordPart(next) { advance() }
  }

  private func backtickedLength() -> Int? {
    var length = 1
    while let next = character(at: length), !next.isNewline {
      if next == "`" { return length > 1 ? length + 1 : nil }
      length += 1
    }
    return nil
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        advance(2)
      } else if follows("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < characters.count
  }

  /// The number of `#` before a quotation mark or an extended regular expression; `nil` if none begins here.
  private func hashesBeforeQuote() -> Int? {
    var hashes = 0
    while character(at: hashes) == "#" { hashes += 1 }
    let next = character(at: hashes)
    return next == "\"" || hashes > 0 && next == "/" ? hashes : nil
  }

  /// Skips a text, of one line or more, and scans its interpolations.
  private mutating func skipText(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let isRegex = character(at: hashes) == "/"
    let isLong = !isRegex && follows("\"\"\"", at: hashes) && !follows("\"\"\"\"", at: hashes)
    let end = (isRegex ? "/" : isLong ? "\"\"\"" : "\"") + fence
    let escape = "\\" + fence
    advance(hashes + (isLong ? 3 : 1))
    while let character = character(at: 0), isLong || isRegex || !character.isNewline {
      if follows(end) {
        advance(end.count)
        return
      }
      if !isRegex, follows(escape + "(") {
        advance(escape.count + 1)
        scan(until: ")")
        advance()
      } else {
        advance(follows(escape) ? escape.count + 1 : 1)
      }
    }
  }
}
