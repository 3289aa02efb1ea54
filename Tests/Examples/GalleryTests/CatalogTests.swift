import ExampleSupport
import IppoTesting
import Testing

@testable import ExampleGallery

@MainActor
@Suite("The catalog")
struct CatalogTests {
  @Test("Every example has a name of its own, and something to say about itself")
  func names() {
    let examples = Catalog.examples
    #expect(Set(examples.map(\.id)).count == examples.count)
    #expect(Set(examples.map(\.title)).count == examples.count)
    #expect(Set(examples.map(\.symbol)).count == examples.count)
    for example in examples {
      #expect(example.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(example.id)")
      #expect(example.id != Gallery.State.home)
      #expect(example.summary.hasSuffix("."), "\(example.summary)")
      #expect(!example.variants.isEmpty)
      #expect(Set(example.variants.map(\.spelling)).count == example.variants.count)
    }
  }

  @Test("The code of every example can be read", arguments: Catalog.examples)
  func source(_ example: Example) throws {
    for variant in example.variants {
      let files = try variant.source.files()
      #expect(!files.isEmpty)
      #expect(files.allSatisfy { !$0.text.isEmpty && $0.name.hasSuffix(".swift") })
    }
  }

  @Test("A search finds words in any order, in title, summary and category")
  func search() {
    #expect(Catalog.sections(matching: "").flatMap(\.examples).count == Catalog.examples.count)
    #expect(Catalog.sections(matching: "GAME gues").flatMap(\.examples).map(\.id) == ["guessing-game"])
    #expect(Catalog.sections(matching: "tutorials secret").flatMap(\.examples).map(\.id) == ["guessing-game"])
    #expect(Catalog.sections(matching: "no such thing").isEmpty)
  }
}
