#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of this process: its size, its line discipline, and reading and writing without waiting.
struct TerminalDevice {
  let input: Int32
  /// A descriptor of its own: making the shared one non-blocking would make the shell's non-blocking, too.
  let output: Int32
  /// The line discipline as it was.
  let original: termios

  init() throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal("input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal("output") }
    input = STDIN_FILENO
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw Self.failure("tcgetattr") }
    original = settings
    let name = ttyname(STDOUT_FILENO)
    let own = name.map { open($0, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    // Where the device cannot be opened again (another user's terminal after `su`), writing may wait.
    output = own >= 0 ? own : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { throw Self.failure("dup") }
  }

  static func failure(_ call: String) -> TerminalError {
    .system(call: call, errno: errno, message: String(cString: strerror(errno)))
  }

  /// Bytes as they are typed, no echo, no signals from keys, output as it is written.
  var raw: termios {
    var settings = original
    cfmakeraw(&settings)
    return settings
  }

  func set(_ settings: termios) {
    var settings = settings
    // A process in the background would be stopped for this.
    var block = sigset_t()
    var before = sigset_t()
    sigemptyset(&block)
    sigaddset(&block, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &block, &before)
    while tcsetattr(input, TCSADRAIN, &settings) != 0, errno == EINTR {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The size; at least one cell, 80 × 24 where the terminal does not know it.
  var size: CellSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return CellSize(columns: 80, rows: 24)
    }
    return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
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
