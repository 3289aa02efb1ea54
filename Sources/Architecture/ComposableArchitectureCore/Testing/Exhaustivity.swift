/// How much a ``TestStore`` must be told.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each state change, each received action, the end of each effect.
  case on

  /// Only what the test asserts.
  ///
  /// - Parameter showSkippedAssertions: Whether to note what was left out.
  case off(showSkippedAssertions: Bool)

  /// Only what the test asserts, without a note of what was left out.
  public static let off = Self.off(showSkippedAssertions: false)
}
