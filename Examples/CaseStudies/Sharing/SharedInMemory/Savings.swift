import ComposableArchitecture

/// What is in a piggy bank, and how it came there.
struct Savings: Equatable, Sendable {
  private(set) var balance = 0
  private(set) var largest = 0
  private(set) var smallest = 0
  private(set) var changes = 0

  mutating func add(_ coins: Int) {
    balance += coins
    changes += 1
    largest = max(largest, balance)
    smallest = min(smallest, balance)
  }
}

extension SharedKey where Self == InMemoryKey<Savings>.Default {
  /// One piggy bank for the whole program. It is empty again when the program starts anew.
  static var savings: Self { Self[.inMemory("savings"), default: Savings()] }
}
