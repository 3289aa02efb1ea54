// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct NumberFactsRecordingTests {
  @Test func `the screen repeats the recording`() async throws {
    let fetch = RecordedAnswers<String>()
    let host = withDependencies {
      $0[FactClient.self].fetch = { _ in try await fetch() }
    } operation: {
      ViewHost { CaseStudy.effectBasics.screen() }
    }
    #expect(host.contains(.navigation, "Effects"))
    #expect(host.contains(.button, "Decrement"))
    #expect(host.contains(.text, "0"))

    try host.tap(.button, "Number fact")

    await fetch.answer("0 is a number.")
    await host.wait { $0.contains(.text, "0 is a number.") }

    try host.tap("Increment")
    #expect(host.contains(.text, "1"))

    try host.tap(.button, "Number fact")

    await fetch.fail(NoFact(number: 1))
    await host.wait { $0.contains(.text, "Nothing is known about this number.") }
  }

  @Test func `the store of NumberFacts repeats the recording`() async {
    let fetch = RecordedAnswers<String>()
    let store = TestStore(initialState: NumberFacts.State()) {
      NumberFacts()
    } withDependencies: {
      $0[FactClient.self].fetch = { _ in try await fetch() }
    }

    await store.send(.factButtonTapped) {
      $0.isAsking = true
    }
    await fetch.answer("0 is a number.")
    await store.receive(\.factResponse.success) {
      $0.isAsking = false
      $0.fact = "0 is a number."
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
      $0.fact = nil
    }
    await store.send(.factButtonTapped) {
      $0.isAsking = true
    }
    await fetch.fail(NoFact(number: 1))
    await store.receive(\.factResponse.failure) {
      $0.isAsking = false
      $0.fact = "Nothing is known about this number."
    }
  }
}
