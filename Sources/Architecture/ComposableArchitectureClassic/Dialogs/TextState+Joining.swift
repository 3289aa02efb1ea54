public import SwiftNavigation

// Operators are not found through an import of a single type: they are declared again.

extension TextState {
  /// One text after the other.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  @_disfavoredOverload
  public static func + (lhs: Self, rhs: Self) -> Self {
    joined(lhs, rhs)
  }
}
