/// The colour theme of an app in a terminal, requested with `--theme` or the variable `IPPO_THEME`.
public enum TerminalTheme: String, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// No colours: attributes such as bold and reverse carry the meaning, as with `NO_COLOR`.
  case none

  /// The name of the environment variable.
  public static let variable = "IPPO_THEME"

  /// The theme that the environment requests; `nil` for none, or for an unknown theme.
  public init?(environment: [String: String]) {
    guard let theme = environment[Self.variable].flatMap({ Self(rawValue: $0) }) else { return nil }
    self = theme
  }
}
