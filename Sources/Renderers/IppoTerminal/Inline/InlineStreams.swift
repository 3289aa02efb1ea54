#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of an inline program: where keys come from, and where the picture goes.
struct InlineStreams {
  let input: Int32
  let output: Int32

  /// Finds the terminal: for the picture that of standard output, of standard error, or the controlling one, in this order.
  ///
  /// - Parameter readsStandardInput: Whether keys come from the controlling terminal while standard input is none.
  /// - Returns: `nil` if there is no terminal, or if standard input is a file or a pipe with the answers of a person.
  init?(readsStandardInput: Bool) {
    guard isatty(STDIN_FILENO) == 1 || readsStandardInput else { return nil }
    let shown = [STDOUT_FILENO, STDERR_FILENO].first { isatty($0) == 1 }
    let needsDevice = shown == nil || isatty(STDIN_FILENO) != 1
    // The descriptor lives as long as the process.
    let device = needsDevice ? open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC) : -1
    guard !needsDevice || device >= 0 else { return nil }
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : device
    output = shown ?? device
  }
}
