import ComposableArchitecture
import Testing

@testable import SharedStateExample

@MainActor
struct ComputedPropertyTests {
  private let store = TestStore(initialState: SharedStates.State()) { SharedStates() }

  @Test("003-T1: the parent holds the counter and the chosen tab, and computes the profile")
  func state() {
    let state = SharedStates.State()

    #expect(state.counter == CounterTab.State())
    #expect(state.currentTab == .counter)
    #expect(SharedStates.Tab.allCases == [.counter, .profile])
    #expect(Mirror(reflecting: state).children.allSatisfy { $0.label?.contains("profile") == false })
    #expect(SharedStates.Action.selectTab(.profile).is(\.selectTab))
  }

  @Test("003-T2: the counter holds an alert that may be there, and four numbers that start at 0")
  func counterState() {
    let state = CounterTab.State()

    #expect(state.alert == nil)
    #expect([state.count, state.maxCount, state.minCount, state.numberOfCounts] == [0, 0, 0, 0])
  }

  @Test("003-T3: a profile is made of the tab and the four numbers")
  func profileState() {
    let profile = ProfileTab.State(currentTab: .profile, count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4)

    #expect(profile.currentTab == .profile)
    #expect([profile.count, profile.maxCount, profile.minCount, profile.numberOfCounts] == [1, 2, -3, 4])
  }

  @Test("003-T4: reading the profile reads the counter, writing it writes the counter")
  func computedProperty() {
    var state = SharedStates.State()
    state.counter.count = 5
    state.counter.maxCount = 6
    #expect(state.profile.count == 5)
    #expect(state.profile.maxCount == 6)

    state.profile = ProfileTab.State(currentTab: .profile, count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4)
    #expect(state.currentTab == .profile)
    #expect(state.counter == CounterTab.State(count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4))
  }

  @Test("003-T6: a child is scoped through a computed property, to read and to write")
  func scope() {
    let store = Store(
      initialState: SharedStates.State(counter: CounterTab.State(count: 3, maxCount: 4, numberOfCounts: 5))
    ) {
      SharedStates()
    }
    let profile = store.scope(state: \.profile, action: \.profile)
    #expect(profile.count == 3)

    profile.send(.resetButtonTapped)
    #expect(profile.count == 0)
    #expect(store.counter == CounterTab.State())
  }

  @Test("003-T8: the profile is made anew whenever it is read")
  func madeWhenRead() {
    let store = Store(initialState: SharedStates.State()) { SharedStates() }
    let profile = store.scope(state: \.profile, action: \.profile)
    #expect(profile.numberOfCounts == 0)

    store.send(.counter(.incrementButtonTapped))
    #expect(profile.numberOfCounts == 1)
  }

  @Test("003-T9: what is counted on one tab is what the other shows")
  func counting() async {
    await store.send(.counter(.incrementButtonTapped)) {
      $0.counter.count = 1
      $0.counter.maxCount = 1
      $0.counter.numberOfCounts = 1
    }
    await store.send(.counter(.decrementButtonTapped)) {
      $0.counter.count = 0
      $0.counter.numberOfCounts = 2
    }
    await store.send(.counter(.decrementButtonTapped)) {
      $0.counter.count = -1
      $0.counter.minCount = -1
      $0.counter.numberOfCounts = 3
    }
    await store.send(.selectTab(.profile)) { $0.currentTab = .profile }
    #expect(
      store.state.profile
        == ProfileTab.State(currentTab: .profile, count: -1, maxCount: 1, minCount: -1, numberOfCounts: 3))
  }

  @Test("003-T10: a reset of the profile is written through to the counter")
  func reset() async {
    let store = TestStore(
      initialState: SharedStates.State(
        counter: CounterTab.State(count: -1, maxCount: 1, minCount: -1, numberOfCounts: 3), currentTab: .profile)
    ) {
      SharedStates()
    }

    await store.send(.profile(.resetButtonTapped)) {
      $0.counter = CounterTab.State()
      $0.currentTab = .counter
    }
  }

  @Test("003-T10: a reset leaves the counter's alert, which is no part of the profile")
  func resetKeepsAlert() {
    var state = SharedStates.State(counter: CounterTab.State(alert: .answer(for: 7), count: 7))
    state.profile = ProfileTab.State(currentTab: .counter, count: 0, maxCount: 0, minCount: 0, numberOfCounts: 0)

    #expect(state.counter.alert == .answer(for: 7))
  }

  @Test("003-T11: a key path literal is taken where a function is expected")
  func keyPathsAsFunctions() {
    let store = Store(initialState: SharedStates.State(counter: CounterTab.State(count: 3))) { SharedStates() }

    #expect(store.withState(\.profile) == store.withState { $0.profile })
    #expect([store].map(\.profile.count) == [3])
  }

  @Test(
    "003: the counter says whether its number is prime",
    arguments: [(2, true), (3, true), (4, false), (25, false), (97, true), (1, false), (0, false), (-7, false)]
  )
  func prime(number: Int, isPrime: Bool) async {
    let store = TestStore(initialState: CounterTab.State(count: number)) { CounterTab() }

    await store.send(.isPrimeButtonTapped) {
      $0.alert = AlertState {
        TextState(isPrime ? "\(number) is a prime number." : "\(number) is no prime number.")
      }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }
}
