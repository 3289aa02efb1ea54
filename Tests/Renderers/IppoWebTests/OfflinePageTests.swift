import Testing

@testable import IppoWeb

@Suite struct OfflinePageTests {
  @Test(arguments: [
    (nil, "en", "ltr", "Try again now"), ("en-GB", "en-GB", "ltr", "Try again now"),
    ("de", "de", "ltr", "Jetzt erneut versuchen"), ("ar-EG", "ar-EG", "rtl", "حاول مرة أخرى الآن"),
    ("tlh", "en", "ltr", "Try again now"), ("\"><script>", "en", "ltr", "Try again now"),
  ])
  func `the page is in the language of the visitor where there are words`(
    language: String?, shown: String, direction: String, again: String
  ) {
    let page = OfflinePage(title: "Garden", titleLanguage: "en", language: language)
    #expect(page.html.contains(#"<html lang="\#(shown)" dir="\#(direction)">"#))
    #expect(page.html.contains(#"<a href="">\#(again)</a>"#))
    #expect(page.html.contains(shown == "en" ? "<h1>Garden" : #"<h1 lang="en">Garden"#))
    #expect(page.workerPath.hasSuffix("&l=\(shown)"))
    #expect(!page.html.contains("<script"))
  }

  @Test func `each language has a version of its own`() {
    let versions = ["en", "de", "fr"].map { OfflinePage(title: "Garden", titleLanguage: "en", language: $0).version }
    #expect(Set(versions).count == 3)
  }
}
