import ComposableArchitecture
import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import SharedStateExample

@MainActor
struct SharedValueTests {
  @Test("003-T12: another option: both children hold the value by reference")
  func sharedReference() async {
    let store = TestStore(initialState: SharedValue.State()) { SharedValue() }

    await store.send(.counter(.incrementButtonTapped)) {
      $0.counter.$statistics.withLock { $0.step(by: 1) }
    }
    #expect(store.state.profile.statistics.count == 1)
    await store.send(.selectTab(.profile)) { $0.currentTab = .profile }
    await store.send(.profile(.resetButtonTapped)) {
      $0.profile.$statistics.withLock { $0 = Statistics() }
      $0.currentTab = .counter
    }
    #expect(store.state.counter.statistics == Statistics())
  }

  @Test func `two stores do not share`() {
    let first = Store(initialState: SharedValue.State()) { SharedValue() }
    let second = Store(initialState: SharedValue.State()) { SharedValue() }

    first.send(.counter(.incrementButtonTapped))

    #expect(first.profile.statistics.count == 1)
    #expect(second.profile.statistics.count == 0)
  }

  @Test("003-T12: on screen it is the same program")
  func screen() throws {
    let log = ActionLog()
    let host = ViewHost { SharedStateScreen(log: log) }
    try host.select("@Shared", in: "Shared by")

    for _ in 1...3 { try host.tap("Increment") }
    try host.tap("Is this prime?")
    #expect(try host.find(.alertdialog).name == "3 is a prime number.")
    try host.tap("OK")
    try host.select("Profile", in: "Tab")
    #expect(host.contains("Highest count: 3"))
    try host.tap("Reset")
    #expect(host.contains("0"))
    #expect(log.entries.count == 7)
    #expect(log.entries[0].change?.contains("count: 1") == true)
  }

  @Test func `both ways keep what they hold while the other is shown`() throws {
    let host = ViewHost { SharedStateScreen() }
    try host.tap("Increment")
    try host.select("@Shared", in: "Shared by")
    #expect(host.contains("0"))
    try host.select("Computed property", in: "Shared by")
    #expect(host.contains("1"))
  }

  @Test func `the code can be shown`() throws {
    #expect(try SourceFolder.sharedStateExample.files().map(\.name).contains("Shared/SharedValue.swift"))
  }
}
