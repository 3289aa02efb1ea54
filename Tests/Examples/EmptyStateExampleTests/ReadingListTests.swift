import ComposableArchitecture
import IppoTesting
import Testing

@testable import EmptyStateExample

@MainActor
struct ReadingListTests {
  @Test func `what is suggested is added, and suggested again when it is deleted`() async {
    let store = TestStore(initialState: ReadingList.State(suggestions: ["Kokoro", "Solaris"])) {
      ReadingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.books = [ReadingList.Book(id: UUID(0), title: "Kokoro")]
      $0.suggestions = ["Solaris"]
    }
    await store.send(.addButtonTapped) {
      $0.books.append(ReadingList.Book(id: UUID(1), title: "Solaris"))
      $0.suggestions = []
    }
    await store.send(.addButtonTapped)
    await store.send(.delete([0])) {
      $0.books.remove(id: UUID(0))
      $0.suggestions = ["Kokoro"]
    }
  }

  @Test("004-T13, 004-T14: the list gives way to what it says about being empty, and comes back")
  func screen() throws {
    let store = Store(initialState: ReadingList.State()) {
      ReadingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let host = ViewHost { ReadingListView(store: store) }
    #expect(host.contains("Nothing to read"))
    #expect(host.contains("How about “The Left Hand of Darkness”?"))
    #expect(host.all(.list) == [])

    try host.tap("Add a book")
    #expect(host.all(.listitem).map(\.name) == ["The Left Hand of Darkness"])
    #expect(!host.contains("Nothing to read"))

    try host.delete(row: 0)
    #expect(host.contains("Nothing to read"))
    // The items are those of now, although the list is not on the screen.
    #expect(host.contains("How about “Kokoro”?"))
  }
}
