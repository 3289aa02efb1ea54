internal import CSignalGuard
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sees to it that the terminal is left usable, whatever ends or stops the process.
///
/// - Crashes (SIGSEGV, SIGABRT, SIGQUIT, …) and other signals that end a process by default (SIGUSR1, SIGALRM, …). The
///   handler itself (in `CSignalGuard`, where nothing allocates memory) writes the restoring bytes and sets the line
///   discipline. It gives the streams back, prints the captured output, and hands the signal on to its former handler. A
///   crash reporter finds a terminal that it can write to.
/// - SIGTERM, SIGHUP, SIGINT: passed to the session through a pipe, which ends in order. A second one, should the main
///   thread hang, ends at once like a crash.
/// - SIGWINCH, SIGTSTP, SIGCONT: passed to the session.
///
/// Signals that the program ignores (as under `nohup`), and those other than crashes and endings that it handles itself,
/// are left alone. Whatever was set is put back by ``uninstall()``.
enum SignalGuard {
  /// The signals that end the process with a core, and to which crash reporters listen.
  static let crashes: [Int32] = {
    var signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT, SIGSYS, SIGXCPU, SIGXFSZ]
    #if os(macOS)
      signals.append(SIGEMT)
    #endif
    return signals
  }()
  static let endings = [SIGTERM, SIGHUP, SIGINT]
  /// The signals that end a process without a handler for them.
  static let alarms: [Int32] = {
    var signals = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF]
    #if os(Linux)
      signals += [SIGIO, SIGPWR, SIGSTKFLT]
      // The C library keeps the first ones of the kernel's for itself.
      signals += Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    #endif
    return signals
  }()
  static let messages = [SIGWINCH, SIGTSTP, SIGCONT]

  /// Starts guarding.
  ///
  /// - Returns: The end of the pipe that signal numbers can be read from, one byte each.
  static func install(_ device: TerminalDevice, capture: OutputCapture) throws(TerminalError) -> Int32 {
    let signals = try begin(
      input: device.input, output: device.output, capture: capture.file, savedOutput: capture.savedOutput,
      savedError: capture.savedError)
    withUnsafePointer(to: device.original) { ippo_guardSettings($0) }
    useAlternateStack()
    for signal in crashes { ippo_guardReplace(signal, ippo_guardCrash, ippo_guardUnlessIgnored) }
    replaceEndings()
    for signal in alarms { ippo_guardReplace(signal, ippo_guardCrash, ippo_guardByDefault) }
    for signal in messages { ippo_guardReplace(signal, ippo_guardPass, ippo_guardAlways) }
    // Writing to a terminal that has gone is an error, not the end.
    ippo_guardReplace(SIGPIPE, ippo_guardIgnore, ippo_guardByDefault)
    return signals
  }

  /// Starts guarding the signals that ask the process to end, for a session that leaves the terminal as it is.
  ///
  /// - Returns: As ``install(_:capture:)``.
  static func installEndings() throws(TerminalError) -> Int32 {
    let signals = try begin(input: STDIN_FILENO, output: -1)
    replaceEndings()
    return signals
  }

  private static func replaceEndings() {
    for signal in endings { ippo_guardReplace(signal, ippo_guardEnd, ippo_guardUnlessIgnored) }
  }

  /// Opens the pipe, and sets what the handlers use.
  private static func begin(
    input: Int32, output: Int32, capture: Int32 = -1, savedOutput: Int32 = -1, savedError: Int32 = -1
  ) throws(TerminalError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalDevice.failure("pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    record.pointee.input = input
    record.pointee.output = output
    record.pointee.capture = capture
    record.pointee.savedOutput = savedOutput
    record.pointee.savedError = savedError
    record.pointee.pipe = ends[1]
    record.pointee.count = 0
    record.pointee.endings = 0
    return ends[0]
  }

  /// Hands on the signals that come through the pipe. The source closes the pipe when it is cancelled.
  static func listen(
    to pipe: Int32, _ take: @escaping @MainActor (_ signals: [Int32]) -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var numbers = [UInt8](repeating: 0, count: 4096)
        let count = read(pipe, &numbers, numbers.count)
        if count > 0 { take(numbers[..<count].map { Int32($0) }) }
      }
    }
    source.setCancelHandler { close(pipe) }
    source.resume()
    return source
  }

  /// Ignores SIGHUP from now on. The shell sends it when a terminal is closed, and the system once more. The second one must not
  /// end a process that saves what was typed.
  static func ignoreHangups() { signal(SIGHUP, SIG_IGN) }

  /// Sets the line discipline that a second ending restores without bytes for the terminal; `nil` for none.
  static func setSettings(_ settings: termios?) {
    record.pointee.count = 0
    guard let settings else { return }
    withUnsafePointer(to: settings) { ippo_guardSettings($0) }
    // The byte goes nowhere: such a session has no output here.
    record.pointee.count = 1
  }

  /// Sets the bytes that restore the terminal from now on; empty while the terminal is the shell's.
  static func setRestoration(_ bytes: [UInt8]) {
    precondition(bytes.count <= Int(IPPO_RESTORATION_CAPACITY))
    // Empty while it is written: a signal in between finds nothing rather than half of it.
    record.pointee.count = 0
    withUnsafeMutableBytes(of: &record.pointee.bytes) { $0.copyBytes(from: bytes) }
    record.pointee.count = bytes.count
  }

  /// Stops guarding: every signal does again what it did before.
  static func uninstall() {
    for signal in crashes + endings + alarms + messages + [SIGPIPE] { ippo_guardRestore(signal) }
    close(record.pointee.pipe)
    record.pointee.pipe = -1
    record.pointee.count = 0
    record.pointee.endings = 0
  }

  /// Lets the next ending be the first one again, because the program goes on after this one.
  static func forgetEnding() { record.pointee.endings = 0 }

  /// Runs `body` while a signal does nothing to this process.
  static func ignoring(_ number: Int32, _ body: () -> Void) {
    var before = sigaction()
    sigaction(number, nil, &before)
    signal(number, SIG_IGN)
    body()
    sigaction(number, &before, nil)
  }

  /// Runs `body` while a signal without a default effect on a running process, such as SIGCONT, reaches no handler. What
  /// a blocked thread would get later is discarded, too: setting the default action does that (POSIX.1-2024, 2.4.3).
  static func discarding<Result>(_ number: Int32, _ body: () -> Result) -> Result {
    var before = sigaction()
    sigaction(number, nil, &before)
    var action = before
    action.handler = SIG_DFL
    sigaction(number, &action, nil)
    let result = body()
    sigaction(number, &action, nil)
    sigaction(number, &before, nil)
    return result
  }

  /// Leaves the signals of the keyboard (SIGINT, SIGQUIT) to another program of the job.
  ///
  /// - Returns: Puts their handling back.
  static func ignoringKeyboard() -> () -> Void {
    let former = [SIGINT, SIGQUIT].map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      signal(number, SIG_IGN)
      return (number, action)
    }
    return {
      for (number, action) in former {
        var action = action
        sigaction(number, &action, nil)
      }
    }
  }

  /// Does what the signal does without a handler.
  static func raiseDefault(_ number: Int32) {
    var action = sigaction()
    sigaction(number, nil, &action)
    var before = action
    action.handler = SIG_DFL
    sigaction(number, &action, nil)
    handOn(number)
    // Here again after SIGCONT.
    sigaction(number, &before, nil)
  }

  /// Raises a signal for whoever has it now, on this thread.
  static func handOn(_ number: Int32) { ippo_guardRaise(number) }

  /// Runs `body` on a thread that takes a signal, as threads that serve the main queue do not.
  static func unblocking(_ number: Int32, _ body: () -> Void) {
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    body()
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The memory that the handlers read.
  private static var record: UnsafeMutablePointer<ippo_SignalGuard> { ippo_signalGuard() }

  /// Gives the thread a stack for handlers, because one that overflowed cannot be used. The main queue may be served by
  /// another thread at any time, so the session calls this whenever it works. All threads share one stack, as only the
  /// working thread needs it.
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

  // Made once, for the handler alone.
  nonisolated(unsafe) private static let alternateStack = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 64 * 1024, alignment: 16)
}

/// The handler of a signal, whose field has another name on each platform.
extension sigaction {
  #if canImport(Darwin)
    fileprivate var handler: sig_t? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
  #elseif canImport(Musl)
    fileprivate var handler: (@convention(c) (Int32) -> Void)? {
      get { __sa_handler.sa_handler }
      set { __sa_handler.sa_handler = newValue }
    }
  #else
    fileprivate var handler: __sighandler_t? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
  #endif
}
