/// A position in Swift source code that passes over strings and comments as a whole.
struct SwiftSource {
  let characters: [Character]
  private(set) var index: Int

  init(_ characters: [Character], at index: Int) {
    self.characters = characters
    self.index = index
  }

  private func has(_ text: String, at place: Int) -> Bool {
    let text = Array(text)
    return place + text.count <= characters.count && Array(characters[place..<place + text.count]) == text
  }

  /// Passes over blanks and comments.
  mutating func skipBlanks() {
    while index < characters.count {
      if characters[index].isWhitespace { index += 1 } else if !skipComment() { return }
    }
  }

  /// Passes over what is between a bracket here and the bracket that closes it.
  /// - Returns: Whether there is a bracket that closes it; the position is then behind that bracket.
  mutating func skipBrackets() -> Bool {
    var open: [Character] = []
    while index < characters.count {
      if skipComment() || skipString() { continue }
      let character = characters[index]
      index += 1
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}":
        guard open.popLast() == character else { return false }
        if open.isEmpty { return true }
      default: break
      }
    }
    return false
  }

  private mutating func skipComment() -> Bool {
    if has("//", at: index) {
      while index < characters.count, !characters[index].isNewline { index += 1 }
      return true
    }
    guard has("/*", at: index) else { return false }
    var depth = 0
    repeat {
      if has("/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if has("*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0 && index < characters.count
    return true
  }

  private mutating func skipString() -> Bool {
    var start = index
    while start < characters.count, characters[start] == "#" { start += 1 }
    guard start < characters.count, characters[start] == "\"" else { return false }
    let hashes = String(repeating: "#", count: start - index)
    let quotes = has("\"\"\"", at: start) ? "\"\"\"" : "\""
    index = start + quotes.count
    while index < characters.count {
      if has(quotes + hashes, at: index) {
        index += quotes.count + hashes.count
        return true
      }
      if has("\\" + hashes + "(", at: index) {
        index += 1 + hashes.count
        guard skipBrackets() else { return true }
      } else if has("\\" + hashes, at: index) {
        index += 2 + hashes.count
      } else {
        index += 1
      }
    }
    return true
  }
}
