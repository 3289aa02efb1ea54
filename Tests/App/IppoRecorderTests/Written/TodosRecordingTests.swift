// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct TodosRecordingTests {
  @Test func `the screen repeats the recording`() throws {
    let host = withDependencies {
      $0.uuid = .constant(UUID(uuidString: "00000000-0000-0000-0000-000000000000")!)
    } operation: {
      ViewHost { CaseStudy.todos.screen() }
    }
    #expect(host.contains(.navigation, "Todos"))
    #expect(host.contains(.button, "Edit"))
    #expect(host.contains(.button, "Clear completed"))

    try host.tap("Add todo")
    #expect(host.all(.textbox).contains { $0.name == "Untitled" && $0.value == "" })
    #expect(host.contains(.button, "To do"))

    try host.tap("Clear completed")
    #expect(host.contains(.button, "Clear completed"))

    try host.select("Completed", in: "Filter")
    #expect(host.all(.radiogroup).contains { $0.name == "Filter" && $0.value == "Completed" })
  }

  @Test func `the store of Todos repeats the recording`() async {
    let store = TestStore(initialState: Todos.State(todos: .sample)) {
      Todos()
    } withDependencies: {
      $0.uuid = .constant(UUID(uuidString: "00000000-0000-0000-0000-000000000000")!)
    }
    store.exhaustivity = .off

    await store.send(.addButtonTapped)
    #expect(store.state.todos.count == 4)
    await store.send(.clearButtonTapped)
    #expect(store.state.todos.count == 3)
    await store.send(.binding(.set(\.filter, .completed))) {
      $0.filter = .completed
    }
  }
}
