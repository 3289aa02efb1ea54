/// How an app is coloured in a terminal, where a person says so: by `--theme`, or by the variable `IPPO_THEME`.
public enum TerminalTheme: String, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
  /// No colours: attributes such as bold and reverse carry the meaning, as with `NO_COLOR`.
  case none

  /// The name of the variable.
  public static let variable = "IPPO_THEME"

  /// The theme the environment asks for; `nil` where it asks for none, or for one that does not exist.
  public init?(environment: [String: String]) {
    guard let theme = environment[Self.variable].flatMap({ Self(rawValue: $0) }) else { return nil }
    self = theme
  }
}
