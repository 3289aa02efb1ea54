import Foundation

/// A question as the player left it, guessed or not.
struct GameResult: Codable, Equatable, Identifiable {
  let counter: Counter.State

  var id: UUID { counter.id }
  var isCorrect: Bool { counter.secret == counter.count }
}
