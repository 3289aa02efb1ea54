/// The name of a file, as it may be on this server.
enum UploadName {
  /// Bytes of a name that every file system takes.
  private static let most = 200

  /// The last part of a path without what has a meaning of its own: no folder, no hidden file, no control characters.
  static func clean(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let visible = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && !$0.properties.isBidiControl }
    var text = String(String.UnicodeScalarView(visible)).drop { $0 == "." || $0 == " " }
    // The ending tells the type: what is too long is cut before it.
    let ending = text.lastIndex(of: ".").map { String(text[$0...].prefix(20)) } ?? ""
    while text.utf8.count > most {
      text = text.dropLast(ending.count + 1)
      text += ending
    }
    return text.isEmpty ? "Untitled" : String(text)
  }
}
