import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct NotebookTests {
  @Test func `notes are added and deleted`() async {
    let store = TestStore(initialState: Notebook.State()) {
      Notebook()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(\.binding.draft, "Buy milk") {
      $0.draft = "Buy milk"
    }
    await store.send(.addButtonTapped) {
      $0.draft = ""
      $0.$notes.withLock { $0 = [Note(id: UUID(0), text: "Buy milk")] }
    }
    await store.send(.deleted([0])) {
      $0.$notes.withLock { $0 = [] }
    }
  }

  @Test func `an empty draft is no note`() async {
    let store = TestStore(initialState: Notebook.State()) { Notebook() }

    await store.send(.addButtonTapped)
  }

  @Test func `the notes are in the file`() async throws {
    let files = FileStorage.inMemory
    let folder = withDependencies {
      $0.defaultFileStorage = files
    } operation: {
      @Shared(.notes) var notes
      $notes.withLock { $0 = [Note(id: UUID(7), text: "Feed the cat")] }
      return $notes
    }
    try await folder.save()

    let host = withDependencies {
      $0.defaultFileStorage = files
      $0.uuid = .incrementing
    } operation: {
      ViewHost { CaseStudy.sharedFile.screen() }
    }

    #expect(host.all(.textbox).map(\.value) == ["", "Feed the cat"])
  }

  @Test func `a row is a binding into the notebook`() throws {
    let store = Store(initialState: Notebook.State()) {
      Notebook()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let host = ViewHost { NotebookView(store: store) }

    try host.type("Buy milk", into: "New note")
    try host.tap("Add")
    #expect(try host.find(.textbox, "New note").value == "")

    try host.type("Buy oat milk", into: "Note")
    #expect(store.withState { $0.notes.map(\.text) } == ["Buy oat milk"])

    try host.delete(row: host.all(.listitem).count - 1)
    #expect(store.withState { $0.notes.isEmpty })
  }
}
