import IppoUI
import Testing

@testable import IppoPreviews

@MainActor
@Suite("The catalogue of previews")
struct PreviewCatalogTests {
  private let catalog = PreviewCatalog.ofProgram()

  private var own: [PreviewEntry] { catalog.entries.filter { $0.module == "IppoPreviewsTests" } }

  @Test("all previews of a file are found, in the order of its lines")
  func declarations() {
    #expect(
      own.filter { $0.file == "Samples.swift" }.map(\.fullTitle) == [
        "Counter", "Preview", "Twice", "Twice", "Numbers: 3", "Numbers: 5", "Small", "Sample", "Refused", "Issue",
        "Surroundings", "Date", "Controller", "Label",
      ])
    #expect(own.first?.line == 5)
  }

  @Test("providers are found by their types, private ones as well")
  func providers() {
    #expect(own.filter { $0.file == nil }.map(\.title) == ["Plain", "Shelf"])
  }

  @Test("each preview has a name of its own, which does not depend on its line")
  func names() {
    #expect(
      own.map(\.id) == [
        "IppoPreviewsTests.samples.counter", "IppoPreviewsTests.samples.preview", "IppoPreviewsTests.samples.twice",
        "IppoPreviewsTests.samples.twice-2", "IppoPreviewsTests.samples.numbers", "IppoPreviewsTests.samples.numbers-2",
        "IppoPreviewsTests.samples.small", "IppoPreviewsTests.samples.sample", "IppoPreviewsTests.samples.refused",
        "IppoPreviewsTests.samples.issue", "IppoPreviewsTests.samples.surroundings",
        "IppoPreviewsTests.samples.date",
        "IppoPreviewsTests.samples.controller", "IppoPreviewsTests.samples.label", "IppoPreviewsTests.plain",
        "IppoPreviewsTests.shelf",
      ])
    #expect(catalog["IppoPreviewsTests.samples.twice-2"]?.title == "Twice")
    #expect(catalog["IppoPreviewsTests.samples.nothing"] == nil)
  }

  @Test("names of other scripts and of symbols alone are told apart")
  func scripts() {
    var names = StableNames()
    #expect(names.next("App", "Größe.swift", "大きい") == "App.grf6dfe.5927304d3044")
    #expect(names.next("App", "A.swift", "!") == "App.a.preview")
    #expect(names.next("App", "A.swift", "?") == "App.a.preview-2")
    #expect(names.next("App", "A.swift", "preview 2") == "App.a.preview-2-2")
  }

  @Test("a filter takes words of the module, of the file and of the name")
  func filter() {
    let found = catalog.filtered(by: "ippopreviewstests twice").flatMap(\.entries)
    #expect(found.map(\.title) == ["Twice", "Twice"])
    #expect(catalog.filtered(by: "  ").count == catalog.groups.count)
    #expect(catalog.filtered(by: "no such preview").isEmpty)
  }
}
