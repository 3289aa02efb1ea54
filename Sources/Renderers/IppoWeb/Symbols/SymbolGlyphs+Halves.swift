extension SymbolGlyphs {
  /// Outlines of which a part is filled.
  static let halves: [String: (outline: String, filled: String)] = [
    "circle.lefthalf.filled": ("circle", "M12 3a9 9 0 0 0 0 18z"),
    "circle.righthalf.filled": ("circle", "M12 3a9 9 0 0 1 0 18z"),
    "circle.tophalf.filled": ("circle", "M3 12a9 9 0 0 1 18 0z"),
    "circle.bottomhalf.filled": ("circle", "M3 12a9 9 0 0 0 18 0z"),
    "star.leadinghalf.filled": ("star", "M12 3.500v13.400l-5.200 2.800 1-5.900L3.5 9.700l5.900-.8z"),
    "square.lefthalf.filled": ("square", "M4 4h8v16H4z"),
    "square.righthalf.filled": ("square", "M12 4h8v16h-8z"),
    "rectangle.lefthalf.filled": ("rectangle", "M3 6h9v12H3z"),
    "rectangle.righthalf.filled": ("rectangle", "M12 6h9v12h-9z"),
    "shield.lefthalf.filled": ("shield", "M12 3v18c-5-2-8-5-8-10V6z"),
  ]

  /// Glyphs that, filled, show what is within their outline in the colour of the ground.
  static let detailed: Set<String> = [
    "banknote", "clock", "creditcard", "dice", "die.face.1", "die.face.2", "die.face.3", "die.face.4",
    "die.face.5", "die.face.6", "envelope", "face.smiling", "gear", "gearshape", "person.crop.rectangle",
    "play.rectangle", "safari",
    "terminal",
    "text.book.closed",
  ]
}
