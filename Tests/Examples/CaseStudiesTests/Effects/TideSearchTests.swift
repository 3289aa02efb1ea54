import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct TideSearchTests {
  private struct Offline: Error {}

  private let brest = Almanac.harbours[1]

  @Test func `a search finds harbours, and clearing it forgets them`() async {
    let store = TestStore(initialState: TideSearch.State()) {
      TideSearch()
    } withDependencies: {
      $0.tideClient.search = { [brest] _ in [brest] }
    }

    await store.send(.queryChanged("Br")) {
      $0.query = "Br"
    }
    await store.send(.queryChangeDebounced)
    await store.receive(\.searchResponse.success) {
      $0.results = [brest]
    }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
  }

  @Test func `a search that fails finds nothing`() async {
    let store = TestStore(initialState: TideSearch.State(query: "Br", results: [brest])) {
      TideSearch()
    } withDependencies: {
      $0.tideClient.search = { _ in throw Offline() }
    }

    await store.send(.queryChangeDebounced)
    await store.receive(\.searchResponse.failure) {
      $0.results = []
    }
  }

  @Test func `clearing the field cancels what is on its way`() async {
    let clock = TestClock()
    let store = TestStore(initialState: TideSearch.State(query: "Br")) {
      TideSearch()
    } withDependencies: {
      $0.tideClient = .liveValue
      $0.continuousClock = clock
    }

    await store.send(.queryChangeDebounced)
    await store.send(.queryChanged("")) {
      $0.query = ""
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func `a second harbour cancels the tides of the first`() async {
    let clock = TestClock()
    let store = TestStore(initialState: TideSearch.State(results: Almanac.harbours)) {
      TideSearch()
    } withDependencies: {
      $0.tideClient = .liveValue
      $0.continuousClock = clock
    }
    let bergen = Almanac.harbours[0]

    await store.send(.resultTapped(bergen)) {
      $0.loading = bergen.id
    }
    await store.send(.resultTapped(brest)) {
      $0.loading = brest.id
    }
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.tidesResponse) {
      $0.loading = nil
      $0.tides = TideSearch.State.Tides(harbour: brest.id, table: Almanac.tides(of: brest))
    }
  }

  @Test func `typing on screen asks once`() async throws {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let host = withDependencies {
      $0.continuousClock = clock
      $0.tideClient = .liveValue
      $0.tideClient.search = { text in
        asked.withValue { $0.append(text) }
        return try await TideClient.liveValue.search(text: text)
      }
    } operation: {
      ViewHost { CaseStudy.search.screen() }
    }

    for text in ["b", "br", "bre"] { try host.type(text, into: "Harbour") }
    await clock.advance(by: .milliseconds(300))
    await clock.advance(by: .milliseconds(200))
    await host.wait { $0.contains(.button, "Brest") }
    #expect(asked.value == ["bre"])

    try host.tap("Brest")
    await clock.advance(by: .milliseconds(400))
    await host.wait { $0.contains("Monday: 46 to 390 cm") }
  }
}
