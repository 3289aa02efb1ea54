import Foundation

/// A question as the player left it, to be found by the question's identity.
struct GameResult: Equatable, Identifiable {
  let counter: CounterReducer.State

  var id: CounterReducer.State.ID { counter.id }
  var correct: Bool { counter.count == counter.secret }
}
