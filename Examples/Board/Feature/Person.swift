import ComposableArchitecture
import Foundation
import IppoShared

/// What people see of each other.
struct Person: Codable, Equatable, Sendable {
  var name: String
  /// The card they have in hand.
  var card: Board.Card.ID?

  /// A name for somebody who has not said theirs.
  static func name(for id: UUID) -> String {
    let names = ["Ada", "Alan", "Barbara", "Claude", "Donald", "Edsger", "Grace", "John", "Katherine", "Niklaus"]
    return names[Int(id.uuid.15) % names.count]
  }
}

extension SharedKey where Self == SharedStoreKey<Board>.Default {
  /// The board of all processes.
  static var board: Self { Self[.sharedStore("board"), default: Board()] }
}

extension SharedReaderKey where Self == PresenceKey<Person>.Default {
  /// Everybody who is at the board.
  static var people: Self { .presence("board") }
}
