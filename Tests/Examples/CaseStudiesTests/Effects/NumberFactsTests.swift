import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct NumberFactsTests {
  @Test func `a number below zero comes back`() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFacts.State()) {
      NumberFacts()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.decrementDelayResponse) {
      $0.count = 0
    }
  }

  @Test func `a number that came back by itself is left alone`() async {
    let store = TestStore(initialState: NumberFacts.State()) {
      NumberFacts()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }

    await store.send(.decrementButtonTapped) {
      $0.count = -1
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test func `a fact is asked for`() async {
    let store = TestStore(initialState: NumberFacts.State(count: 7)) {
      NumberFacts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a good number." }
    }

    await store.send(.factButtonTapped) {
      $0.isAsking = true
    }
    await store.receive(\.factResponse.success) {
      $0.isAsking = false
      $0.fact = "7 is a good number."
    }
  }

  @Test func `not everything is known`() async {
    let store = TestStore(initialState: NumberFacts.State(count: 7)) {
      NumberFacts()
    } withDependencies: {
      $0.factClient.fetch = { throw NoFact(number: $0) }
    }

    await store.send(.factButtonTapped) {
      $0.isAsking = true
    }
    await store.receive(\.factResponse.failure) {
      $0.isAsking = false
      $0.fact = "Nothing is known about this number."
    }
  }

  @Test(arguments: [(9, "9 is 3 times 3."), (0, "0 is 0 times 0."), (11, "11 lies between the squares of 3 and 4.")])
  func `the live client counts`(number: Int, fact: String) async throws {
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let answer = try await FactClient.liveValue.fetch(number: number)
      #expect(answer == fact)
      await #expect(throws: NoFact(number: -1)) { try await FactClient.liveValue.fetch(number: -1) }
    }
  }

  @Test func `the screen waits with a spinner`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    } operation: {
      ViewHost { CaseStudy.effectBasics.screen() }
    }

    for _ in 1...4 { try host.tap("Increment") }
    try host.tap("Number fact")
    #expect(host.all(.progressbar).count == 1)
    await clock.advance(by: .milliseconds(500))
    await host.wait { $0.contains("4 is 2 times 2.") }
    #expect(host.all(.progressbar).isEmpty)
  }
}

@MainActor
struct CancellableFactsTests {
  @Test func `a question is taken back`() async {
    let store = TestStore(initialState: CancellableFacts.State()) {
      CancellableFacts()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }

    await store.send(.askButtonTapped) {
      $0.isAsking = true
    }
    await store.send(.cancelButtonTapped) {
      $0.isAsking = false
    }
  }

  @Test func `another number takes it back as well`() async {
    let store = TestStore(initialState: CancellableFacts.State()) {
      CancellableFacts()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }

    await store.send(.askButtonTapped) {
      $0.isAsking = true
    }
    await store.send(.stepperChanged(1)) {
      $0.count = 1
      $0.isAsking = false
    }
  }

  @Test func `an answer is shown`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    } operation: {
      ViewHost { CaseStudy.cancellation.screen() }
    }

    try host.tap("Ask for a fact")
    try host.tap("Cancel")
    try host.step("Number: 0", by: 1)
    try host.tap("Ask for a fact")
    await clock.advance(by: .milliseconds(500))
    await host.wait { $0.contains("1 is 1 times 1.") }
  }
}

@MainActor
struct FreshFactsTests {
  @Test func `a refresh fetches`() async {
    let store = TestStore(initialState: FreshFacts.State(count: 2)) {
      FreshFacts()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is even." }
    }

    await store.send(.refresh)
    await store.receive(\.factResponse.success) {
      $0.fact = "2 is even."
    }
  }

  @Test func `a refresh can be cancelled`() async {
    let store = TestStore(initialState: FreshFacts.State()) {
      FreshFacts()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }

    let task = await store.send(.refresh)
    await store.send(.cancelButtonTapped)
    await task.finish()
  }

  @Test func `the gesture lasts as long as the effect`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    } operation: {
      ViewHost { CaseStudy.refreshable.screen() }
    }

    try host.send(.refresh, to: host.find(.list))
    await host.wait { $0.contains(.button, "Cancel") }
    await clock.advance(by: .milliseconds(500))
    await host.wait { $0.contains("0 is 0 times 0.") && !$0.contains(.button, "Cancel") }
  }
}
