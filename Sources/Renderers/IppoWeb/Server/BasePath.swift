/// The path below which everything of a server lies: nothing, or `/app`.
struct BasePath: Hashable, Sendable {
  /// Empty, or segments that each begin with a slash.
  let text: String

  static let root = BasePath("")!

  /// - Parameter text: with or without a slash at its end.
  /// - Returns: `nil` unless it is made of segments of unreserved characters (RFC 3986, 2.3).
  init?(_ text: String) {
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    let segments = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    guard trimmed.isEmpty || (segments[0].isEmpty && segments.count > 1) else { return nil }
    for segment in segments.dropFirst() {
      guard !segment.isEmpty, segment != ".", segment != "..", segment.allSatisfy(Self.isUnreserved) else { return nil }
    }
    self.text = trimmed
  }

  private static func isUnreserved(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
  }

  /// The path of the page.
  var page: String { text + "/" }

  /// The rest of a path after the base path: it begins with a slash, or is empty where the path is the base path
  /// itself. The time does not tell how much of the base path a path has, which may hold a secret.
  /// - Returns: `nil` for a path that does not lie below it.
  func remainder(of path: some StringProtocol) -> String? {
    guard path.utf8.count >= text.utf8.count, zip(path.utf8, text.utf8).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
      return nil
    }
    let rest = String(path.dropFirst(text.count))  // Both are of ASCII up to there.
    return rest.isEmpty || rest.hasPrefix("/") ? rest : nil
  }
}
