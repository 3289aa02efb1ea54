/// Seven letters, and the words that can be spelled with them.
struct Puzzle: Equatable, Sendable {
  /// A letter on the rack. Letters can be equal; tiles are told apart.
  struct Tile: Equatable, Identifiable, Sendable {
    let id: Int
    let letter: Character
  }

  let tiles: [Tile]
  let words: Set<String>

  init(letters: String, words: Set<String>) {
    tiles = letters.enumerated().map { Tile(id: $0, letter: $1) }
    self.words = words
  }

  /// Whether the tiles suffice for a word.
  func canSpell(_ word: String) -> Bool {
    var rest = tiles.map(\.letter)
    return word.allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: index)
      return true
    }
  }
}

extension Puzzle {
  static let planets = Puzzle(
    letters: "PLANETS",
    words: [
      "ALE", "ANT", "APE", "ATE", "EAST", "LANE", "LAP", "LAST", "LATE", "LEAN", "LEAP", "LEAPT", "LEAST", "NAP",
      "NEAT", "NEST", "NET", "PAL", "PALE", "PAN", "PANE", "PANEL", "PANELS", "PANTS", "PAST", "PASTE", "PASTEL", "PEA",
      "PEN", "PET", "PETAL", "PETALS", "PLAN", "PLANE", "PLANET", "PLANETS", "PLANS", "PLANT", "PLANTS", "PLATE",
      "PLATES", "PLEA", "SALE", "SALT", "SEA", "SEAL", "SEAT", "SENT", "SLANT", "SLAP", "SLATE", "SNAP", "SPAN",
      "SPENT",
      "SPLAT", "STALE", "STAPLE", "STEAL", "STEP", "TALE", "TALES", "TAN", "TAP", "TAPE", "TEA", "TEN",
    ])

  static let harvest = Puzzle(
    letters: "HARVEST",
    words: [
      "ARE", "ART", "ASH", "ATE", "AVERT", "EAR", "EARS", "EARTH", "EAST", "EAT", "HARE", "HARVEST", "HAS", "HAT",
      "HATE", "HAVE", "HAVES", "HEAR", "HEART", "HEARTS", "HEAT", "HER", "RASH", "RATE", "RAVE", "REST", "SAVE",
      "SAVER",
      "SEA", "SEAT", "SET", "SHARE", "SHAVE", "SHE", "STAR", "STARE", "STARVE", "TAR", "TEA", "TEAR", "THE", "TRASH",
      "VASE", "VAST", "VEST",
    ])
}
