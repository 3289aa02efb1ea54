import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import SharedStateTutorial

/// The features on the screen.
@MainActor
@Suite struct SharedStateViewTests {
  private let log = ActionLog()
  private let store: Store<SharedState, SharedStateAction>
  private let host: ViewHost

  init() {
    let store = Store(
      initialState: SharedState(), reducer: sharedStateReducer.logging(to: log), environment: ())
    self.store = store
    host = ViewHost { SharedStateView(store: store) }
  }

  private var state: SharedState { ViewStore(store).state }

  @Test("003-T5: a picker of the tab, bound to the whole state of its view store")
  func picker() throws {
    let viewStore = ViewStore(store.scope(state: \.currentTab))
    let binding = viewStore.binding(send: SharedStateAction.selectTab)
    #expect(binding.wrappedValue == .counter)
    binding.wrappedValue = .profile
    #expect(viewStore.state == .profile)
    #expect(state.currentTab == .profile)
  }

  @Test("003-T5: counting does not evaluate the view of the tab again")
  func evaluation() throws {
    let bodies = try host.bodies { try host.tap("Increment") }
    #expect(!bodies.contains { $0.contains("SharedStateView") })
  }

  @Test("003-T7: one of the two is there at a time; the picker swaps them")
  func swap() throws {
    #expect(host.contains(.button, "Increment"))
    #expect(!host.contains(.button, "Reset"))
    try host.select("Profile", in: "Tab")
    #expect(log.entries.map(\.action).last?.contains("selectTab") == true)
    #expect(!host.contains(.button, "Increment"))
    #expect(host.contains(.button, "Reset"))
    try host.select("Counter", in: "Tab")
    #expect(host.contains(.button, "Increment"))
  }

  @Test("003-T8: the profile is made when it is read, of what the counter holds then")
  func madeWhenRead() throws {
    let profile = store.scope(state: \.profile, action: SharedStateAction.profile)
    store.send(.counter(.incrementButtonTapped))
    #expect(ViewStore(profile).count == 1)
    store.send(.counter(.incrementButtonTapped))
    #expect(ViewStore(profile).count == 2)
  }

  @Test("003-T9: what was counted is on the profile")
  func statistics() throws {
    for name in ["Increment", "Increment", "Decrement", "Decrement", "Decrement"] { try host.tap(name) }
    #expect(host.contains("-1"))
    try host.select("Profile", in: "Tab")
    #expect(host.contains("Current count: -1"))
    #expect(host.contains("Max count: 2"))
    #expect(host.contains("Min count: -1"))
    #expect(host.contains("Total number of count events: 5"))
  }

  @Test("003-T10: a reset on the profile resets the counter")
  func reset() throws {
    try host.tap("Increment")
    try host.select("Profile", in: "Tab")
    try host.tap("Reset")
    // The profile's state holds the tab too, and a reset goes back to the counter with it.
    #expect(state == SharedState())
    #expect(host.contains(.button, "Increment"))
    #expect(host.contains("0"))
  }

  @Test("003: the alert tells whether the count is prime")
  func prime() throws {
    for _ in 1...7 { try host.tap("Increment") }
    try host.tap("Is this prime?")
    #expect(try host.find(.alertdialog).name == "7 is prime")
    try host.tap("OK")
    #expect(host.all(.alertdialog).isEmpty)
    #expect(state.counter.alert == nil)
  }

  @Test("The screen writes its actions to the log")
  func screen() throws {
    let log = ActionLog()
    let host = ViewHost { SharedStateTutorialScreen(log: log) }
    try host.tap("Increment")
    #expect(log.entries.count == 1)
  }
}
