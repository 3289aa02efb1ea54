import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct ReadingTests {
  @Test func `a sheet changes values that it was lent`() async {
    let store = TestStore(initialState: Reading.State()) { Reading() }

    await store.send(.quickSettingsButtonTapped) {
      $0.quickSettings = QuickSettings.State(lines: $0.$lines, paper: $0.$paper)
    }
    await store.send(\.quickSettings.linesChanged, 30) {
      $0.$lines.withLock { $0 = 30 }
    }
    await store.send(\.quickSettings.paperSelected, .cream) {
      $0.quickSettings?.$paper.withLock { $0 = .cream }
    }
    await store.send(\.quickSettings.doneButtonTapped)
    await store.receive(\.quickSettings.dismiss) {
      $0.quickSettings = nil
    }
    #expect(store.state.lines == 30)
    #expect(store.state.paper == .cream)
  }

  @Test func `the user defaults hold the values`() async {
    let defaults = UserDefaults.inMemory
    let store = TestStore(initialState: Reading.State()) {
      Reading()
    } withDependencies: {
      $0.defaultAppStorage = defaults
    }

    await store.send(.readAloudToggled(true)) {
      $0.$speaksAloud.withLock { $0 = true }
    }
    await store.send(.bookmarkButtonTapped) {
      $0.$bookmark.withLock { $0 = "Chapter one" }
    }
    await store.send(.bookmarkButtonTapped) {
      $0.$bookmark.withLock { $0 = nil }
    }

    #expect(defaults.bool(forKey: "reading-speaks"))
    #expect(defaults.string(forKey: "reading-bookmark") == nil)
  }

  @Test func `the sheet writes through to the screen below`() async throws {
    let host = ViewHost { CaseStudy.sharedDefaults.screen() }

    try host.toggle("Read aloud")
    try host.tap("Put in a bookmark")
    #expect(host.outline.contains("Chapter one"))

    try host.tap("Quick settings")
    try host.step("Lines: 20", by: 1)
    try host.select("Black", in: "Paper")
    try host.tap("Done")
    await host.wait { $0.all(.dialog).isEmpty }

    #expect(host.outline.contains("21"))
    #expect(host.outline.contains("black"))
  }
}
