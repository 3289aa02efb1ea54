#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that does not show the line that is typed, for as long as the value lives.
///
/// A signal that asks the process to end goes to the session, which shows lines again before it ends.
@MainActor
final class SecretInput {
  private let original: termios

  /// - Returns: `nil` when standard input is no terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    original = settings
    SignalGuard.setSettings(original)
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  isolated deinit {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    SignalGuard.setSettings(nil)
  }
}
