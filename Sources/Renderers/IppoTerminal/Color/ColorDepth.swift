/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// No colour: attributes such as bold and reverse carry the meaning.
  case none
  /// The 16 colours of ECMA-48 and aixterm.
  case ansi16
  /// The palette of xterm: 16 colours, a cube of 6 × 6 × 6, 24 greys.
  case ansi256
  /// 24 bits, by SGR 38;2 and 48;2 (ISO 8613-6).
  case trueColor

  /// In the order of how many colours there are.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The depth the environment promises.
  ///
  /// `NO_COLOR` (any value but the empty one, no-color.org) wins over everything; `COLORTERM` of `truecolor` or
  /// `24bit` means 24 bits; otherwise `TERM` decides. GNU screen passes on the `COLORTERM` of the outer terminal but
  /// shows at most 256 colours. `TERM` identifies screen if tmux, which uses the same names, has not set `TMUX`.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    let isTrue = colorTerm == "truecolor" || colorTerm == "24bit"
    let isScreen = term.hasPrefix("screen") && environment["TMUX"] == nil
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false || term == "dumb" || term.hasSuffix("-m") {
      self = .none
    } else if isScreen {
      self = environment["STY"] != nil || isTrue || term.contains("256color") ? .ansi256 : .ansi16
    } else if isTrue || term.hasSuffix("-direct") {
      self = .trueColor
    } else if ["kitty", "alacritty", "foot", "ghostty", "wezterm"].contains(where: { term.contains($0) }) {
      self = .trueColor
    } else if term.contains("256color") {
      self = .ansi256
    } else if term.isEmpty || term.hasPrefix("vt") {
      self = .none
    } else {
      self = .ansi16
    }
  }
}
