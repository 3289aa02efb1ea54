// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct CounterRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let host = ViewHost { CaseStudy.counter.screen() }
    #expect(host.contains(.navigation, "Counter"))
    #expect(host.contains(.button, "Decrement"))
    #expect(host.contains(.text, "0"))

    try host.tap("Increment")
    #expect(host.contains(.text, "1"))

    try host.tap("Increment")
    #expect(host.contains(.text, "2"))

    try host.tap("Decrement")
    #expect(host.contains(.text, "1"))
  }

  @Test func `the store of Counter repeats the recording`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 2
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 1
    }
  }
}
