/// A word of Ippo's own interface that neither the app nor the browser supplies: on built-in buttons, for assistive
/// technology, and about the connection.
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
  case needsNewerBrowser = "This browser is too old for this page to respond to you."
  case needsScript = "This page needs JavaScript to respond to you."
  case offline = "You are offline."
  case reconnecting = "Reconnecting…"
  case resize = "Resize"
  case select = "Select"
  case sent = "Sent"
  case skipToContent = "Skip to content"
  case tooLong = "This is too long to be sent."
  case waiting = "Waiting for an answer…"

  /// The word in a language, or in English if Ippo has no translation.
  ///
  /// - Parameter language: A BCP 47 tag. The script decides between forms of Chinese; without a script, the region
  ///   decides.
  package func text(in language: String?) -> String {
    guard let language else { return rawValue }
    return Self.words[Self.key(of: language)]?[self] ?? rawValue
  }

  /// The lookup keys of a language in the tables.
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

  /// Language codes that are aliases of others.
  private static let aliases = ["iw": "he", "no": "nb", "nn": "nb"]
}
