/// A kind of package that `new` makes.
package enum ProjectTemplate: String, CaseIterable, Sendable {
  /// An app with a feature of the Composable Architecture, for browsers and terminals.
  case app
  /// A library with a feature, and a program that shows it.
  case feature
  /// A tool for the flow of a shell, with exit codes.
  case tool
  /// An admin panel with a log-in and tables, over SQLite.
  case admin

  /// A line that says what the template is.
  package var summary: String {
    switch self {
    case .app: "an app with a feature of the Composable Architecture, for browsers and terminals"
    case .feature: "a library with a feature, and a program that shows it"
    case .tool: "a tool for the flow of a shell, with exit codes"
    case .admin: "an admin panel with a log-in and tables, over SQLite"
    }
  }

  /// The arguments of `swift run` that show the package.
  package func firstRun(of name: ProjectName) -> String {
    switch self {
    case .app, .tool: name.text
    case .feature: "\(name.text)Demo"
    case .admin: "\(name.text) account ada"
    }
  }
}
