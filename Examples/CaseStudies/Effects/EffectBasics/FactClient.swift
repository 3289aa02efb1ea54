import ComposableArchitecture

/// Knows something about every number.
@DependencyClient
struct FactClient: Sendable {
  /// A sentence about a number.
  var fetch: @Sendable (_ number: Int) async throws -> String
}

/// Why there is no fact.
struct NoFact: Error, Equatable {
  let number: Int
}

extension FactClient: DependencyKey {
  /// Thinks for half a second. Numbers below zero are beyond it.
  static let liveValue = FactClient { number in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(500))
    guard number >= 0 else { throw NoFact(number: number) }
    let squares = (0...number).prefix { $0 * $0 <= number }
    let root = squares.last ?? 0
    return root * root == number
      ? "\(number) is \(root) times \(root)."
      : "\(number) lies between the squares of \(root) and \(root + 1)."
  }
  static let testValue = FactClient()
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
