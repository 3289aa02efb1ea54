import ComposableArchitecture
import MyAppFeature
import Testing

@MainActor
@Suite struct PickTests {
  @Test func `a filter narrows the lines, and Return picks the selected one`() async {
    let store = TestStore(initialState: Pick.State(lines: ["main", "next", "old"])) { Pick() }
    await store.send(.selectionMoved(by: 5)) { $0.selection = 2 }
    await store.send(\.binding.filter, "N") {
      $0.filter = "N"
      $0.selection = 0
    }
    await store.send(.selectionMoved(by: 1)) { $0.selection = 1 }
    await store.send(.submitted) { $0.ending = .picked("next") }
    #expect(store.state.ending?.exitCode == 0 && store.state.ending?.output == "next")
  }

  @Test func `the exit code says that no line matches`() async {
    let store = TestStore(initialState: Pick.State(lines: [])) { Pick() }
    await store.send(.submitted) { $0.ending = .noMatch }
    #expect(store.state.ending?.exitCode == 1 && store.state.ending?.output == nil)
  }

  @Test func `Escape cancels`() async {
    let store = TestStore(initialState: Pick.State(lines: ["main"])) { Pick() }
    await store.send(.cancelled) { $0.ending = .cancelled }
    #expect(store.state.ending?.exitCode == 130)
  }
}
