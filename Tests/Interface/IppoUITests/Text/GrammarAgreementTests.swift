import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Grammar agreement")
struct GrammarAgreementTests {
  private let english = Locale(identifier: "en_US")

  @Test("nouns agree with the numbers before them")
  func grammarAgreement() {
    var environment = EnvironmentValues()
    environment.locale = english
    func string(_ key: LocalizedStringKey) -> String { Text(key).string(in: environment) }
    #expect([0, 1, 2].map { string("^[\($0) item](inflect: true)") } == ["0 items", "1 item", "2 items"])
    #expect(string("You have ^[\(1_200) unread message](inflect: true).") == "You have 1,200 unread messages.")
    #expect(string("^[\(1) box](inflect: true), ^[\(2) box](inflect: true)") == "1 box, 2 boxes")
    #expect(string("^[\(3) cup of tea](inflect: true)") == "3 cups of tea")
    #expect(string("^[\("two") **\(2)** *city*](inflect: true)") == "two 2 cities")
    #expect(string("^[Child](inflect: true)") == "Child")
    #expect(string("^[text](rainbow: 'extreme') ^ [link](https://example.com)") == "text ^ link")
    #expect(
      String(AttributedString(localized: "^[\(2) Person](inflect: true)", locale: english).characters) == "2 People")
    environment.locale = Locale(identifier: "de_DE")
    #expect(string("^[\(2) Stück](inflect: true)") == "2 Stück")
  }

  @Test(
    "English nouns have plurals",
    arguments: [
      ("item", "items"), ("day", "days"), ("BERRY", "BERRIES"), ("match", "matches"), ("bus", "buses"),
      ("Woman", "Women"), ("human", "humans"), ("fox", "foxes"), ("jellyfish", "jellyfish"), ("shelf", "shelves"),
      ("Person", "People"), ("hypothesis", "hypotheses"), ("photo", "photos"),
    ])
  func plurals(singular: String, plural: String) {
    #expect(EnglishNoun(singular).plural == plural)
  }
}
