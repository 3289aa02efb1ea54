import IppoRender

/// The name of a file, as it may be on this server.
enum UploadName {
  /// Bytes of a name that every file system takes.
  private static let most = 200

  /// The last part of a path, without characters of special meaning: folders, leading dots, control characters.
  /// - Parameter words: The language of the name of a file that has none.
  static func clean(_ name: String, in words: RenderWords = RenderWords()) -> String {
    // Scalars count, as for a file system: a slash with a mark on it is a slash.
    let last = Array(name.unicodeScalars).split { $0 == "/" || $0 == "\\" }.last
    let visible = (last ?? []).filter {
      $0.value >= 0x20 && $0.value != 0x7F && !$0.properties.isBidiControl
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: visible.drop { $0 == "." || $0 == " " })
    return text.isEmpty ? words[.untitled] : shortened(String(text))
  }

  /// The ending tells the type: what is too long is cut before it. Bytes count: one character can have any number of them.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > most else { return text }
    let dot = text.lastIndex(of: ".").flatMap { text[$0...].utf8.count <= 20 ? $0 : nil } ?? text.endIndex
    var room = most - text[dot...].utf8.count
    let stem = text[..<dot].unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    return String(String.UnicodeScalarView(stem)) + text[dot...]
  }
}
