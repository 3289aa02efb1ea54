import ComposableArchitecture
import Testing

@testable import SharedStateTutorial

/// The features alone, step by step.
@MainActor
@Suite struct SharedStateTests {
  private func store(
    _ state: SharedState = SharedState()
  ) -> TestStore<SharedState, SharedState, SharedStateAction, SharedStateAction, Void> {
    TestStore(initialState: state, reducer: sharedStateReducer, environment: ())
  }

  @Test("003-T1: the state holds the counter and the tab, and computes the profile")
  func state() {
    let state = SharedState()
    #expect(state.counter == SharedState.CounterState())
    #expect(state.currentTab == .counter)
    #expect(Mirror(reflecting: state).children.map(\.label) == ["counter", "currentTab"])
  }

  @Test("003-T2: the counter starts at zero without an alert, and is the one place of the numbers")
  func counter() {
    let counter = SharedState.CounterState()
    #expect(counter.alert == nil)
    #expect([counter.count, counter.maxCount, counter.minCount, counter.numberOfCounts] == [0, 0, 0, 0])
  }

  @Test("003-T3: a profile is made of the tab and four numbers")
  func profile() {
    let profile = SharedState.ProfileState(
      currentTab: .profile, count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4)
    #expect(profile.currentTab == .profile)
    #expect([profile.count, profile.maxCount, profile.minCount, profile.numberOfCounts] == [1, 2, -3, 4])
  }

  @Test("003-T4: reading the profile copies from the counter, writing it copies back")
  func computed() {
    var state = SharedState()
    state.counter = .init(count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4)
    #expect(
      state.profile == .init(currentTab: .counter, count: 1, maxCount: 2, minCount: -3, numberOfCounts: 4))
    state.profile = .init(currentTab: .profile, count: 5, maxCount: 6, minCount: -7, numberOfCounts: 8)
    #expect(state.currentTab == .profile)
    #expect(state.counter == .init(count: 5, maxCount: 6, minCount: -7, numberOfCounts: 8))
  }

  @Test("003-T6: a reducer works through a computed property's key path")
  func computedKeyPath() {
    let local = store(SharedState(counter: .init(count: 3, maxCount: 3, numberOfCounts: 3), currentTab: .profile))
      .scope(state: \.profile, action: SharedStateAction.profile)
    local.send(.resetButtonTapped) {
      $0 = .init(currentTab: .counter, count: 0, maxCount: 0, minCount: 0, numberOfCounts: 0)
    }
  }

  @Test("003-T9: counting keeps the greatest, the least and the number of counts")
  func counting() {
    store().assert(
      .send(.counter(.incrementButtonTapped)) {
        $0.counter = .init(count: 1, maxCount: 1, numberOfCounts: 1)
      },
      .send(.counter(.decrementButtonTapped)) {
        $0.counter = .init(count: 0, maxCount: 1, numberOfCounts: 2)
      },
      .send(.counter(.decrementButtonTapped)) {
        $0.counter = .init(count: -1, maxCount: 1, minCount: -1, numberOfCounts: 3)
      },
      .send(.selectTab(.profile)) { $0.currentTab = .profile }
    )
  }

  @Test("003-T10: a reset of the profile writes through to the counter, and goes back to it")
  func reset() {
    let state = SharedState(
      counter: .init(count: 2, maxCount: 5, minCount: -1, numberOfCounts: 9), currentTab: .profile)
    store(state).send(.profile(.resetButtonTapped)) {
      $0.counter = .init()
      $0.currentTab = .counter
    }
  }

  @Test("003-T11: a key path is a function where one is asked for")
  func keyPathAsFunction() {
    let function: (SharedState) -> SharedState.ProfileState = \.profile
    #expect(function(SharedState()) == SharedState().profile)
    let store = Store(initialState: SharedState(), reducer: sharedStateReducer, environment: ())
    #expect(
      ViewStore(store.scope(state: \.profile)).state == ViewStore(store.scope(state: { $0.profile })).state)
  }

  @Test("003-T12: the whole may hold the value itself")
  func otherOptions() {
    // What the article names and does not show: the number in the parent, and the children work on it directly.
    let reducer = Reducer<Int, Bool, Void>.combine(
      Reducer { count, isUp, _ in
        count += isUp ? 1 : -1
        return .none
      }
      .pullback(state: \.self, action: .self, environment: { $0 })
    )
    TestStore(initialState: 0, reducer: reducer, environment: ()).send(true) { $0 = 1 }
  }

  @Test("003: numbers are found prime or not, and the alert goes")
  func prime() {
    // The article leaves the alert to the sample that it links to.
    #expect((-1...20).filter(isPrime) == [2, 3, 5, 7, 11, 13, 17, 19])
    store(SharedState(counter: .init(count: 7))).assert(
      .send(.counter(.isPrimeButtonTapped)) { $0.counter.alert = .init(title: .init("\(7) is prime")) },
      .send(.counter(.alertDismissed)) { $0.counter.alert = nil }
    )
    store().send(.counter(.isPrimeButtonTapped)) { $0.counter.alert = .init(title: .init("\(0) is not prime")) }
  }
}
