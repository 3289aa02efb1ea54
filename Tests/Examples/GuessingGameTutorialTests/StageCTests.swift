import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import GuessingGameTutorial

@MainActor
struct StageCTests {
  private func host() -> ViewHost {
    let store = Store(initialState: GameResultListReducer.State(results: samples), reducer: GameResultListReducer())
    return ViewHost {
      NavigationView { GameResultListView(store: store) }
    }
  }

  @Test("001-T12: the list's reducer removes results at offsets")
  func remove() async {
    let store = TestStore(
      initialState: GameResultListReducer.State(results: samples), reducer: GameResultListReducer())

    await store.send(.remove(offset: [0])) { $0.results = [samples[1]] }
    await store.send(.remove(offset: [0])) { $0.results = [] }
    #expect(GameResultListReducer.State().results.isEmpty)
  }

  @Test("001-T13: a row shows a mark, the secret and the answer, green when right and red when not")
  func rows() throws {
    let host = host()

    #expect(host.rows == ["Correct Secret: 20 Answer: 20", "Wrong Secret: 7 Answer: 3"])
    #expect(host.symbols == ["checkmark.circle", "x.circle"])
    #expect(host.color(of: "Secret: 20") == .color(.named(.green)))
    #expect(host.color(of: "Secret: 7") == .color(.named(.red)))
  }

  @Test("001-T14: the preview shows a right guess and an untouched question")
  func preview() {
    let host = withKnownQuestions { ViewHost { GameResultListView_Previews.previews } }

    #expect(host.rows.count == 2)
    #expect(host.rows.first == "Correct Secret: 20 Answer: 20")
    #expect(host.rows.last == "Wrong Secret: -100 Answer: 0")
  }

  @Test("001-T15: deleting the first of two rows leaves the second")
  func delete() throws {
    let host = host()

    try host.delete(row: 0)

    #expect(host.rows == ["Wrong Secret: 7 Answer: 3"])
  }

  @Test("001-T15: the edit button toggles the controls that delete")
  func edit() throws {
    let host = host()
    #expect(!host.isEditing)

    try host.tap("Edit")
    #expect(host.isEditing)
    try host.tap("Done")
    #expect(!host.isEditing)
  }
}
