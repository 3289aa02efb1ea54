import ComposableArchitecture
import ExampleSupport
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct CatalogTests {
  @Test func `titles are unique, and every study says what it shows`() {
    #expect(Set(CaseStudy.allCases.map(\.title)).count == CaseStudy.allCases.count)
    for study in CaseStudy.allCases {
      #expect(study.summary.hasSuffix("."), "\(study)")
    }
  }

  @Test func `every study is in one category`() {
    #expect(CaseStudy.Category.allCases.flatMap(\.studies) == CaseStudy.allCases)
  }

  @Test(arguments: CaseStudy.allCases)
  func `the code of a study can be read`(study: CaseStudy) throws {
    let files = try study.source.files()
    #expect(files.count >= 2)
    #expect(files.contains { $0.text.contains("@Reducer") })
  }

  @Test(arguments: CaseStudy.allCases)
  func `every study has a screen with a title`(study: CaseStudy) throws {
    let host = withDependencies(Self.quiet) {
      ViewHost { study.screen() }
    }
    #expect(try !host.find(.navigation).name.isEmpty)
    host.close()
  }

  @Test(arguments: CaseStudy.allCases)
  func `every study shows itself in a terminal`(study: CaseStudy) {
    withDependencies(Self.quiet) {
      let screen = TerminalScreen { study.screen() }
      #expect(screen.text.split(separator: "\n").count > 1, "\(screen.text)")
      #expect(screen.refusedEvents.isEmpty)
    }
  }

  @Test func `what happens in a study is logged`() throws {
    let log = ActionLog()
    let host = ViewHost { CaseStudy.counter.screen(log: log) }

    try host.tap("Increment")

    #expect(log.entries.map(\.action) == ["Counter.Action.incrementButtonTapped"])
    #expect(log.entries.first?.change?.contains("+   _count: 1") == true)
  }

  /// The live program, but for time, which stands still.
  private static func quiet(_ dependencies: inout DependencyValues) {
    dependencies.context = .live
    dependencies.continuousClock = TestClock()
  }
}
