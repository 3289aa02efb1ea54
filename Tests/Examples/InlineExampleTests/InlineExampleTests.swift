import ComposableArchitecture
import Testing

@testable import InlineExample

@MainActor
@Suite struct InlineExampleTests {
  @Test func `an answer is kept`() async {
    let store = TestStore(initialState: Confirm.State()) { Confirm() }
    await store.send(.answered(true)) { $0.answer = true }
  }

  @Test func `a wizard asks one question after the other`() async {
    let store = TestStore(initialState: Wizard.State()) { Wizard() }
    // A package needs a name.
    await store.send(.nameSubmitted)
    await store.send(.binding(.set(\.name, "demo"))) { $0.name = "demo" }
    await store.send(.nameSubmitted) { $0.step = .license }
    await store.send(.licenseChosen("BSD")) {
      $0.license = "BSD"
      $0.step = .tests
    }
    await store.send(.finishButtonTapped) { $0.step = .done }
    #expect(store.state.answers.map(\.text) == ["demo", "BSD", "yes"])
  }

  @Test func `files are compiled one after the other`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Build.State(files: ["A", "B"])) {
      Build()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.onAppear)
    await clock.advance(by: .milliseconds(150))
    await store.receive(.fileCompiled) { $0.count = 1 }
    #expect(store.state.current == "B")
    await clock.advance(by: .milliseconds(150))
    await store.receive(.fileCompiled) { $0.count = 2 }
    #expect(store.state.isDone && store.state.current == nil)
  }

  @Test func `a filter moves the selection to the first match`() async {
    let store = TestStore(initialState: Choice.State(titles: ["Oslo", "Lisbon", "Turin"])) { Choice() }
    await store.send(.selectionMoved(by: 5)) { $0.selection = 2 }
    await store.send(.binding(.set(\.filter, "IS"))) {
      $0.filter = "IS"
      $0.selection = 0
    }
    #expect(store.state.matches == ["Lisbon"])
    await store.send(.submitted) { $0.chosen = "Lisbon" }
  }

  @Test func `nothing is chosen where nothing matches`() async {
    let store = TestStore(initialState: Choice.State(titles: ["Oslo"], filter: "x")) { Choice() }
    await store.send(.selectionMoved(by: 1))
    await store.send(.submitted)
  }
}
