import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct JourneyTests {
  @Test func `a page acts on itself, and the stack sums up`() async {
    let store = TestStore(initialState: Journey.State()) {
      Journey()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is enough." }
    }

    await store.send(\.path.push, (id: 0, state: .city(City.State(name: "Prague")))) {
      $0.path[id: 0] = .city(City.State(name: "Prague"))
    }
    await store.send(\.path[id: 0].city.souvenirButtonTapped) {
      $0.path[id: 0]?.modify(\.city) { $0.souvenirs = 1 }
    }
    #expect(store.state.souvenirs == 1)
    await store.send(\.path[id: 0].city.factButtonTapped) {
      $0.path[id: 0]?.modify(\.city) { $0.isAsking = true }
    }
    await store.receive(\.path[id: 0].city.factResponse.success) {
      $0.path[id: 0]?.modify(\.city) {
        $0.isAsking = false
        $0.fact = "1 is enough."
      }
    }
    await store.send(\.path[id: 0].city.leaveButtonTapped)
    await store.receive(\.path.popFrom, 0) {
      $0.path = StackState()
    }
  }

  @Test func `a crossing ends on an island`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Journey.State(path: StackState([.station(Station.State())]))) {
      Journey()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.path[id: 0].station.ferryButtonTapped) {
      $0.path[id: 1] = .crossing(Crossing.State())
    }
    await store.send(\.path[id: 1].crossing.task)
    await clock.advance(by: .seconds(3))
    for hours in [2, 1, 0] {
      await store.receive(\.path[id: 1].crossing.hourPassed) {
        $0.path[id: 1]?.modify(\.crossing) { $0.hoursLeft = hours }
      }
    }
    await store.receive(\.path[id: 1].crossing.landed) {
      $0.path.pop(from: 1)
      $0.path[id: 2] = .city(City.State(name: "Island"))
    }
  }

  @Test func `a whole journey at once, and back to any page of it`() async {
    let store = TestStore(initialState: Journey.State()) { Journey() }

    await store.send(.grandTourButtonTapped) {
      $0.path = StackState([
        .station(Station.State()), .city(City.State(name: "Vienna")), .crossing(Crossing.State()),
      ])
    }
    await store.send(.returnTo(id: 1)) {
      $0.path.pop(to: 1)
    }
    await store.send(.homeButtonTapped) {
      $0.path = StackState()
    }
  }

  @Test func `a journey on screen`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    } operation: {
      ViewHost { CaseStudy.navigationStack.screen() }
    }

    try host.tap("To the station")
    #expect(try host.find(.navigation).name == "Station")
    try host.tap("Train to Paris")
    #expect(try host.find(.navigation).name == "Paris")
    try host.tap("Buy a souvenir")
    #expect(host.contains("Souvenirs: 1"))

    try host.tap("Back to the station")
    try host.tap("Ferry")
    #expect(try host.find(.navigation).name == "Crossing")
    await clock.advance(by: .seconds(3))
    await host.wait { (try? $0.find(.navigation).name) == "Island" }

    try host.back()
    #expect(try host.find(.navigation).name == "Station")
    try host.tap("Paris", in: "Itinerary")
    #expect(try host.find(.navigation).name == "Paris")
    try host.tap("Leave")
    await host.wait { (try? $0.find(.navigation).name) == "Station" }
    #expect(host.contains("Souvenirs: 0"))

    try host.tap("Home")
    #expect(try host.find(.navigation).name == "Navigation Stack")
    #expect(!host.contains(.group, "Itinerary"))
  }
}
