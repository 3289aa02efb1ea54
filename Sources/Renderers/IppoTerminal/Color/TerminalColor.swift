/// The colour of a cell: the terminal's default, components, or a palette index.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own text colour, or its own background where it is used as one.
  case standard
  /// A colour by its components.
  case rgb(RGB)
  /// An index into the terminal's palette of 16 or 256 colours.
  case indexed(Int)
}

/// A colour to draw with: possibly see-through, possibly the terminal's own for either role.
struct Ink: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// The terminal's own text colour.
    case foreground
    /// The terminal's own background.
    case background
    case rgb(RGB)
  }

  var base: Base
  /// 0...1.
  var alpha: Double
  /// Marks inactive or faded content and ornaments, which need less contrast than text.
  var isQuiet: Bool

  init(_ base: Base, alpha: Double = 1, isQuiet: Bool = false) {
    self.base = base
    self.alpha = min(max(alpha, 0), 1)
    self.isQuiet = isQuiet
  }

  static let foreground = Ink(.foreground)
  static let background = Ink(.background)

  func faded(_ factor: Double) -> Ink { Ink(base, alpha: alpha * factor, isQuiet: isQuiet) }

  func quiet(_ isQuiet: Bool = true) -> Ink { Ink(base, alpha: alpha, isQuiet: isQuiet || self.isQuiet) }

  func components(in palette: Palette) -> RGB {
    switch base {
    case .foreground: palette.foreground
    case .background: palette.background
    case .rgb(let color): color
    }
  }
}
