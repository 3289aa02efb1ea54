import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct OutlineTests {
  @Test func `headings have headings`() async {
    let store = TestStore(initialState: Outline.State(id: UUID(100))) {
      Outline()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.headings = [Outline.State(id: UUID(0))]
    }
    await store.send(\.headings[id: UUID(0)].addButtonTapped) {
      $0.headings[id: UUID(0)]?.headings = [Outline.State(id: UUID(1))]
    }
    await store.send(\.headings[id: UUID(0)].headings[id: UUID(1)].titleChanged, "Deep") {
      $0.headings[id: UUID(0)]?.headings[id: UUID(1)]?.title = "Deep"
    }
    #expect(store.state.count == 2)
    await store.send(\.headings[id: UUID(0)].deleted, [0]) {
      $0.headings[id: UUID(0)]?.headings = []
    }
    await store.send(.deleted([0])) {
      $0.headings = []
    }
  }

  @Test func `pages lead to pages of the same kind`() throws {
    let host = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      ViewHost { CaseStudy.recursion.screen() }
    }

    try host.tap("Add a heading")
    try host.type("Plants", into: "Untitled")
    try host.tap(.link)
    #expect(try host.find(.navigation).name == "Plants")
    try host.tap("Add a heading")
    try host.tap("Add a heading")
    #expect(host.contains("Headings in this part: 2"))
    try host.delete(row: 0)
    try host.back()
    #expect(host.contains("Headings in this part: 2"))
  }
}
