import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import SharedStateExample

@MainActor
struct SharedStatesViewTests {
  private let store = Store(initialState: SharedStates.State()) { SharedStates() }
  private let host: ViewHost

  init() {
    let store = store
    host = ViewHost { SharedStatesView(store: store) }
  }

  @Test("003-T5: a segmented picker sends the tab it is set to")
  func picker() throws {
    let picker = try host.find(.radiogroup)
    #expect(picker.name == "Tab")
    #expect(picker.options == ["Counter", "Profile"])
    #expect(picker.value == "Counter")

    try host.select("Profile", in: "Tab")
    #expect(store.currentTab == .profile)
    #expect(try host.find(.radiogroup).value == "Profile")
  }

  @Test("003-T7: one of the two tabs is there at a time")
  func oneAtATime() throws {
    #expect(host.contains(.button, "Is this prime?") && !host.contains(.button, "Reset"))
    try host.select("Profile", in: "Tab")
    #expect(!host.contains(.button, "Is this prime?") && host.contains(.button, "Reset"))
    try host.select("Counter", in: "Tab")
    #expect(host.contains(.button, "Is this prime?") && !host.contains(.button, "Reset"))
  }

  @Test("003-T9: counting, and looking at the profile")
  func counting() throws {
    for _ in 1...3 { try host.tap("Increment") }
    for _ in 1...5 { try host.tap("Decrement") }
    #expect(host.contains("-2"))

    try host.select("Profile", in: "Tab")
    #expect(host.contains("Current count: -2"))
    #expect(host.contains("Highest count: 3"))
    #expect(host.contains("Lowest count: -2"))
    #expect(host.contains("Number of counts: 8"))
  }

  @Test("003-T10: a reset on the profile sets the counter back")
  func reset() throws {
    try host.tap("Increment")
    try host.select("Profile", in: "Tab")
    try host.tap("Reset")

    // The profile's state has the tab too, and a reset sets it to the counter.
    #expect(try host.find(.radiogroup).value == "Counter")
    #expect(host.contains("0"))
    try host.select("Profile", in: "Tab")
    #expect(host.contains("Number of counts: 0"))
  }

  @Test("003: the question for primes is answered by an alert")
  func prime() throws {
    try host.tap("Increment")
    try host.tap("Increment")
    try host.tap("Is this prime?")
    #expect(try host.find(.alertdialog).name == "2 is a prime number.")
    try host.tap("OK")
    #expect(host.all(.alertdialog).isEmpty)
  }
}
