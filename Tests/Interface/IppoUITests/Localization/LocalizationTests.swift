import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

/// String tables of bundles, in the languages of those who look.
@Suite struct LocalizationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LocalizationTests-\(UUID())")

  /// A bundle of files.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func string(_ key: LocalizedStringKey, _ bundle: Bundle, _ language: String, table: String? = nil) -> String {
    key._string(table: table, bundle: bundle, locale: Locale(identifier: language))
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello, %@" : { "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "こんにちは、%@" } } } },
        "title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Inbox" } },
          "ar" : { "stringUnit" : { "state" : "translated", "value" : "البريد" } } } },
        "%lld items" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "Nothing" } },
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld письмо" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld письма" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld писем" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld письма" } } } } } } },
        "%lld of %lld in %@" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%3$@: %#@done@ of %#@all@" },
          "substitutions" : {
            "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "only %arg" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } },
            "all" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg task" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg tasks" } } } } } } } } },
        "device" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } },
        "untranslated" : { }
      },
      "version" : "1.0"
    }
    """

  @Test func `a string catalogue has texts in languages, and the keys are those of its source`() throws {
    let bundle = try bundle(["Localizable.xcstrings": Self.catalog])
    #expect(string("Hello, \("Ada")", bundle, "ja") == "こんにちは、Ada")
    #expect(string("Hello, \("Ada")", bundle, "en") == "Hello, Ada")
    #expect(string("Hello, \("Ada")", bundle, "ar") == "Hello, Ada")
    #expect(string("title", bundle, "ar") == "البريد")
    #expect(string("title", bundle, "de") == "Inbox")
    #expect(string("title", bundle, "ja") == "Inbox")
    #expect(string("untranslated", bundle, "ja") == "untranslated")
    #expect(string("unknown", bundle, "en") == "unknown")
    #expect(string("device", bundle, "en_GB") == "Tap")
  }

  @Test func `forms go by the count, in the rules of the language they are written in`() throws {
    let bundle = try bundle(["Localizable.xcstrings": Self.catalog])
    func items(_ count: Int, _ language: String) -> String { string("\(count) items", bundle, language) }
    #expect([0, 1, 2, 1000].map { items($0, "en") } == ["Nothing", "1 item", "2 items", "1,000 items"])
    #expect(
      [0, 1, 2, 5, 11, 21].map { items($0, "ru") } == [
        "0 писем", "1 письмо", "2 письма", "5 писем", "11 писем", "21 письмо",
      ])
    // In the language of the app's developers.
    #expect(items(1, "ja") == "1 item")
    #expect(string("\(1) of \(2) in \("Home")", bundle, "en") == "Home: only 1 of 2 tasks")
    #expect(string("\(3) of \(1) in \("Home")", bundle, "en") == "Home: 3 of 1 task")
  }

  @Test func `strings and stringsdict files of language folders are tables`() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%@ sent %lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@ hat %2$#@files@ geschickt</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string>
      </dict></dict></dict></plist>
      """
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "/* A greeting */ \"hello\" = \"Hello \\\"you\\\"\\n\"; only = \"English\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";", "de.lproj/Localizable.stringsdict": plurals,
      "de.lproj/Other.strings": "\"hello\" = \"Servus\";",
    ])
    #expect(string("hello", bundle, "de_AT") == "Hallo")
    #expect(string("hello", bundle, "en") == "Hello \"you\"\n")
    #expect(string("hello", bundle, "ja") == "Hello \"you\"\n")
    #expect(string("only", bundle, "de") == "English")
    #expect(string("hello", bundle, "de", table: "Other") == "Servus")
    #expect(string("\("Ada") sent \(1) files", bundle, "de") == "Ada hat eine Datei geschickt")
    #expect(string("\("Ada") sent \(7) files", bundle, "de") == "Ada hat 7 Dateien geschickt")
  }

  @Test func `a table that cannot be read is reported, and its keys are shown`() throws {
    let bundle = try bundle(["Localizable.xcstrings": "{", "fr.lproj/Localizable.strings": "\"a\" = ;"])
    withKnownIssue { #expect(string("a", bundle, "fr") == "a") }
  }

  @Test(
    arguments: [
      ("en-GB", ["en", "ja"], "en"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-HK", ["zh-Hans", "zh-Hant", "zh-HK"], "zh-HK"), ("zh", ["zh-Hans", "zh-Hant"], "zh-Hans"),
      ("pt-PT", ["pt-BR", "pt-PT"], "pt-PT"), ("pt", ["pt-BR", "pt-PT"], "pt-BR"), ("de-AT", ["en", "ja"], nil),
      ("no", ["nb"], "nb"), ("sr-Latn", ["sr"], nil), ("ja_JP", ["Base", "ja"], "ja"), ("he", ["iw"], "iw"),
    ] as [(String, [String], String?)])
  func `the language is that of the same script, and of the region where there is one`(
    _ wanted: String, _ available: [String], _ chosen: String?
  ) {
    #expect(LanguageChoice.best(for: Locale(identifier: wanted), among: available) == chosen)
  }

  private struct Titled: View {
    let bundle: Bundle

    var body: some View { Text(verbatim: String(localized: "title", bundle: bundle)) }
  }

  @Test @MainActor func `a window speaks the language of who looks at it, and follows a change of it`() throws {
    let bundle = try bundle(["Localizable.xcstrings": Self.catalog])
    let screen = Screen {
      VStack {
        Text("Hello, \("Ada")", bundle: bundle)
        Titled(bundle: bundle)
        Button {
        } label: {
          Text("title", bundle: bundle)
        }
        Text("title", bundle: bundle).environment(\.locale, Locale(identifier: "ar"))
      }
    }
    screen.graph.adapt(to: ClientEnvironment(language: "ja-JP"))
    #expect(screen.texts == ["こんにちは、Ada", "Inbox", "Inbox", "البريد"])
    screen.graph.adapt(to: ClientEnvironment(language: "ar"))
    #expect(screen.texts == ["Hello, Ada", "البريد", "البريد", "البريد"])
  }
}
