import Foundation

extension TextEdit {
  /// The maximum number of compared pairs of characters: 256 by 256.
  private static let comparisons = 65_536
  /// The maximum number of characters of a longer text that replace each other one by one.
  private static let alikeCharacters = 4096

  /// The smallest edit, in characters, from a text to the app's version of it: a sign before a number, other digit
  /// groups, capital letters.
  ///
  /// Characters that are forms of the same letter (case, accents) replace each other one by one. So carets and the
  /// person's edits keep their positions. Grapheme clusters stay whole.
  ///
  /// - Parameters:
  ///   - old: The person's text.
  ///   - new: The app's text.
  ///   - caret: The position of the caret in the old text, if known. Among equal solutions, the text behind the caret
  ///     stays.
  public static func alignment(from old: String, to new: String, caret: Int? = nil) -> TextEdit {
    let back = difference(from: new, to: old, caret: caret)
    guard let change = back.changes.first else { return TextEdit() }
    var start = change.place
    var ends = (old: start + change.inserted.utf16.count, new: start + change.removed)
    while true {
      let border = min(old.border(upTo: start), new.border(upTo: start))
      if border == start { break }
      start = border
    }
    while true {
      let rest = max(old.border(from: ends.old) - ends.old, new.border(from: ends.new) - ends.new)
      if rest == 0 { break }
      ends = (ends.old + rest, ends.new + rest)
    }
    guard start < min(ends.old, ends.new), max(ends.old, ends.new) - start <= 4 * alikeCharacters else {
      return TextEdit(at: start, removing: ends.old - start, inserting: new.slice(start..<ends.new))
    }
    let (removed, inserted) = (Array(old.slice(start..<ends.old)), Array(new.slice(start..<ends.new)))
    var pairs: [(Int, Int)] = []
    let isShort = removed.count * inserted.count <= comparisons
    if isShort || removed.count == inserted.count && removed.count <= alikeCharacters {
      let (former, latter) = kinds(of: removed, inserted)
      if isShort {
        pairs = matches(former, latter)
      } else if zip(former, latter).allSatisfy({ likeness($0, $1) > 0 }) {
        pairs = removed.indices.map { ($0, $0) }
      }
    }
    pairs.append((removed.count, inserted.count))
    var result = TextEdit()
    var place = start
    var done = (old: 0, new: 0)
    for pair in pairs {
      let gone = removed[done.old..<pair.0].reduce(0) { $0 + $1.utf16.count }
      let put = String(inserted[done.new..<pair.1])
      result.append(Change(at: place, removing: gone, inserting: put))
      place += gone
      guard pair.0 < removed.count else { break }
      let (character, other) = (removed[pair.0], inserted[pair.1])
      if !isSame(character, other) {
        result.append(Change(at: place, removing: character.utf16.count, inserting: String(other)))
      }
      place += character.utf16.count
      done = (pair.0 + 1, pair.1 + 1)
    }
    return result
  }

  /// Returns the longest common subsequence of two texts, as pairs of equal or alike characters. Equal ones weigh more.
  private static func matches(_ old: [Kind], _ new: [Kind]) -> [(Int, Int)] {
    let width = new.count + 1
    var scores = [Int32](repeating: 0, count: (old.count + 1) * width)
    for row in stride(from: old.count - 1, through: 0, by: -1) {
      for column in stride(from: new.count - 1, through: 0, by: -1) {
        let likeness = likeness(old[row], new[column])
        let both = likeness > 0 ? scores[(row + 1) * width + column + 1] + likeness : 0
        scores[row * width + column] = max(
          both, scores[(row + 1) * width + column], scores[row * width + column + 1])
      }
    }
    var result: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      let score = scores[row * width + column]
      let likeness = likeness(old[row], new[column])
      if likeness > 0, score == scores[(row + 1) * width + column + 1] + likeness {
        result.append((row, column))
        row += 1
        column += 1
      } else if score == scores[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }

  /// Whether two characters have the same code units; `==` compares canonical equivalents.
  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other && (one.isASCII || one.utf16.elementsEqual(other.utf16))
  }

  /// A character and its base letter (0 if it is no letter), as numbers. A cluster may have thousands of scalars: the
  /// code looks at each of them once, instead of once for each pair.
  private struct Kind {
    var character: Int
    var letter: Int
  }

  private static func kinds(of old: [Character], _ new: [Character]) -> (old: [Kind], new: [Kind]) {
    var characters: [Character: Kind] = [:]
    var letters: [String: Int] = [:]
    func kind(of character: Character) -> Kind {
      if let kind = characters[character] { return kind }
      var kind = Kind(character: characters.count, letter: 0)
      if character.isLetter {
        let letter = folded(character)
        kind.letter = letters[letter] ?? letters.count + 1
        letters[letter] = kind.letter
      }
      characters[character] = kind
      return kind
    }
    return (old.map(kind), new.map(kind))
  }

  /// 3 for the same character, 2 for another form of it, 0 for different ones.
  private static func likeness(_ one: Kind, _ other: Kind) -> Int32 {
    if one.character == other.character { return 3 }
    return one.letter > 0 && one.letter == other.letter ? 2 : 0
  }

  private static func folded(_ character: Character) -> String {
    character.isASCII
      ? character.lowercased()
      : String(character).folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

extension String {
  /// The last border of a grapheme cluster up to a place.
  fileprivate func border(upTo place: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: place)
    guard index.samePosition(in: self) == nil else { return place }
    return self.index(before: self.index(after: index)).utf16Offset(in: self)
  }

  /// The first border of a grapheme cluster from a place on.
  fileprivate func border(from place: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: place)
    guard index.samePosition(in: self) == nil else { return place }
    return self.index(after: index).utf16Offset(in: self)
  }
}
