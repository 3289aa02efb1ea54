import ComposableArchitecture
import Foundation

/// The cards, as everybody has them.
struct Board: Codable, Equatable, Sendable {
  /// In the order in which they came to their columns.
  private(set) var cards: IdentifiedArrayOf<Card> = []

  struct Card: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var title: String
    var column = Column.toDo
  }

  enum Column: String, CaseIterable, Codable, Identifiable, Sendable {
    case toDo = "To do"
    case doing = "Doing"
    case done = "Done"

    var id: Self { self }

    /// The next column to the right; `nil` after the last one.
    var next: Self? { Self.allCases.firstIndex(of: self).map { $0 + 1 }.flatMap(Self.column) }

    /// The next column to the left; `nil` before the first one.
    var previous: Self? { Self.allCases.firstIndex(of: self).map { $0 - 1 }.flatMap(Self.column) }

    private static func column(_ index: Int) -> Self? { allCases.indices.contains(index) ? allCases[index] : nil }
  }

  func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }

  mutating func add(_ card: Card) { cards.append(card) }

  /// Moves a card to the end of a column. One that somebody has deleted stays so.
  mutating func move(_ id: Card.ID, to column: Column) {
    guard var card = cards.remove(id: id) else { return }
    card.column = column
    cards.append(card)
  }

  mutating func delete(_ id: Card.ID) { cards.remove(id: id) }
}
