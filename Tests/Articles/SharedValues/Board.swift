//= extension SharedKey where Self == SharedStoreKey<Board>.Default {

struct Card: Codable, Equatable, Identifiable, Sendable {
  var id: Int
}

struct Board: Codable, Equatable, Sendable {
  enum Column { case done }

  var cards: [Card] = []

  mutating func move(_ card: Card, to column: Column) {}
}

struct Tickets: Codable, Equatable, Sendable {
  var count = 0
}

struct Desk {
  @Shared var tickets: Tickets

  func change(_ state: State, card: Card) async throws -> Int {
    //= let number = try await $tickets.withTransaction { tickets in
    return number
  }
}

func prepare() {
  //= prepareDependencies {
}
