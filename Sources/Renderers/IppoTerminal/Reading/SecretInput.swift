import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that does not show the line that is typed, for as long as the value lives.
@MainActor
final class SecretInput {
  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  private let original: termios
  private var sources: [any DispatchSourceSignal] = []
  private var registered = 0

  /// - Parameter onSignal: Called for a signal that asks the process to end, once the terminal shows lines again.
  /// - Returns: `nil` when standard input is no terminal.
  init?(onSignal: @escaping @MainActor (Int32) -> Void) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    original = settings
    for number in Self.endings {
      #if canImport(Darwin)
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { onSignal(number) } }
      source.setRegistrationHandler { [weak self] in MainActor.assumeIsolated { self?.noteSource() } }
      sources.append(source)
    }
    for source in sources { source.resume() }
  }

  /// The terminal stops to show what is typed once every signal that ends the process is seen.
  private func noteSource() {
    registered += 1
    guard registered == sources.count else { return }
    var settings = original
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  isolated deinit {
    var settings = original
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    for source in sources { source.cancel() }
    // On Linux, libdispatch has installed handlers.
    for number in Self.endings { signal(number, SIG_DFL) }
  }
}
