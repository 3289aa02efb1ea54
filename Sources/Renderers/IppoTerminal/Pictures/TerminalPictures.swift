/// How a terminal shows pictures.
public enum TerminalPictures: String, CaseIterable, Sendable {
  /// Pictures are represented by their labels.
  case none
  /// Half blocks (`▀`) with two colours, for terminals with 256 colours or more.
  case blocks
  /// Sixel graphics of the VT340.
  case sixel
  /// Inline images of iTerm2 (OSC 1337).
  case iterm
  /// The graphics protocol of kitty.
  case kitty

  /// Reads the variable `IPPO_PICTURES`; `nil` if it is not set, empty or unknown.
  init?(environment: [String: String]) {
    self.init(rawValue: environment["IPPO_PICTURES"] ?? "")
  }
}
