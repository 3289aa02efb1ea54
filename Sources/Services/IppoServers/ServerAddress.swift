import Foundation

/// Addresses of servers, as they may be shown.
package enum ServerAddress {
  /// A text without its possible passwords: the part between the user's name and the last `@`, and parameters whose
  /// names say so.
  package static func redacted(_ text: String) -> String {
    var text = text
    let start = text.range(of: "://")?.upperBound ?? text.firstIndex(of: ":").map { text.index(after: $0) }
    if let start, let end = text.lastIndex(of: "@"), start <= end, let colon = text[start..<end].firstIndex(of: ":") {
      text.replaceSubrange(text.index(after: colon)..<end, with: "…")
    }
    guard let query = text.firstIndex(of: "?") else { return text }
    let parameters = text[text.index(after: query)...].split(separator: "&", omittingEmptySubsequences: false)
    let shown = parameters.map { parameter in
      let name = parameter.prefix { $0 != "=" }
      return name.lowercased().contains("password") ? "\(name)=…" : String(parameter)
    }
    return text[...query] + shown.joined(separator: "&")
  }
}
