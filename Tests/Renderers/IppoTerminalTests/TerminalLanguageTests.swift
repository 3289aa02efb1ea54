import Testing

@testable import IppoTerminal

/// The language of who sits at a terminal.
@Suite struct TerminalLanguageTests {
  @Test(arguments: [
    ("ja_JP.UTF-8", "ja-JP"), ("ar", "ar"), ("de_AT@euro", "de-AT"), ("sr_RS@latin", "sr-Latn-RS"),
    ("ckb_IQ.UTF-8", "ckb-IQ"), ("es_419", "es-419"),
  ])
  func `locales of POSIX are tags`(locale: String, tag: String) {
    #expect(TerminalLanguage.tag(in: ["LANG": locale]) == tag)
  }

  @Test(arguments: [
    "", "C", "C.UTF-8", "POSIX", "POSIX.UTF-8", "english", "../../etc", "ja_", "_JP", "ja_JP_x", "日本", "\u{1B}[31m",
    ".UTF-8",
  ])
  func `what is of no language is none`(locale: String) {
    #expect(TerminalLanguage.tag(in: ["LANG": locale]) == nil)
  }

  @Test func `the first variable that is not empty counts`() {
    #expect(TerminalLanguage.tag(in: ["LC_ALL": "ja_JP", "LC_MESSAGES": "ar", "LANG": "de_DE"]) == "ja-JP")
    #expect(TerminalLanguage.tag(in: ["LC_ALL": "", "LC_MESSAGES": "ar", "LANG": "de_DE"]) == "ar")
    #expect(TerminalLanguage.tag(in: ["LC_ALL": "C", "LANG": "de_DE"]) == nil)
    #expect(TerminalLanguage.tag(in: [:]) == nil)
  }
}
