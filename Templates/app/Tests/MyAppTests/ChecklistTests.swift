import ComposableArchitecture
import Foundation
import MyAppFeature
import Testing

@MainActor
@Suite struct ChecklistTests {
  @Test func `items are added, done and deleted`() async {
    let store = TestStore(initialState: Checklist.State()) {
      Checklist()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(\.binding.newTitle, " Buy milk ") { $0.newTitle = " Buy milk " }
    await store.send(.addButtonTapped) {
      $0.items = [Checklist.Item(id: UUID(0), title: "Buy milk")]
      $0.newTitle = ""
    }
    await store.send(.doneToggled(UUID(0))) { $0.items[id: UUID(0)]?.isDone = true }
    #expect(store.state.openCount == 0)
    await store.send(\.binding.hidesDone, true) { $0.hidesDone = true }
    #expect(store.state.shownItems.isEmpty)
    await store.send(.deleted(UUID(0))) { $0.items = [] }
  }

  @Test func `an item needs a title`() async {
    let store = TestStore(initialState: Checklist.State()) { Checklist() }
    await store.send(.addButtonTapped)
  }
}
