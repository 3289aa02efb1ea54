import ComposableArchitecture

/// Where secret numbers come from.
@DependencyClient
struct SecretNumber: Sendable {
  static let range = -100...100

  /// A number in ``range``.
  var next: @Sendable () -> Int = { 0 }
}

extension SecretNumber: DependencyKey {
  static let previewValue = SecretNumber(next: { 42 })
  static let liveValue = SecretNumber(next: { Int.random(in: range) })
  static let testValue = SecretNumber()
}

extension DependencyValues {
  var secretNumber: SecretNumber {
    get { self[SecretNumber.self] }
    set { self[SecretNumber.self] = newValue }
  }
}
