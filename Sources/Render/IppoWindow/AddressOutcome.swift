/// The result of asking a window to show a URL.
public enum AddressOutcome: Equatable, Sendable {
  /// The window shows what the URL names.
  case shown
  /// The window describes addresses, and the URL matches none of them, or matches one only in its beginning.
  case unknown
  /// No view in the window waits for URLs.
  case refused
}
