import Foundation

/// The texts of one string table in one language, by key.
///
/// The table is read from files of Xcode's projects: `.strings` (property lists), `.stringsdict` (plural forms) and
/// `.xcstrings` (string catalogues, JSON).
struct StringTable: Equatable, Sendable {
  /// A text in the forms that counts ask for.
  struct Forms: Equatable, Sendable {
    /// The texts by category; there is one for ``PluralCategory/other``.
    var texts: [PluralCategory: String]
    /// The index of the counted value, from 0; `nil` for the first number among the values.
    var argument: Int?

    func text(for count: Int64, in language: String, region: String?) -> String {
      // A form for none at all counts in every language.
      if count == 0, let text = texts[.zero] { return text }
      return texts[PluralCategory(of: count, in: language, region: region)] ?? texts[.other] ?? ""
    }
  }

  /// The text or the forms of a key.
  enum Entry: Equatable, Sendable {
    case text(String)
    case forms(Forms)
    /// A text with `%#@name@` where forms are put in.
    case parts(String, [String: Forms])
  }

  var entries: [String: Entry] = [:]

  /// Adds the entries of another table, where this one has none.
  mutating func merge(_ other: StringTable) { entries.merge(other.entries) { own, _ in own } }
}

extension StringTable {
  /// Reads a `.strings` file: `"key" = "text";`, or a property list of another kind.
  init(strings data: Data) throws {
    guard let list = try PropertyListSerialization.propertyList(from: Self.utf8(data), format: nil) as? [String: Any]
    else { throw CocoaError(.propertyListReadCorrupt) }
    for case (let key, let text as String) in list { entries[key] = .text(text) }
  }

  /// Reads a `.stringsdict` file.
  init(stringsdict data: Data) throws {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    for case (let key, let entry as [String: Any]) in list {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      var parts: [String: Forms] = [:]
      for case (let name, let part as [String: Any]) in entry
      where part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" {
        var texts: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { texts[category] = part[category.rawValue] as? String }
        parts[name] = Forms(texts: texts)
      }
      entries[key] = .parts(format, parts)
    }
  }

  /// A file in UTF-16 as one in UTF-8.
  private static func utf8(_ data: Data) -> Data {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard isWide, let text = String(data: data, encoding: .utf16) else { return data }
    return Data(text.utf8)
  }
}
