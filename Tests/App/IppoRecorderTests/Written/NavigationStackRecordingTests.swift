// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct NavigationStackRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let host = ViewHost { CaseStudy.navigationStack.screen() }
    #expect(host.contains(.navigation, "Navigation Stack"))
    #expect(host.contains(.link, "To a city"))
    #expect(host.contains(.link, "To the station"))

    try host.tap(.link, "To the station")
    #expect(host.contains(.navigation, "Station"))
    #expect(host.contains(.button, "Navigation Stack"))
    #expect(host.contains(.link, "Train to Prague"))
    #expect(host.contains(.link, "Train to Paris"))
    #expect(host.contains(.button, "Ferry"))
    #expect(host.contains(.text, "Souvenirs: 0"))

    try host.tap(.link, "Train to Prague")
    #expect(host.contains(.navigation, "Prague"))
    #expect(host.contains(.button, "Buy a souvenir"))
    #expect(host.contains(.text, "Bought here"))
    #expect(host.contains(.text, "0"))
    #expect(host.contains(.button, "Ask the guide"))
    #expect(host.contains(.link, "Back to the station"))

    try host.back()
    #expect(host.contains(.navigation, "Station"))
    #expect(host.contains(.button, "Navigation Stack"))
    #expect(host.contains(.link, "Train to Prague"))
    #expect(host.contains(.link, "Train to Paris"))
    #expect(host.contains(.button, "Ferry"))

    try host.tap("Home")
    #expect(host.contains(.navigation, "Navigation Stack"))
    #expect(host.contains(.link, "To a city"))
    #expect(host.contains(.link, "To the station"))
    #expect(host.contains(.button, "Grand tour"))
  }

  @Test func `the store of Journey repeats the recording`() async {
    let store = TestStore(initialState: Journey.State()) {
      Journey()
    }

    await store.send(.path(.push(id: 0, state: .station(Station.State())))) {
      $0.path[id: 0] = .station(Station.State())
    }
    await store.send(
      .path(.push(id: 1, state: .city(City.State(name: "Prague", souvenirs: 0, fact: nil, isAsking: false))))
    ) {
      $0.path[id: 1] = .city(City.State(name: "Prague", souvenirs: 0, fact: nil, isAsking: false))
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path[id: 1] = nil
    }
    await store.send(.homeButtonTapped) {
      $0.path[id: 0] = nil
    }
  }
}
