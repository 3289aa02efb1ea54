import ComposableArchitecture
import Testing

@MainActor
struct DraftsTests {
  @Test func deletingAll() async {
    let store = TestStore(initialState: Drafts.State()) {
      Drafts()
    }
    await store.send(.deleteAllButtonTapped) {
      $0.alert = .deleteAll
    }
    await store.send(\.alert.deleteAllConfirmed) {
      $0.alert = nil
      $0.titles = []
    }
  }
}
