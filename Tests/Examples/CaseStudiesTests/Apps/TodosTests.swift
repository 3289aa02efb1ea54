import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import CaseStudiesExample

@MainActor
struct TodosTests {
  private let clock = TestClock()

  private func store(_ todos: IdentifiedArrayOf<Todo.State>) -> TestStoreOf<Todos> {
    TestStore(initialState: Todos.State(todos: todos)) {
      Todos()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  private let three: IdentifiedArrayOf<Todo.State> = [
    Todo.State(id: UUID(10), title: "Milk"),
    Todo.State(id: UUID(11), title: "Eggs"),
    Todo.State(id: UUID(12), title: "Soap", isComplete: true),
  ]

  @Test func `a new todo comes first`() async {
    let store = store([])

    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(0))]
    }
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0))]
    }
    await store.send(\.todos[id: UUID(0)].binding.title, "Milk") {
      $0.todos[id: UUID(0)]?.title = "Milk"
    }
  }

  @Test func `what is done sinks after a second`() async {
    let store = store(three)

    await store.send(\.todos[id: UUID(10)].binding.isComplete, true) {
      $0.todos[id: UUID(10)]?.isComplete = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted) {
      $0.todos = [$0.todos[1], $0.todos[0], $0.todos[2]]
    }
  }

  @Test func `a slip that is taken back in time moves nothing`() async {
    let store = store(three)

    await store.send(\.todos[id: UUID(10)].binding.isComplete, true) {
      $0.todos[id: UUID(10)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.todos[id: UUID(10)].binding.isComplete, false) {
      $0.todos[id: UUID(10)]?.isComplete = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted)
  }

  @Test func `offsets count what is shown`() async {
    let store = store(three)

    await store.send(\.binding.filter, .completed) {
      $0.filter = .completed
    }
    await store.send(.deleted([0])) {
      $0.todos.remove(id: UUID(12))
    }
  }

  @Test func `rows are moved, filtered or not`() async {
    let store = store(three)

    await store.send(.moved([0], 2)) {
      $0.todos = [$0.todos[1], $0.todos[0], $0.todos[2]]
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted)
    await store.send(\.binding.filter, .active) {
      $0.filter = .active
    }
    await store.send(.moved([1], 0)) {
      $0.todos = [$0.todos[1], $0.todos[0], $0.todos[2]]
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompleted)
  }

  @Test func `completed todos are cleared`() async {
    let store = store(three)

    await store.send(.clearButtonTapped) {
      $0.todos.remove(id: UUID(12))
    }
  }

  @Test func `the edit mode belongs to the state`() async {
    let store = store(three)

    await store.send(\.binding.editMode, .active) {
      $0.editMode = .active
    }
  }

  @Test func `a list on screen`() async throws {
    let host = withDependencies {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    } operation: {
      ViewHost { CaseStudy.todos.screen() }
    }
    func titles() -> [String?] { host.all(.textbox).map(\.value) }

    try host.tap("Add todo")
    let field = try #require(host.all(.textbox).first)
    try host.send(.setText("Buy bread"), to: field)
    #expect(titles() == ["Buy bread", "Write to grandmother", "Mend the bicycle", "Water the plants"])

    let box = try #require(host.all(.button).first { $0.name == "To do" })
    try host.send(.activate, to: box)
    await clock.advance(by: .seconds(1))
    await host.wait { $0.all(.textbox).first?.value == "Write to grandmother" }
    #expect(titles() == ["Write to grandmother", "Mend the bicycle", "Buy bread", "Water the plants"])

    try host.select("Completed", in: "Filter")
    #expect(titles() == ["Buy bread", "Water the plants"])
    try host.delete(row: 0)
    try host.tap("Clear completed")
    #expect(host.all(.listitem).isEmpty)
    #expect(try !host.find(.button, "Clear completed").isEnabled)

    try host.select("All", in: "Filter")
    let second = host.all(.listitem)[1]
    try host.send(.move(to: 0), to: second)
    #expect(titles() == ["Mend the bicycle", "Write to grandmother"])

    try host.tap("Edit")
    #expect(host.contains(.button, "Done"))
  }
}
