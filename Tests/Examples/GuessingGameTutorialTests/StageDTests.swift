import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import GuessingGameTutorial

@MainActor
struct StageDTests {
  private func store(nextIdentity: CounterReducer.NextIdentity = .new) -> StoreOf<StageD.GameReducer> {
    withKnownQuestions {
      Store(
        initialState: StageD.GameReducer.State(counter: .question(100, secret: 10)),
        reducer: StageD.GameReducer(question: CounterReducer(nextIdentity: nextIdentity)))
    }
  }

  private func host(_ store: StoreOf<StageD.GameReducer>) -> ViewHost {
    ViewHost {
      NavigationView { StageD.GameView(store: store) }
    }
  }

  @Test("001-T17: the list's state takes the place of the results, and a second scope runs the list's reducer")
  func secondScope() async {
    let store = withKnownQuestions {
      TestStore(
        initialState: StageD.GameReducer.State(
          counter: .question(100, secret: 10), resultList: GameResultListReducer.State(results: samples)),
        reducer: StageD.GameReducer())
    }

    await store.send(.counter(.playNext)) {
      $0.resultList.results.append(.result(100, secret: 10))
      $0.counter = .question(0, secret: -100)
    }
    await store.send(.gameResultList(.remove(offset: [0, 2]))) {
      $0.resultList.results = [samples[1]]
    }
  }

  @Test("001-T18: a link in the bar leads to the list")
  func link() throws {
    let host = host(store())
    let bar = host.elements.first { $0.role == .link && $0.name == "Detail" }
    let item = try #require(bar).id

    #expect(host.isToolbarItem(item))
    try host.tap("Detail")
    #expect(host.contains(.button, "Edit"))
    #expect(!host.contains("ゲーム回数:0"))
  }

  @Test("001-T19: what is saved by next is listed, deleted there, and gone after going back")
  func flow() throws {
    let host = host(store())

    try host.type("10", into: "Guess")
    #expect(host.contains("Correct"))
    try host.tap("Next")
    #expect(host.contains("ゲーム回数:1"))
    try host.tap("Detail")
    #expect(host.rows == ["Correct Secret: 10 Answer: 10"])
    try host.delete(row: 0)
    #expect(host.rows == [])
    try host.back()
    #expect(host.contains("ゲーム回数:0"))
  }

  @Test(
    "001-T20: with one identity for every question only the first is recorded, with identities of their own all are",
    arguments: [(CounterReducer.NextIdentity.same, 1), (.new, 5)]
  )
  func riddle(nextIdentity: CounterReducer.NextIdentity, count: Int) throws {
    let host = host(store(nextIdentity: nextIdentity))

    for _ in 1...5 { try host.tap("Next") }

    #expect(host.contains("ゲーム回数:\(count)"))
    try host.tap("Detail")
    #expect(host.rows.count == count)
  }

  @Test("001-T21: with a plain link one state is two screens")
  func notAFunctionOfState() throws {
    let store = store()
    let host = host(store)
    let (state, screen) = (store.withState { $0 }, host.outline)

    try host.tap("Detail")

    #expect(store.withState { $0 } == state)
    #expect(host.outline != screen)
  }
}
