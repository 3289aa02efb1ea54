#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of this process: its size, its line discipline, and reading and writing without waiting.
package struct TerminalDevice {
  let input: Int32
  /// A descriptor of its own: making the shared one non-blocking would make the shell's non-blocking, too.
  let output: Int32
  /// The line discipline as it was.
  let original: termios

  /// - Parameters:
  ///   - input: The descriptor that keys come from.
  ///   - shown: A descriptor of the terminal that shows the app.
  ///   - former: The line discipline to return to; `nil` for the current one.
  init(
    input: Int32 = STDIN_FILENO, output shown: Int32 = STDOUT_FILENO, original former: termios? = nil
  ) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal("input") }
    guard isatty(shown) == 1 else { throw .notATerminal("output") }
    self.input = input
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { throw Self.failure("tcgetattr") }
    original = former ?? settings
    let name = ttyname(shown)
    let own = name.map { open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    // Where the device cannot be opened again (another user's terminal after `su`), writing may wait.
    output = own >= 0 ? own : fcntl(shown, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { throw Self.failure("dup") }
  }

  /// The path of the device; `nil` if it has none.
  var path: String? { ttyname(input).map { String(cString: $0) } }

  static func failure(_ call: String) -> TerminalError {
    .system(call: call, errno: errno, message: String(cString: strerror(errno)))
  }

  /// The mode with bytes as they are typed, without echo and signals from keys, and with output as it is written.
  var raw: termios {
    var settings = original
    cfmakeraw(&settings)
    return settings
  }

  /// Takes the terminal. A process in the background is stopped until it is in the foreground (SIGTTOU, POSIX.1-2024,
  /// 11.1.4), as any program is that reads keys.
  ///
  /// - Returns: Whether the terminal is ours: false when it has gone, or when the process can never come to the
  ///   foreground.
  func makeRaw() -> Bool {
    var settings = raw
    var result: Int32 = -1
    SignalGuard.unblocking(SIGTTOU) {
      repeat { result = tcsetattr(input, TCSADRAIN, &settings) } while result != 0 && errno == EINTR
    }
    return result == 0
  }

  /// Gives the terminal back as it was found; in the background, where it is somebody else's, it is left alone.
  ///
  /// - Parameter isDrained: whether the terminal takes what is written, so that it can be waited for.
  func restore(isDrained: Bool) {
    guard Self.isForeground(input) else { return }
    var settings = original
    while tcsetattr(input, isDrained ? TCSADRAIN : TCSANOW, &settings) != 0, errno == EINTR {}
  }

  /// Whether the process has the terminal, or it is nobody's. Only calls that a signal handler may make.
  package static func isForeground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group < 0 || group == getpgrp()
  }

  /// The character that the Backspace key sends (VERASE).
  var erase: UInt8 { withUnsafeBytes(of: original.c_cc) { $0[Int(VERASE)] } }

  /// Whether bytes can be read without waiting.
  var hasInput: Bool { hasInput(within: 0) }

  /// Waits for input, up to a time limit.
  ///
  /// - Returns: Whether input is available.
  func waitForInput(_ time: Duration) -> Bool {
    let left = time / .milliseconds(1)
    return left > 0 && hasInput(within: Int32(left.rounded(.up)))
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0 && descriptor.revents != 0
  }

  /// Discards received input that was not read. In the background, it is another process's input, and discarding it would
  /// stop this process (SIGTTOU).
  func discardInput() {
    if Self.isForeground(input) { _ = tcflush(input, TCIFLUSH) }
  }

  /// The size; 80 × 24 where the terminal does not know it.
  var size: CellSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(columns: 80, rows: 24)
    }
    return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The size of the text area in pixels; `nil` where the terminal does not tell it.
  var pixels: CellSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_xpixel > 0, size.ws_ypixel > 0 else { return nil }
    return CellSize(columns: Int(size.ws_xpixel), rows: Int(size.ws_ypixel))
  }

  enum Reading {
    case bytes([UInt8])
    case nothing
    /// The terminal has gone, or its input was ended.
    case end
  }

  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(input, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(input, &buffer, buffer.count)
    #else
      let count = Darwin.read(input, &buffer, buffer.count)
    #endif
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    return .end
  }

  enum Writing {
    /// How many bytes the terminal took.
    case wrote(Int)
    /// The terminal has gone.
    case end
  }

  func write(_ bytes: some Collection<UInt8>) -> Writing {
    let bytes = Array(bytes)
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(output, bytes, bytes.count)
      #elseif canImport(Musl)
        let count = Musl.write(output, bytes, bytes.count)
      #else
        let count = Darwin.write(output, bytes, bytes.count)
      #endif
      if count >= 0 { return .wrote(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .wrote(0)
      default: return .end
      }
    }
  }
}
