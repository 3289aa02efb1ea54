import ComposableArchitecture
import ExampleSupport
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct UndoingTests {
  @Test func `steps are taken back and made again`() async {
    let store = TestStore(initialState: Undoing<Doodle>.State(present: Doodle.State())) { Doodle().undoing() }

    await store.send(\.present.squareTapped, 3) {
      $0.past = [Doodle.State()]
      $0.present.filled = [3]
    }
    await store.send(.undoButtonTapped) {
      $0.past = []
      $0.present.filled = []
      $0.future = [Doodle.State(filled: [3])]
    }
    await store.send(.redoButtonTapped) {
      $0.past = [Doodle.State()]
      $0.present.filled = [3]
      $0.future = []
    }
  }

  @Test func `a new step forgets what was undone`() async {
    let state = Undoing<Doodle>.State(present: Doodle.State(), future: [Doodle.State(filled: [3])])
    let store = TestStore(initialState: state) { Doodle().undoing() }

    await store.send(\.present.squareTapped, 1) {
      $0.past = [Doodle.State()]
      $0.present.filled = [1]
      $0.future = []
    }
  }

  @Test func `an action that changes nothing is no step`() async {
    let store = TestStore(initialState: Undoing<Doodle>.State(present: Doodle.State())) { Doodle().undoing() }

    await store.send(\.present.clearButtonTapped)
  }

  @Test func `only so many steps are kept`() async {
    let store = TestStore(initialState: Undoing<Doodle>.State(present: Doodle.State())) { Doodle().undoing(limit: 2) }
    store.exhaustivity = .off

    for square in 1...3 { await store.send(\.present.squareTapped, square) }
    #expect(store.state.past == [Doodle.State(filled: [1]), Doodle.State(filled: [1, 2])])
  }

  @Test func `a doodle on screen`() throws {
    let host = ViewHost { CaseStudy.undo.screen() }
    #expect(try !host.find(.button, "Undo").isEnabled)

    try host.tap("Row 2, column 3")
    #expect(host.contains(.button, "Row 2, column 3, filled"))
    try host.tap("Undo")
    #expect(host.contains(.button, "Row 2, column 3"))
    try host.tap("Redo")
    try host.tap("Clear")
    try host.tap("Undo")
    #expect(host.contains(.button, "Row 2, column 3, filled"))
  }
}

@MainActor
struct RecordingTests {
  @Test func `actions are played again in the time they took`() async {
    let clock = TestClock()
    let now = LockIsolated(Date(timeIntervalSinceReferenceDate: 0))
    let store = TestStore(initialState: Recording<Piano>.State(base: Piano.State(notes: ["a"]))) {
      Recording(base: Piano())
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = DateGenerator { now.value }
    }
    store.exhaustivity = .off

    await store.send(.recordButtonTapped)
    now.withValue { $0.addTimeInterval(1) }
    await store.send(.base(.keyTapped("c")))
    now.withValue { $0.addTimeInterval(2) }
    await store.send(.base(.keyTapped("e")))
    await store.send(.recordButtonTapped) {
      $0.mode = .idle
    }
    #expect(store.state.steps.map(\.pause) == [1, 2])

    await store.send(.playButtonTapped) {
      $0.base.notes = ["a"]
      $0.mode = .playing
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.played.keyTapped) {
      $0.base.notes = ["a", "c"]
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.played.keyTapped) {
      $0.base.notes = ["a", "c", "e"]
    }
    await store.receive(\.playEnded) {
      $0.mode = .idle
    }
  }

  @Test func `a tune on screen`() async throws {
    let clock = TestClock()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let seconds = LockIsolated(0.0)
    let host = withDependencies {
      $0.continuousClock = clock
      $0.date = DateGenerator { start.addingTimeInterval(seconds.value) }
    } operation: {
      ViewHost { CaseStudy.recording.screen() }
    }
    #expect(try !host.find(.button, "Play").isEnabled)

    try host.tap("Record")
    for key in ["c", "e", "g"] {
      seconds.withValue { $0 += 1 }
      try host.tap(key)
    }
    try host.tap("Stop recording")
    try host.tap("a")
    #expect(host.contains("Notes: c e g a"))

    try host.tap("Play")
    #expect(host.contains("Notes: "))
    await clock.advance(by: .seconds(3))
    await host.wait { $0.contains("Notes: c e g") && $0.contains(.button, "Play") }
  }
}

@MainActor
struct RecipeTests {
  @Test func `changes are noted whichever action made them`() async {
    let store = TestStore(initialState: Recipe.State()) { Recipe() }

    await store.send(\.binding.eggs, 1) {
      $0.eggs = 1
      $0.history = ["Eggs: 2 → 1"]
      $0.isCakeForAll = false
    }
    await store.send(.doubleButtonTapped) {
      $0.eggs = 2
      $0.guests = 8
      $0.history = ["Eggs: 2 → 1", "Eggs: 1 → 2"]
    }
    await store.send(\.binding.guests, 4) {
      $0.guests = 4
      $0.isCakeForAll = true
    }
  }

  @Test func `the history grows on screen`() throws {
    let host = ViewHost { CaseStudy.onChange.screen() }

    try host.step("Guests: 4", by: 1)
    #expect(host.contains("There is not enough cake."))
    try host.tap("Double")
    #expect(host.contains("Eggs: 2 → 4"))
  }
}

@MainActor
struct BarometerTests {
  @Test func `the weather follows the pressure`() async {
    let store = TestStore(initialState: Barometer.State()) { Barometer() }

    await store.send(.fallButtonTapped) {
      $0.pressure = 1003
      $0.isFair = false
    }
    await store.send(.riseButtonTapped) {
      $0.pressure = 1013
      $0.isFair = true
    }
    await store.send(.tapButtonTapped)
  }

  @Test func `actions and changes are printed`() async throws {
    let log = ActionLog()
    // Within tests features do not print.
    let host = withDependencies {
      $0.context = .live
    } operation: {
      ViewHost { CaseStudy.printChanges.screen(log: log) }
    }

    try host.tap("Fall")
    await host.wait { $0.outline.contains("isFair: false") }
    try host.tap("Tap on the glass")
    await host.wait { $0.outline.contains("(no change)") }
    #expect(log.entries.count == 2)
  }
}
