import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct ShelvesTests {
  @Test func `a second row takes back the first`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Shelves.State()) {
      Shelves()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.shelfTapped(1)) {
      $0.shelves[id: 1]?.isLoading = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(.shelfTapped(2)) {
      $0.shelves[id: 1]?.isLoading = false
      $0.shelves[id: 2]?.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded, 2) {
      $0.shelves[id: 2]?.isLoading = false
      $0.books = Counter.State(count: 86)
    }
    await store.send(\.books.dismiss) {
      $0.books = nil
    }
  }

  @Test func `the page opens when its content is there`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost { CaseStudy.loadThenNavigate.screen() }
    }

    try host.tap(.button, "Novels")
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains("86") }
    #expect(try host.find(.navigation).name == "Books")
    try host.tap("Decrement")
    #expect(host.contains("85"))
    try host.back()
    #expect(try host.find(.navigation).name == "Load, then Navigate")
  }
}

@MainActor
struct KioskTests {
  @Test func `a page that is left early waits no more`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Kiosk.State()) {
      Kiosk()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.paperTapped("Mirror")) {
      $0.issue = Issue.State(paper: "Mirror")
    }
    await store.send(\.issue.task)
    await store.send(\.issue.dismiss) {
      $0.issue = nil
    }
    await clock.advance(by: .seconds(1))

    await store.send(.paperTapped("Herald")) {
      $0.issue = Issue.State(paper: "Herald")
    }
    await store.send(\.issue.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.issue.loaded) {
      $0.issue?.copies = Counter.State(count: 6)
    }
    await store.send(\.issue.copies.incrementButtonTapped) {
      $0.issue?.copies?.count = 7
    }
    await store.send(\.issue.dismiss) {
      $0.issue = nil
    }
  }

  @Test func `the page opens at once`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost { CaseStudy.navigateThenLoad.screen() }
    }

    try host.tap(.button, "Observer")
    #expect(try host.find(.navigation).name == "Observer")
    #expect(host.contains(.progressbar, "Loading…"))
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains("8") }
    try host.back()
    #expect(host.contains(.button, "Herald"))
  }
}

@MainActor
struct BakeryTests {
  @Test func `what is left on the sheet is sold`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Bakery.State()) {
      Bakery()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.bakeButtonTapped) {
      $0.isBaking = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.baked) {
      $0.isBaking = false
      $0.rolls = Counter.State(count: 6)
    }
    await store.send(\.rolls.decrementButtonTapped) {
      $0.rolls?.count = 5
    }
    await store.send(\.rolls.dismiss) {
      $0.rolls = nil
      $0.sold = 5
    }
  }

  @Test func `the sheet comes up when the rolls are done`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost { CaseStudy.loadThenPresent.screen() }
    }

    try host.tap("Bake rolls")
    await clock.advance(by: .seconds(1))
    await host.wait { !$0.all(.dialog).isEmpty }
    try host.tap("Increment")
    try host.dismiss()
    #expect(host.contains("Rolls sold: 7"))
  }
}

@MainActor
struct ParcelTests {
  @Test func `closing ends the unwrapping`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Parcel.State()) {
      Parcel()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.openChanged(true)) {
      $0.isOpen = true
    }
    await store.send(.openChanged(false)) {
      $0.isOpen = false
    }
    await clock.advance(by: .seconds(1))
    await store.send(.openChanged(true)) {
      $0.isOpen = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.unwrapped) {
      $0.content = Counter.State(count: 3)
    }
    await store.send(.openChanged(false)) {
      $0.isOpen = false
      $0.content = nil
    }
  }

  @Test func `the sheet comes up at once`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost { CaseStudy.presentThenLoad.screen() }
    }

    try host.tap("Open the parcel")
    #expect(host.contains(.progressbar, "Unwrapping…"))
    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains("3") }
    try host.tap("Decrement")
    #expect(host.contains("2"))
    try host.tap("Close")
    #expect(host.contains(.button, "Open the parcel"))
  }
}
