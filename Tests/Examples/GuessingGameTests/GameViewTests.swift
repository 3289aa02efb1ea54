import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import GuessingGameExample

@MainActor
struct GameViewTests {
  private func host(_ state: Game.State = .init(counter: .init(id: UUID(100), secret: 3))) -> ViewHost {
    let store = withDependencies {
      $0.secretNumber.next = { 20 }
      $0.uuid = .incrementing
    } operation: {
      Store(initialState: state) { Game() }
    }
    return ViewHost {
      NavigationStack { GameView(store: store) }
    }
  }

  @Test func `a whole game`() throws {
    let host = host()
    #expect(host.contains("Games: 0"))
    #expect(host.contains("Higher"))

    try host.type("7", into: "Guess")
    #expect(host.contains("Lower"))
    try host.type("2", into: "Guess")
    try host.step("Step by one", by: 1)
    #expect(host.contains("Correct"))
    try host.tap("Next")
    try host.tap("Next")
    try host.tap("Next")
    #expect(host.contains("Games: 3"))

    try host.tap("Detail")
    #expect(try host.find(.navigation).name == "Results")
    #expect(host.all(.listitem).count == 3)
    #expect(host.contains("Answer: 3"))
    try host.delete(row: 0)
    #expect(host.all(.listitem).count == 2)
    try host.back()
    #expect(host.contains("Games: 2"))

    try host.tap("Detail")
    try host.tap("Delete All")
    #expect(try host.find(.alertdialog).name == "Delete all results?")
    try host.tap("Cancel")
    #expect(host.all(.listitem).count == 2)
    try host.tap("Delete All")
    try host.tap("Delete")
    #expect(host.contains("No Results"))
    try host.back()
    #expect(host.contains("Games: 0"))
  }

  @Test func `a state with the list open starts there`() throws {
    let results: IdentifiedArrayOf<GameResult> = [
      GameResult(counter: Counter.State(id: UUID(1), secret: 10, count: 10)),
      GameResult(counter: Counter.State(id: UUID(2), secret: 4)),
    ]
    let host = host(
      Game.State(
        counter: Counter.State(id: UUID(0), secret: 0), results: results,
        resultList: ResultList.State(results: results)))

    #expect(host.ops.frames.count == 1)
    #expect(try host.find(.navigation).name == "Results")
    #expect(host.contains("Secret: 10"))
    try host.back()
    #expect(host.contains("Games: 2"))
  }

  @Test func `edit mode is toggled by its button`() throws {
    let host = host()
    try host.tap("Next")
    try host.tap("Detail")

    try host.tap("Edit")
    #expect(host.contains(.button, "Done"))
    try host.tap("Done")
    #expect(host.contains(.button, "Edit"))
  }

  @Test func `one change of the guess evaluates the bodies that read it and updates what they show`() throws {
    let host = host()
    try host.type("5", into: "Guess")
    host.ops.take()

    let bodies = try host.bodies { try host.type("6", into: "Guess") }

    #expect(bodies == ["CounterView"])
    let updated = host.ops.take().map { op in
      switch op {
      case .update(_, .field(let field)?, nil): "field \(field.text)"
      case .update(_, .stepper(let stepper)?, nil): "stepper \(stepper.value ?? "")"
      default: "\(op)"
      }
    }
    #expect(updated.sorted() == ["field 6", "stepper 6"])
  }
}
