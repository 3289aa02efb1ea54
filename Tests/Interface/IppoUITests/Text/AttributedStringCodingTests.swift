import Foundation
import Testing

@testable import IppoUI

@Suite("Attributed text as JSON")
struct AttributedStringCodingTests {
  private struct Note: Codable, Equatable {
    var text: AttributedString
  }

  @Test("characters, links, intents and languages come back")
  func roundTrip() throws {
    var text = try AttributedString(markdown: "Read **this** at [home](https://example.com), ~~or~~ `not`")
    var word = AttributedString(" wörld")
    word.languageIdentifier = "de"
    text.append(word)
    let data = try JSONEncoder().encode(Note(text: text))
    #expect(try JSONDecoder().decode(Note.self, from: data) == Note(text: text))
  }

  @Test("an empty text is an empty array, and fonts are left out")
  func parts() throws {
    #expect(try JSONEncoder().encode(AttributedString()) == Data("[]".utf8))
    var text = AttributedString("Big")
    text.font = .largeTitle
    #expect(try JSONEncoder().encode(text) == Data(#"["Big",{}]"#.utf8))
  }

  @Test("another form is refused", arguments: ["[1]", #"["a"]"#, #""a""#, #"["a",{"NSLink":1}]"#])
  func others(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8)) }
  }
}
