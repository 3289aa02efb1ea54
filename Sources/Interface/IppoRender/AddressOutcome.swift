/// What became of a URL that a window was asked to show.
public enum AddressOutcome: Equatable, Sendable {
  /// The window shows what the URL names.
  case shown
  /// The window describes addresses, and this is none of them, or one only in its beginning.
  case unknown
  /// Nothing in the window waits for URLs.
  case refused
}
