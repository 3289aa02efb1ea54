import Foundation
import HTTPTypes
import IppoRender

/// A browser's description of itself in the request of a page: the language and, after the server has asked, Client
/// Hints (RFC 8942).
///
/// A browser that sends hints gets its first page in the form its window has room for. A browser without them, or
/// before the first request for them, gets the page for the usual space of its kind. It reports the size of its window
/// over the socket a moment later.
enum ClientHints {
  /// Asks for hints with later requests.
  static let request = [width, height, colorScheme, reducedMotion].map(\.rawName).joined(separator: ", ")

  private static let width = HTTPField.Name("Sec-CH-Viewport-Width")!
  private static let height = HTTPField.Name("Sec-CH-Viewport-Height")!
  private static let colorScheme = HTTPField.Name("Sec-CH-Prefers-Color-Scheme")!
  private static let reducedMotion = HTTPField.Name("Sec-CH-Prefers-Reduced-Motion")!

  /// The window of a computer, until it is known.
  private static let usualWindow = (width: 1280.0, height: 800.0)

  /// - Returns: `nil` without any hint, and for a phone that only says that it is one.
  static func environment(from fields: HTTPFields) -> ClientEnvironment? {
    var client = ClientEnvironment(
      isDark: value(fields[colorScheme]) == "dark", width: length(fields[width]), height: length(fields[height]),
      reducesMotion: value(fields[reducedMotion]) == "reduce", language: AcceptedLanguages(fields).tags.first)
    if client.width == 0, isOfComputer(fields) { (client.width, client.height) = usualWindow }
    return client == ClientEnvironment() ? nil : client
  }

  /// Whether a browser is one of a computer or a tablet, by its name: those of phones have "Mobi" in theirs.
  private static func isOfComputer(_ fields: HTTPFields) -> Bool {
    guard let name = fields[.userAgent] else { return false }
    return name.hasPrefix("Mozilla/") && !name.contains("Mobi")
  }

  /// A string or a token (RFC 9651).
  private static func value(_ field: String?) -> String? {
    field?.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
  }

  /// A number of CSS pixels, or 0 for what is none.
  private static func length(_ field: String?) -> Double {
    guard let length = field.flatMap(Double.init), (1...100_000).contains(length) else { return 0 }
    return length
  }
}

extension HTTPField.Name {
  static let acceptCH = HTTPField.Name("Accept-CH")!
}
