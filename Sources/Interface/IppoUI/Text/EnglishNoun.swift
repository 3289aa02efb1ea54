/// A noun in the singular.
struct EnglishNoun {
  private let singular: String

  init(_ singular: String) { self.singular = singular }

  /// The noun for several, in the case of the one.
  var plural: String {
    let word = singular.lowercased()
    if let (ending, replacement) = Self.irregular.first(where: { word.hasSuffix($0.0) }) {
      return replacing(ending.count, by: replacement)
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return replacing(1, by: "ies")
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return replacing(0, by: "es") }
    return replacing(0, by: "s")
  }

  private func replacing(_ count: Int, by ending: String) -> String {
    let isUppercase = singular.count > 1 && singular == singular.uppercased()
    let ending = isUppercase ? ending.uppercased() : ending
    // The first letter stays a capital where all of the word is replaced.
    let isTitle = count == singular.count && singular.first?.isUppercase == true && !isUppercase
    return singular.dropLast(count) + (isTitle ? ending.prefix(1).uppercased() + ending.dropFirst() : ending)
  }

  /// Endings that have plurals of their own; longer ones first where one ends in another.
  private static let irregular: [(String, String)] = [
    ("human", "humans"), ("german", "germans"), ("roman", "romans"),
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"), ("tooth", "teeth"),
    ("goose", "geese"), ("mouse", "mice"),
    ("sheep", "sheep"), ("fish", "fish"), ("deer", "deer"), ("series", "series"), ("species", "species"),
    ("aircraft", "aircraft"), ("wife", "wives"), ("knife", "knives"), ("life", "lives"), ("leaf", "leaves"),
    ("loaf", "loaves"), ("half", "halves"), ("elf", "elves"), ("calf", "calves"),
    ("wolf", "wolves"), ("thief", "thieves"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("hero", "heroes"),
    ("echo", "echoes"), ("veto", "vetoes"), ("analysis", "analyses"), ("crisis", "crises"), ("thesis", "theses"),
    ("criterion", "criteria"), ("phenomenon", "phenomena"), ("quiz", "quizzes"), ("index", "indices"),
    ("matrix", "matrices"), ("vertex", "vertices"), ("axis", "axes"),
  ]
}
