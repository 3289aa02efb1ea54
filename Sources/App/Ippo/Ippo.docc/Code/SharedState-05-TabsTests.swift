import ComposableArchitecture
import Testing

@MainActor
struct TabsTests {
  @Test func startingOver() async {
    let store = TestStore(initialState: Tabs.State()) {
      Tabs()
    }
    await store.send(\.counter.incrementButtonTapped) {
      $0.counter.count = 1
      $0.counter.highest = 1
    }
    #expect(store.state.profile.highest == 1)
    await store.send(\.profile.resetButtonTapped) {
      $0.counter = Counter.State()
    }
  }
}
