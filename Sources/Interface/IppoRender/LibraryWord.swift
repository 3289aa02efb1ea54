/// A word that Ippo says by itself, where neither the app nor the browser has one: on buttons of its own, for assistive technology,
/// and about the connection.
package enum LibraryWord: String, CaseIterable, Sendable {
  case back = "Back"
  case close = "Close"
  case contextMenu = "Context menu"
  case decrement = "Decrement"
  case delete = "Delete"
  case elsewhere = "Open elsewhere."
  case file = "File"
  case files = "Files"
  case gauge = "Gauge"
  case increment = "Increment"
  case loading = "Loading"
  case needsScript = "This page needs JavaScript to respond to you."
  case offline = "You are offline."
  case reconnecting = "Reconnecting…"
  case resize = "Resize"
  case select = "Select"
  case sent = "Sent"
  case skipToContent = "Skip to content"
  case tooLong = "This is too long to be sent."
  case waiting = "Waiting for an answer…"

  /// The word in a language: in English where Ippo does not have it in that one.
  ///
  /// - Parameter language: a BCP 47 tag. Chinese is told apart by its script, and where that is not written, by its region.
  package func text(in language: String?) -> String {
    guard let language else { return rawValue }
    return Self.words[Self.key(of: language)]?[self] ?? rawValue
  }

  /// By what the tables of a language are found.
  private static func key(of language: String) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return "" }
    if first == "zh" {
      if parts.contains("hans") { return "zh-hans" }
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional ? "zh-hant" : "zh-hans"
    }
    return aliases[String(first)] ?? String(first)
  }

  /// Codes that are written for others.
  private static let aliases = ["iw": "he", "no": "nb", "nn": "nb"]
}
