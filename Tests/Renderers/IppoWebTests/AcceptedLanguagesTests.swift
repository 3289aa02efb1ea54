import HTTPTypes
import IppoRender
import Testing

@testable import IppoWeb

/// The languages in requests of browsers (RFC 9110, 12.5.4).
@Suite struct AcceptedLanguagesTests {
  private func tags(_ fields: String...) -> [String] {
    var headers = HTTPFields()
    for field in fields { headers.append(HTTPField(name: .acceptLanguage, value: field)) }
    return AcceptedLanguages(headers).tags
  }

  @Test(arguments: [
    ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
    ("en;q=0.7,de;q=0.7,ja", ["ja", "en", "de"]),
    ("zh-Hant-TW,zh-TW;q=0.9,en;q=0.1", ["zh-Hant-TW", "zh-TW", "en"]),
    ("fr;q=0.001, it;q=0.0009", ["fr"]),
    ("en;Q=0.5, de;q=1.000, ja;q=0", ["de", "en"]),
    ("*", []), ("*;q=0.5, ja;q=0.1", ["ja"]), ("ja, JA;q=0.9, ja;q=0.3", ["ja"]),
    ("\tde\t;\tq=0.2 , en", ["en", "de"]),
  ])
  func `the most wanted comes first, and each is named once`(field: String, expected: [String]) {
    #expect(tags(field) == expected)
  }

  @Test(arguments: [
    "", ",", ";", ";q=1", "de;q=", "de;q=x", "de;q=nan", "de;q=inf", "de;q=-1", "de;q=2", "de;q=0x1", "de;q=.5",
    "de;q=1;q=0.5",
    "de;level=1", "de de", "de--at", "-de", "de-", "1de", "dé", "de_AT", "abcdefghi", "\u{0}", "de;q=1e0",
    String(repeating: "a-", count: 18) + "a",
  ])
  func `what is no range is left out, and the others count`(field: String) {
    #expect(tags(field) == [])
    #expect(tags("ja;q=0.4," + field + ",ar;q=0.6") == ["ar", "ja"])
  }

  @Test func `a request may have several fields, and a long one is not read to its end`() {
    #expect(tags("de;q=0.1", "en") == ["en", "de"])
    let many = (0..<1_000).map { "x\($0 % 10)a\($0)".prefix(8) + ";q=0.5" }.joined(separator: ",")
    #expect(tags(many + ",ja").count <= 16)
  }

  @Test func `a client's language is the first, before it has said more`() {
    var headers = HTTPFields()
    headers[.acceptLanguage] = "de;q=0.5, ja-JP"
    #expect(ClientHints.environment(from: headers)?.language == "ja-JP")
    #expect(ClientHints.environment(from: HTTPFields()) == nil)
  }
}
