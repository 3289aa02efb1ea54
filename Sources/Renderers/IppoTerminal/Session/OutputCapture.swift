#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps what the program prints off the screen while an app has it, and prints it afterwards.
///
/// A `print` in a reducer would write into the middle of the screen, and the message of a failed precondition would
/// vanish with it. Standard output and error therefore go to an unlinked file, as far as they are the terminal. The
/// file is copied to the terminal when the screen is the shell's again, also after a crash.
struct OutputCapture {
  /// The file, and duplicates of the original streams; -1 for what was left alone.
  private(set) var file: Int32 = -1
  private(set) var savedOutput: Int32 = -1
  private(set) var savedError: Int32 = -1

  /// Sends the standard output to the standard error, which another process reads.
  static func joined() -> OutputCapture {
    var capture = OutputCapture(file: -1)
    fflush(nil)
    capture.savedOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return capture
  }

  private init(file: Int32) { self.file = file }

  init() {
    var template = Array("/tmp/ippo-output-XXXXXX".utf8CString)
    let made = mkstemp(&template)
    guard made >= 0 else { return }
    unlink(template)
    // Never one of the three streams, which the shell may have closed.
    file = fcntl(made, F_DUPFD_CLOEXEC, 3)
    close(made)
    guard file >= 0 else { return }
    // Appended to by two streams.
    _ = fcntl(file, F_SETFL, O_APPEND)
    fflush(nil)
    if isatty(STDOUT_FILENO) == 1 {
      savedOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      dup2(file, STDOUT_FILENO)
    }
    guard isatty(STDERR_FILENO) == 1 else { return }
    savedError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(file, STDERR_FILENO)
  }

  /// Gives the streams back and prints what they held.
  mutating func end() {
    guard file >= 0 || savedOutput >= 0 else { return }
    fflush(nil)
    if savedOutput >= 0 { dup2(savedOutput, STDOUT_FILENO) }
    if savedError >= 0 { dup2(savedError, STDERR_FILENO) }
    if file >= 0 { Self.copy(from: file, to: savedError >= 0 ? STDERR_FILENO : STDOUT_FILENO) }
    for descriptor in [file, savedOutput, savedError] where descriptor >= 0 { close(descriptor) }
    (file, savedOutput, savedError) = (-1, -1, -1)
  }

  /// Copies a file from its beginning.
  private static func copy(from file: Int32, to target: Int32) {
    lseek(file, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var written = 0
        while written < count {
          let step = write(target, buffer.baseAddress! + written, count - written)
          guard step > 0 else { return }
          written += step
        }
      }
    }
  }
}
