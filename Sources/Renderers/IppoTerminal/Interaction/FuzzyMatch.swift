import Foundation

/// How well a query fits a text in which all of its characters occur in order.
///
/// The score prefers characters in a row, and characters at the beginning of the text and of words. Case, marks and the width of
/// letters do not count, nor do spaces of the query. The same query and text always have the same score.
struct FuzzyMatch: Equatable {
  private(set) var score: Int
  /// Which characters of the text the query fits, in ascending order.
  private(set) var positions: [Int]

  /// Longer texts and queries are compared up to these lengths, in characters.
  private static let longestText = 200
  private static let longestQuery = 64

  private static let perCharacter = 16
  private static let inRow = 20
  private static let atWord = 10
  private static let atBeginning = 14
  private static let noScore = Int.min / 2

  /// - Returns: `nil` where the text does not have the characters of the query in order.
  init?(_ query: String, in text: String) {
    let wanted = query.filter { !$0.isWhitespace }.prefix(Self.longestQuery).map(Self.folded)
    let shown = Array(text.prefix(Self.longestText))
    let letters = shown.map(Self.folded)
    guard !wanted.isEmpty else {
      (score, positions) = (0, [])
      return
    }
    guard wanted.count <= letters.count else { return nil }
    let bonuses = shown.indices.map { Self.bonus(at: $0, in: shown) }
    // The best score of the query up to a character that fits a place of the text, and the place of the character before.
    var scores = [Int](repeating: Self.noScore, count: letters.count)
    var origins: [[Int]] = []
    for (step, letter) in wanted.enumerated() {
      var next = [Int](repeating: Self.noScore, count: letters.count)
      var origin = [Int](repeating: -1, count: letters.count)
      // The best score before a place, less one for each character in between.
      var (best, bestPlace) = (Self.noScore, -1)
      for place in letters.indices {
        if letters[place] == letter {
          let own = Self.perCharacter + bonuses[place]
          if step == 0 {
            next[place] = own - min(place, Self.atWord)
          } else {
            if best > Self.noScore { (next[place], origin[place]) = (best + own, bestPlace) }
            if place > 0, scores[place - 1] > Self.noScore, scores[place - 1] + own + Self.inRow >= next[place] {
              (next[place], origin[place]) = (scores[place - 1] + own + Self.inRow, place - 1)
            }
          }
        }
        if best > Self.noScore { best -= 1 }
        if scores[place] > best { (best, bestPlace) = (scores[place], place) }
      }
      scores = next
      origins.append(origin)
    }
    guard let top = scores.max(), top > Self.noScore, var place = scores.firstIndex(of: top) else { return nil }
    var places = [place]
    for origin in origins.dropFirst().reversed() {
      place = origin[place]
      places.append(place)
    }
    (score, positions) = (top, places.reversed())
  }

  private static func folded(_ character: Character) -> String {
    String(character).folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private static func bonus(at place: Int, in text: [Character]) -> Int {
    guard place > 0 else { return atBeginning }
    let before = text[place - 1]
    let startsWord = !before.isLetter && !before.isNumber || before.isLowercase && text[place].isUppercase
    return startsWord ? atWord : 0
  }
}
