// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import GuessingGameExample

@MainActor
struct GuessingGameRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let uuids = LockIsolated([
      UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
    ])
    let host = withDependencies {
      $0.uuid = UUIDGenerator { uuids.withValue { $0.removeFirst() } }
      $0[SecretNumber.self].next = { 42 }
    } operation: {
      ViewHost { GuessingGameScreen() }
    }
    #expect(host.contains(.navigation, "Guessing Game"))
    #expect(host.contains(.button, "Detail"))
    #expect(host.contains(.text, "Games: 0"))

    try host.step("Step by one", by: 1)
    #expect(host.all(.textbox).contains { $0.name == "Guess" && $0.value == "1" })
    #expect(host.all(.spinbutton).contains { $0.name == "Step by one" && $0.value == "1" })

    try host.tap(.button, "Next")
    #expect(host.contains(.text, "Games: 1"))
    #expect(host.all(.textbox).contains { $0.name == "Guess" && $0.value == "0" })
    #expect(host.all(.spinbutton).contains { $0.name == "Step by one" && $0.value == "0" })

    try host.tap("Detail")
    #expect(host.contains(.navigation, "Results"))
    #expect(host.contains(.button, "Guessing Game"))
    #expect(host.contains(.button, "Delete All"))
    #expect(host.contains(.button, "Edit"))
    #expect(host.contains(.img, "Wrong"))
    #expect(host.contains(.text, "Secret: 42"))

    try host.back()
    #expect(host.contains(.navigation, "Guessing Game"))
    #expect(host.contains(.button, "Detail"))
    #expect(host.contains(.text, "Games: 1"))
    #expect(host.contains(.text, "Which number is it?"))
    #expect(host.contains(.text, "Your guess"))
    #expect(host.all(.textbox).contains { $0.name == "Guess" && $0.value == "0" })
  }

  @Test func `the store of Game repeats the recording`() async {
    let uuids = LockIsolated([
      UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
    ])
    let store = TestStore(initialState: Game.State()) {
      Game()
    } withDependencies: {
      $0.uuid = UUIDGenerator { uuids.withValue { $0.removeFirst() } }
      $0[SecretNumber.self].next = { 42 }
    }
    store.exhaustivity = .off

    await store.send(.counter(.binding(.set(\.count, 1)))) {
      $0.counter.count = 1
    }
    await store.send(.counter(.nextButtonTapped)) {
      $0.counter.id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
      $0.counter.count = 0
    }
    #expect(store.state.results.count == 1)
    await store.send(.detailButtonTapped)
    #expect(store.state.resultList != nil)
    await store.send(.resultList(.dismiss)) {
      $0.resultList = nil
    }
  }
}
