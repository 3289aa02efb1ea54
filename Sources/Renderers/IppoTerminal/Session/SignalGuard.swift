#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sees to it that the terminal is left usable, whatever ends or stops the process.
///
/// - SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT: the handler itself writes the restoring bytes and sets the
///   line discipline (both async-signal-safe, POSIX.1-2024, 2.4.3), prints what was captured, gives the signal back to
///   whoever had it before, and raises it again.
/// - SIGTERM, SIGHUP, SIGINT: passed to the session through a pipe, which ends in order. A second one, should the main
///   thread hang, ends at once like a crash.
/// - SIGWINCH, SIGTSTP, SIGCONT: passed to the session.
enum SignalGuard {
  static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT]
  static let endings = [SIGTERM, SIGHUP, SIGINT]
  static let messages = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Starts guarding.
  ///
  /// - Returns: The end of the pipe that signal numbers can be read from, one byte each.
  static func install(_ device: TerminalDevice, capture: OutputCapture) throws(TerminalError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalDevice.failure("pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    record.pointee = Record(
      input: device.input, output: device.output, settings: device.original, capture: capture.file,
      target: capture.savedError >= 0 ? capture.savedError : capture.savedOutput, pipe: ends[1])
    useAlternateStack()
    for signal in crashes { set(signal) { SignalGuard.crash($0) } }
    for signal in endings { set(signal) { SignalGuard.end($0) } }
    for signal in messages { set(signal) { SignalGuard.pass($0) } }
    // Writing to a terminal that has gone is an error, not the end.
    signal(SIGPIPE, SIG_IGN)
    return ends[0]
  }

  /// What restores the terminal from now on; none while it is the shell's.
  static func setRestoration(_ bytes: [UInt8]) {
    precondition(bytes.count <= Record.capacity)
    // Empty while it is written: a signal in between finds nothing rather than half of it.
    record.pointee.count = 0
    for (index, byte) in bytes.enumerated() { bytesBuffer[index] = byte }
    record.pointee.count = bytes.count
  }

  /// Stops guarding.
  static func uninstall() {
    for signal in crashes + endings + messages { restore(signal) }
    close(record.pointee.pipe)
    record.pointee.pipe = -1
    record.pointee.count = 0
  }

  /// Runs `body` while a signal does nothing to this process.
  static func ignoring(_ number: Int32, _ body: () -> Void) {
    var before = sigaction()
    sigaction(number, nil, &before)
    signal(number, SIG_IGN)
    body()
    sigaction(number, &before, nil)
  }

  /// Does what the signal does without a handler.
  static func raiseDefault(_ number: Int32) {
    var action = sigaction()
    sigaction(number, nil, &action)
    let before = action
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = SIG_DFL
    #else
      action.__sigaction_handler.sa_handler = SIG_DFL
    #endif
    sigaction(number, &action, nil)
    // Threads that serve the main queue block signals.
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    raise(number)
    // Here again after SIGCONT.
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    var old = before
    sigaction(number, &old, nil)
  }

  // MARK: What handlers read

  /// Plain memory, so that a handler touches nothing that could be locked or half written.
  private struct Record {
    static let capacity = 256

    var input: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var capture: Int32 = -1
    var target: Int32 = -1
    var pipe: Int32 = -1
    var count = 0
    var endings = 0
  }

  // A process has one terminal, and a signal handler no other way to find it.
  nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
    let pointer = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    pointer.initialize(to: Record())
    return pointer
  }()

  nonisolated(unsafe) private static let bytesBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Record.capacity)

  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  // MARK: Handlers

  private static func crash(_ number: Int32) {
    restoreTerminal()
    restore(number)
    // Blocked until this handler returns; then whoever had the signal before gets it.
    raise(number)
  }

  private static func end(_ number: Int32) {
    record.pointee.endings += 1
    if record.pointee.endings > 1 { crash(number) } else { pass(number) }
  }

  private static func pass(_ number: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(record.pointee.pipe, &byte, 1)
    errno = saved
  }

  private static func restoreTerminal() {
    let count = record.pointee.count
    guard count > 0 else { return }
    record.pointee.count = 0
    var written = 0
    var attempts = 0
    while written < count, attempts < 1000 {
      let step = write(record.pointee.output, bytesBuffer + written, count - written)
      if step > 0 { written += step } else if errno != EAGAIN && errno != EINTR { break }
      attempts += 1
    }
    // Not drained: that could wait for a terminal that is stopped.
    tcsetattr(record.pointee.input, TCSANOW, &record.pointee.settings)
    if record.pointee.capture >= 0 { OutputCapture.copy(from: record.pointee.capture, to: record.pointee.target) }
  }

  // MARK: Installing

  private static func set(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, previous + Int(number))
  }

  private static func restore(_ number: Int32) { sigaction(number, previous + Int(number), nil) }

  /// Gives the thread a stack for handlers, because one that overflowed cannot be used. The main queue may be served
  /// by another thread at any time, so the session calls this wherever it gets to work; all threads share one stack,
  /// of which only the one at work has need.
  static func useAlternateStack() {
    var current = stack_t()
    sigaltstack(nil, &current)
    guard Int(current.ss_flags) & Int(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = alternateStack.baseAddress
    stack.ss_size = alternateStack.count
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  nonisolated(unsafe) private static let alternateStack = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 64 * 1024, alignment: 16)
}
