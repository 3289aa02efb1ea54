/// The title of the terminal's window: that of the page on top, and the name of the app.
struct WindowTitle: Equatable {
  let text: String

  /// Longer titles are cut off, in characters.
  private static let limit = 120

  /// - Parameter page: The title of the page that is on top, if there is one.
  init(app: String, page: String?) {
    let parts = [page, app].compactMap { $0.map(Self.printable) }.filter { !$0.isEmpty }
    text = parts.count == 2 && parts[0] == parts[1] ? parts[1] : parts.joined(separator: " – ")
  }

  /// Sets the title (OSC 2 of xterm).
  var bytes: [UInt8] { Array("\u{1B}]2;\(text)\u{1B}\\".utf8) }

  /// The text without characters that a terminal would obey (ECMA-48, 5.2 and 5.3) or that reverse the direction of
  /// writing. A title can hold texts of strangers.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.lazy.map { $0.properties.isWhitespace ? " " : $0 }.filter {
      // The joiner of emoji is a format character, too.
      if $0 == "\u{200D}" { return true }
      return switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
      default: true
      }
    }
    let clean = String(String.UnicodeScalarView(scalars))
    return clean.count > limit ? clean.prefix(limit - 1) + "…" : clean
  }
}
