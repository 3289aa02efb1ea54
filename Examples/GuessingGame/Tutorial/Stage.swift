/// The steps in which the game comes to be.
enum Stage: String, CaseIterable, Codable, Identifiable {
  case a, b, c, d, e
  /// The last step, started with the list open.
  case deepLink

  var id: Self { self }

  var title: String {
    switch self {
    case .a, .b, .c, .d, .e: rawValue.uppercased()
    case .deepLink: "Open"
    }
  }

  var summary: String {
    switch self {
    case .a: "Results are kept in an array."
    case .b: "Results are keyed by their question."
    case .c: "The list of results by itself."
    case .d: "A plain link leads to the list."
    case .e: "The state decides whether the list is open."
    case .deepLink: "A state that starts with the list open."
    }
  }
}
