import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct CounterTests {
  @Test func `counts up and down`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test func `the screen shows the count`() throws {
    let host = ViewHost { CaseStudy.counter.screen() }

    try host.tap("Increment")
    try host.tap("Increment")
    try host.tap("Decrement")

    #expect(host.contains("1"))
    #expect(try host.find(.navigation).name == "Counter")
  }
}

@MainActor
struct TwoCountersTests {
  @Test func `each counter counts for itself`() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }

    await store.send(\.left.incrementButtonTapped) {
      $0.left.count = 1
    }
    await store.send(\.right.decrementButtonTapped) {
      $0.right.count = -1
    }
  }

  @Test func `a tap on one side evaluates that side alone`() throws {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters() }
    let host = ViewHost { TwoCountersView(store: store) }

    let bodies = try host.bodies { try host.tap("Increment", in: "Right") }

    #expect(bodies == ["CounterView"])
    #expect(store.left.count == 0)
    #expect(store.right.count == 1)
  }
}

@MainActor
struct ScoreboardTests {
  @Test func `a match is won with five points`() async {
    let store = TestStore(
      initialState: Scoreboard.State(home: Counter.State(count: 3), guests: Counter.State(count: 4))
    ) {
      Scoreboard()
    }

    await store.send(\.home.incrementButtonTapped) {
      $0.home.count = 4
    }
    await store.send(\.guests.incrementButtonTapped) {
      $0.guests.count = 5
      $0.wins.guests = 1
    }
    await store.receive(\.newMatchButtonTapped) {
      $0.home.count = 0
      $0.guests.count = 0
    }
  }

  @Test func `nobody has less than nothing`() async {
    let store = TestStore(initialState: Scoreboard.State()) { Scoreboard() }

    await store.send(\.home.decrementButtonTapped)
  }

  @Test func `the screen says who leads`() throws {
    let host = ViewHost { CaseStudy.composition.screen() }
    #expect(host.contains("The match is level."))

    try host.tap("Increment", in: "Guests")
    #expect(host.contains("Guests lead by 1."))
    for _ in 1...Scoreboard.goal { try host.tap("Increment", in: "Home") }
    #expect(host.contains("Wins: 1"))
    #expect(host.contains("The match is level."))
  }
}
