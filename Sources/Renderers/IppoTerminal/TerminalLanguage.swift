/// The language that whoever sits at a terminal reads, as POSIX has it (XBD §8.2, "Internationalization Variables").
enum TerminalLanguage {
  /// The BCP 47 tag of the locale for messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty.
  ///
  /// - Returns: `nil` for the locales `C` and `POSIX`, which have no language, for text unlike
  ///   `language[_TERRITORY][.codeset][@modifier]`, and without a locale.
  static func tag(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name, let first = name.split(whereSeparator: { ".@".contains($0) }).first else { return nil }
    let parts = first.split(separator: "_", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), first != "POSIX" else { return nil }
    let isTag =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { (2...3).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard isTag else { return nil }
    // Of the modifiers, two name a script.
    let script = name.hasSuffix("@latin") ? ["Latn"] : name.hasSuffix("@cyrillic") ? ["Cyrl"] : []
    return ([String(parts[0])] + script + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// Whether the locale's character set is not UTF-8, as in the locales `C` and `POSIX`. The first non-empty variable
  /// of `LC_ALL`, `LC_CTYPE` and `LANG` decides. A locale without a character set counts as UTF-8.
  static func isASCII(_ environment: [String: String]) -> Bool {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name else { return false }
    if name == "C" || name == "POSIX" { return true }
    guard let codeset = name.split(separator: "@")[0].split(separator: ".").dropFirst().first else { return false }
    return !["utf-8", "utf8"].contains(codeset.lowercased())
  }
}
