import ComposableArchitecture
import Foundation
import Testing

@testable import GuessingGameTutorial

@MainActor
struct StageBTests {
  @Test("001-T8: IdentifiedArrayOf is the identified array of the element's id")
  func alias() {
    #expect(IdentifiedArrayOf<GameResult>.self == IdentifiedArray<GameResult.ID, GameResult>.self)
    #expect(IdentifiedArrayOf<GameResult>() == [])
    // That the element must be identifiable is up to the compiler: the constraint is part of the alias.
    func requiresIdentifiable<Element: Identifiable>(_: Element.Type) -> IdentifiedArrayOf<Element> { [] }
    #expect(requiresIdentifiable(GameResult.self).isEmpty)
  }

  @Test("001-T9: a result holds the question as it was left, and is identified by it")
  func result() {
    let result = GameResult.result(5, secret: 3, count: 3)

    #expect(result.id == UUID(5))
    #expect(result.correct)
    #expect(!GameResult.result(5, secret: 3, count: 4).correct)
  }

  @Test("001-T9: next appends the question itself")
  func appendsQuestion() async {
    let store = withKnownQuestions {
      TestStore(
        initialState: StageB.GameReducer.State(counter: .question(100, secret: 10)), reducer: StageB.GameReducer())
    }

    await store.send(.counter(.increment)) { $0.counter.count = 1 }
    await store.send(.counter(.playNext)) {
      $0.results = [.result(100, secret: 10, count: 1)]
      $0.counter = .question(0, secret: -100)
    }
  }

  @Test("001-T10: elements keep their order, and are found by index and by id")
  func orderAndLookup() {
    #expect(samples.map(\.id) == [UUID(10), UUID(11)])
    #expect(samples[1].counter.secret == 7)
    #expect(samples[id: UUID(10)]?.counter.secret == 20)
    #expect(samples[id: UUID(99)] == nil)
    #expect(samples.index(id: UUID(11)) == 1)
    #expect(samples.filter(\.correct).count == 1)
  }

  @Test("001-T10: an element with an id that is there already is not added")
  func uniqueIDs() {
    var results = samples

    let (inserted, index) = results.append(.result(10, secret: 99))

    #expect(!inserted)
    #expect(index == 0)
    #expect(results == samples)
  }

  @Test("001-T10: an id still names its element when indices have moved, an index does not")
  func staleIndices() {
    var results = samples
    let index = results.index(id: UUID(11))!

    results.remove(at: 0)

    #expect(!results.indices.contains(index))
    #expect(results[id: UUID(11)] == .result(11, secret: 7, count: 3))
  }

  @Test("001-T11: it is made of an array literal, appended to, counted, and removed from at offsets")
  func arrayInterface() {
    var results: IdentifiedArrayOf<GameResult> = [.result(1, secret: 1), .result(2, secret: 2)]
    results.append(.result(3, secret: 3))
    #expect(results.count == 3)

    results.remove(atOffsets: [0, 2])
    #expect(results.ids == [UUID(2)])
  }
}
