import Foundation

/// The replacement of a glyph on a terminal that shows only ASCII, as in the locale `C`.
enum ASCIIGlyphs {
  /// ASCII text with as many columns as the glyph.
  static func text(of glyph: Glyph) -> String {
    if glyph.character.isASCII { return String(glyph.character) }
    let scalar = glyph.character.unicodeScalars.first!
    let text = signs[scalar] ?? letters(glyph.character)
    return text + String(repeating: " ", count: max(0, glyph.columns - text.count))
  }

  /// Letters without their marks; a question mark for any character without an ASCII letter.
  private static func letters(_ character: Character) -> String {
    let scalars = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    return scalars.first.flatMap { $0.isASCII && $0.value >= 0x20 ? String($0) : nil } ?? "?"
  }

  private static let signs: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = [:]
    func stand(_ ascii: String, for scalars: String) {
      for scalar in scalars.unicodeScalars { signs[scalar] = ascii }
    }
    stand("-", for: "─━╌╍┄┅┈┉═╴╶╸╺–—−‐‑")
    stand("|", for: "│┃╎╏┆┇┊┋║╵╷╹╻")
    stand("+", for: "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬⊕＋")
    stand("#", for: "█▉▊▋▌▐▀▄▓■◼▮")
    stand(".", for: "░▒…·")
    stand("*", for: "•●◉★✱∗⁎")
    stand("o", for: "○◦◯☐□☆")
    stand("x", for: "✓✔☑×✕✖✗☒")
    stand("<", for: "‹«←◀◂⟨◁")
    stand(">", for: "›»→▶▸⟩▷")
    stand("^", for: "↑▲▴△")
    stand("v", for: "↓▼▾▽⌄")
    stand("=", for: "≡≣")
    stand("'", for: "‘’‚′")
    stand("\"", for: "“”„″")
    stand("@", for: "↺↻⟳⟲")
    return signs
  }()
}
