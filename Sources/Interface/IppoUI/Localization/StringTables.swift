import Foundation
internal import IssueReporting
import Synchronization

/// One table of a bundle, in all its languages. Tables are kept once they are read, because bundles do not change while
/// a program runs.
final class StringTables: Sendable {
  private let folders: [URL]
  private let name: String
  private let catalogs: [StringCatalog]
  /// The languages that have texts.
  let languages: Set<String>
  /// The language of the texts that no other language has.
  let development: String?
  /// The texts beside the folders of languages, which are for all languages.
  private let loose: StringTable
  private let loaded = Mutex<[String: StringTable]>([:])
  /// The language that suits a locale, by its identifier.
  private let chosen = Mutex<[String: String?]>([:])

  /// Whether there is no text at all.
  var isEmpty: Bool { languages.isEmpty && loose.entries.isEmpty }

  /// - Parameters:
  ///   - folders: The folders of `*.lproj` and `*.xcstrings`; the first one with a text counts.
  ///   - name: The name of the table.
  ///   - development: The language of the bundle, unless a catalogue names it.
  init(in folders: [URL], name: String, development: String?) {
    self.folders = folders
    self.name = name
    var catalogs: [StringCatalog] = []
    var languages: Set<String> = []
    for folder in folders {
      let file = folder.appendingPathComponent(name + ".xcstrings")
      if let data = try? Data(contentsOf: file) {
        do {
          let catalog = try StringCatalog(data)
          catalogs.append(catalog)
          languages.formUnion(catalog.tables.keys)
        } catch {
          StringTables.report(file, error)
        }
      }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for entry in entries where entry.hasSuffix(".lproj") {
        let inside = folder.appendingPathComponent(entry)
        let isThere = Self.kinds.contains {
          FileManager.default.fileExists(atPath: inside.appendingPathComponent("\(name).\($0.suffix)").path)
        }
        if isThere { languages.insert(String(entry.dropLast(6))) }
      }
    }
    self.catalogs = catalogs
    var loose = StringTable()
    for folder in folders { loose.merge(Self.read(name, in: folder)) }
    self.loose = loose
    self.languages = languages
    self.development =
      catalogs.first?.sourceLanguage
      ?? [development, "Base", "en"].compactMap { $0 }.first { languages.contains($0) }
  }

  /// The text or the forms of a key in the language that suits a locale best, or else in that of the app's developers.
  ///
  /// - Returns: The entry with its language; `nil` if no table has the key.
  func entry(_ key: String, for locale: Locale) -> (entry: StringTable.Entry, language: String)? {
    let chosen = suitable(locale)
    if let chosen, let entry = table(chosen).entries[key] { return (entry, chosen) }
    // The key is the text in the language of a catalogue's keys.
    let isOwnText = chosen != nil && catalogs.contains { $0.sourceLanguage == chosen }
    if let development, development != chosen, !isOwnText, let entry = table(development).entries[key] {
      return (entry, development)
    }
    return loose.entries[key].map { ($0, development ?? "en") }
  }

  /// The language of the texts that a locale gets.
  func language(for locale: Locale) -> String? { suitable(locale) ?? development }

  /// Whether there are texts in the language of a locale.
  func hasLanguage(for locale: Locale) -> Bool { suitable(locale) != nil }

  private func suitable(_ locale: Locale) -> String? {
    guard !languages.isEmpty else { return nil }
    if let known = chosen.withLock({ $0[locale.identifier] }) { return known }
    let best = LanguageChoice.best(for: locale, among: languages)
    chosen.withLock { chosen in
      // Clients choose the language, so that the cache is limited.
      if chosen.count >= 1000 { chosen = [:] }
      chosen[locale.identifier] = best
    }
    return best
  }

  private func table(_ language: String) -> StringTable {
    if let known = loaded.withLock({ $0[language] }) { return known }
    var table = StringTable()
    for folder in folders { table.merge(Self.read(name, in: folder.appendingPathComponent(language + ".lproj"))) }
    for catalog in catalogs { if let other = catalog.tables[language] { table.merge(other) } }
    loaded.withLock { $0[language] = table }
    return table
  }

  /// The files of a table in a folder. Of a key that is in both, the forms count.
  private static let kinds: [(suffix: String, parse: @Sendable (Data) throws -> StringTable)] = [
    ("stringsdict", { try StringTable(stringsdict: $0) }), ("strings", { try StringTable(strings: $0) }),
  ]

  /// The table in a folder; empty when there is none.
  private static func read(_ name: String, in folder: URL) -> StringTable {
    var table = StringTable()
    for (suffix, parse) in kinds {
      let file = folder.appendingPathComponent("\(name).\(suffix)")
      guard let data = try? Data(contentsOf: file) else { continue }
      do {
        table.merge(try parse(data))
      } catch {
        report(file, error)
      }
    }
    return table
  }

  private static func report(_ file: URL, _ error: any Error) {
    reportIssue(
      """
      The texts of "\(file.lastPathComponent)" cannot be read: \(error)

      Its keys are shown in their place. Check the file with the tool that wrote it.
      """)
  }
}
