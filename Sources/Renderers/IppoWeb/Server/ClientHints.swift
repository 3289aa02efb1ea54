import Foundation
import HTTPTypes
import IppoRender

/// What a browser says about itself in the request of a page, once it has been asked (Client Hints, RFC 8942).
///
/// A browser that sends hints gets its first page in the form its window has room for. One that does not, or has not
/// been asked yet, says the same over the socket a moment later.
enum ClientHints {
  /// Asks for hints with later requests.
  static let request = [width, height, colorScheme, reducedMotion].map(\.rawName).joined(separator: ", ")

  private static let width = HTTPField.Name("Sec-CH-Viewport-Width")!
  private static let height = HTTPField.Name("Sec-CH-Viewport-Height")!
  private static let colorScheme = HTTPField.Name("Sec-CH-Prefers-Color-Scheme")!
  private static let reducedMotion = HTTPField.Name("Sec-CH-Prefers-Reduced-Motion")!

  /// - Returns: `nil` without a hint.
  static func environment(from fields: HTTPFields) -> ClientEnvironment? {
    guard [width, height, colorScheme, reducedMotion].contains(where: { fields[$0] != nil }) else { return nil }
    return ClientEnvironment(
      isDark: value(fields[colorScheme]) == "dark", width: length(fields[width]), height: length(fields[height]),
      reducesMotion: value(fields[reducedMotion]) == "reduce")
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
