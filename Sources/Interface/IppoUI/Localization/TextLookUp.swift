import Foundation
internal import IppoRender
import Synchronization

/// Finds the texts of keys: in which bundle, in which language, in which form.
package enum TextLookUp {
  /// The text of a key with a format specifier in place of every value.
  ///
  /// - Parameters:
  ///   - table: its name; `nil` for `Localizable`.
  ///   - bundle: where the table is; `nil` for the app's.
  ///   - locale: whose language is wanted.
  static func format(of key: LocalizedStringKey, table: String?, bundle: Bundle?, for locale: Locale) -> String {
    let tables = table == nil && bundle == nil ? main : tables(table ?? defaultTable, in: bundle)
    guard !tables.isEmpty, let found = tables.entry(key.key, for: locale) else {
      return ownFormat(of: key, in: language(for: locale)) ?? key.fallback ?? key.key
    }
    let counts = key.arguments.map(\.count)
    return found.entry.format(of: counts, in: found.language, region: locale.region?.identifier)
  }

  /// The format of one of Ippo's own words in a language; `nil` for other keys.
  static func ownFormat(of key: LocalizedStringKey, in language: String?) -> String? {
    guard let word = key.word?.text(in: language) else { return nil }
    return key.arguments.isEmpty ? word : word.replacingOccurrences(of: "#1", with: "%@")
  }

  /// The language of the app's own texts that suits a locale; `nil` for apps without tables.
  static func language(for locale: Locale) -> String? { main.language(for: locale) }

  /// The languages of the app's own texts, in alphabetical order.
  package static var languages: [String] { main.languages.sorted() }

  /// The app's translations of Ippo's own words, for a locale. The English words are the keys.
  static func words(for locale: Locale) -> [LibraryWord: String] {
    var words: [LibraryWord: String] = [:]
    for word in LibraryWord.allCases {
      guard let found = main.entry(word.rawValue, for: locale), found.language == language(for: locale) else {
        continue
      }
      words[word] = found.entry.format(of: [], in: found.language, region: locale.region?.identifier)
    }
    return words
  }

  /// The translation of an English word of the library. Any other word is returned unchanged.
  static func translation(of english: String, for locale: Locale) -> String {
    LibraryWord(rawValue: english).map { format(of: LocalizedStringKey($0), table: nil, bundle: nil, for: locale) }
      ?? english
  }

  /// The first of several languages that the app is translated into, or else the first language.
  static func preferred(of languages: [String]) -> String? {
    languages.first { main.hasLanguage(for: Locale(identifier: $0)) } ?? languages.first
  }

  /// The direction in which the app's own texts are written that suit a locale.
  static func direction(for locale: Locale) -> LayoutDirection {
    guard let language = language(for: locale) else { return .leftToRight }
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Has the texts of an app be looked for among the resources of the module that it is declared in.
  ///
  /// SwiftPM names these by the executable's target, and the program by its product, which may be called otherwise.
  package static func find(textsOf app: any App.Type) {
    guard let module = String(reflecting: app).split(separator: ".").first else { return }
    appModule.withLock { $0 = $0 ?? String(module) }
  }

  /// The module that declares the first app of the process. It is set before the first text is looked up.
  private static let appModule = Mutex<String?>(nil)
  private static let defaultTable = "Localizable"
  private static let main = tables(defaultTable, in: nil)
  private static let known = Mutex<[Key: StringTables]>([:])

  private struct Key: Hashable {
    var bundle: String
    var table: String
  }

  private static func tables(_ name: String, in bundle: Bundle?) -> StringTables {
    let key = Key(bundle: bundle?.bundlePath ?? "", table: name)
    if let tables = known.withLock({ $0[key] }) { return tables }
    let tables = StringTables(
      in: folders(of: bundle), name: name,
      development: (bundle ?? .main).infoDictionary?["CFBundleDevelopmentRegion"] as? String)
    known.withLock { $0[key] = tables }
    return tables
  }

  /// The folders of a bundle's tables. An app's are in its main bundle, or where SwiftPM has put the resources of its
  /// executable target: in `Package_Target.resources`, beside the program.
  private static func folders(of bundle: Bundle?) -> [URL] {
    guard bundle == nil else { return places(bundle!) }
    var folders = places(.main)
    guard let program = Bundle.main.executableURL else { return folders }
    let directory = program.deletingLastPathComponent()
    let names = [program.deletingPathExtension().lastPathComponent, appModule.withLock { $0 }].compactMap { $0 }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    folders += entries.filter { entry in names.contains { entry.hasSuffix("_\($0).resources") } }.sorted()
      .map(directory.appendingPathComponent)
    return folders
  }

  private static func places(_ bundle: Bundle) -> [URL] {
    var folders = [bundle.bundleURL]
    if let resources = bundle.resourceURL, resources.standardizedFileURL != bundle.bundleURL.standardizedFileURL {
      folders.insert(resources, at: 0)
    }
    return folders
  }
}
