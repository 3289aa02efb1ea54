import Dispatch
import IppoRender

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a window as lines on standard input and output: for screen readers, pipes, and terminals that cannot place text.
///
/// The terminal stays in the line discipline of the shell, except that it does not show a secret that is typed.
@MainActor
final class ReadingSession {
  private let appName: String
  private let opener: DesktopOpener
  private let language: String?
  private let keeper: (any TerminalKeeper)?
  private let inline: InlineProgram?
  /// The stream that takes the lines. Standard output of an inline program has the result alone, unless it is a terminal.
  private let output: Int32
  private let isInteractive = isatty(STDIN_FILENO) == 1
  private var reader: Reader?
  private var window: (any RenderSource)?
  private var secret: SecretInput?
  private var continuation: CheckedContinuation<TerminalExit, Never>?
  private var exit: TerminalExit?

  init(
    appName: String, environment: [String: String], keeper: (any TerminalKeeper)? = nil, inline: InlineProgram? = nil
  ) {
    self.appName = appName
    self.keeper = keeper
    self.inline = inline
    output = inline == nil || isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
    opener = DesktopOpener(environment: environment)
    language = TerminalLanguage.tag(in: environment)
  }

  /// Whether the environment, or the kind of input and output, asks for lines.
  static func isWanted(_ environment: [String: String]) -> Bool {
    isWanted(environment, isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  static func isWanted(_ environment: [String: String], isTerminal: Bool) -> Bool {
    let term = environment["TERM"] ?? ""
    if !isTerminal || term.isEmpty || term == "dumb" { return true }
    return !["", "0", "false", "no"].contains((environment["ACCESSIBLE"] ?? "").lowercased())
  }

  func run(_ makeSource: @MainActor () -> any RenderSource) async -> TerminalExit {
    let signals = try? SignalGuard.installEndings()
    let signalSource = signals.map {
      SignalGuard.listen(to: $0) { [weak self] received in
        if let ending = received.first { self?.receive(ending) }
      }
    }
    if let inline { follow(inline) }
    let window = makeSource()
    self.window = window
    let reader = Reader(window, language: language)
    self.reader = reader
    reader.onLine = { [weak self] in self?.write($0) }
    reader.onOpen = { [opener] in opener.open($0) }
    reader.now = { TerminalSession.now }
    reader.onWait = { [weak self] delay in
      DispatchQueue.main.asyncAfter(deadline: .now() + delay.dispatchInterval) {
        MainActor.assumeIsolated { self?.readChanges() }
      }
    }
    reader.onEnd = { [weak self] in self?.end(.quit) }
    keeper?.onMove = { [weak self] in self?.end(.moved) }
    write(ReadingVocabulary.readable(appName))
    reader.start()
    if isInteractive { reader.say(.hint) }
    keep()
    listen()
    let reason = await withCheckedContinuation { (continuation: CheckedContinuation<TerminalExit, Never>) in
      if let exit { continuation.resume(returning: exit) } else { self.continuation = continuation }
    }
    SignalGuard.ignoreHangups()
    secret = nil
    if reason != .moved { await keeper?.finish() }
    keeper?.onMove = nil
    if reason == .moved { (window as? any LeavingWindow)?.willBeHandedOver() }
    let failures = await window.closeAndFinish()
    if let signalSource {
      signalSource.cancel()
      SignalGuard.uninstall()
    }
    writeToShell(failures)
    return reason
  }

  /// Follows an inline program: its printed lines and its end.
  private func follow(_ program: InlineProgram) {
    program.onPrint = { [weak self] in self?.write(ReadingVocabulary.readable($0.string)) }
    program.onEnd = { [weak self] _ in self?.finish() }
  }

  /// Ends the session after the state that the end leaves has been read.
  func finish() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.readChanges()
        self?.end(.finished)
      }
    }
  }

  private func end(_ reason: TerminalExit) {
    guard exit == nil else { return }
    exit = reason
    continuation?.resume(returning: reason)
    continuation = nil
  }

  private func keep() {
    guard let keeper, let window, let reader else { return }
    let place = reader.place
    keeper.change { (window.archive(), place) }
  }

  private func readChanges() {
    guard exit == nil else { return }
    reader?.readChanges()
    keep()
  }

  // MARK: Input

  /// Reads lines on a thread of its own, because files cannot be waited for. The thread waits until a line has been handled, so
  /// that input does not pile up in memory.
  private func listen() {
    let handled = DispatchSemaphore(value: 0)
    let thread = DispatchQueue(label: "ippo.reading")
    thread.async { [weak self] in
      var input = LineInput()
      while let line = input.next() {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.take(line) }
          handled.signal()
        }
        handled.wait()
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.endInput() } }
    }
  }

  /// Ends at a signal. Control-C is the wish of the person, whom the window may ask about unsaved changes first.
  private func receive(_ signal: Int32) {
    guard signal == SIGINT, isInteractive, exit == nil, inline?.ending == nil, let reader else {
      return end(.signal(signal))
    }
    // The terminal shows what is typed again, and the question begins on a line of its own.
    secret = nil
    write("")
    guard reader.interrupt() else { return end(.signal(signal)) }
    SignalGuard.forgetEnding()
    if reader.asksForSecret { secret = SecretInput() }
    keep()
  }

  private func endInput() {
    guard exit == nil else { return }
    reader?.endInput()
    keep()
    end(.endOfInput)
  }

  private func take(_ line: String) {
    guard exit == nil, inline?.ending == nil, let reader else { return }
    if secret != nil {
      secret = nil
      // The line end that the person typed was not shown either.
      write("")
    }
    reader.enter(line)
    keep()
    if reader.isOver { return end(.quit) }
    if isInteractive, reader.asksForSecret { secret = SecretInput() }
  }

  // MARK: Output

  private func write(_ line: String) {
    guard exit == nil else { return }
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        return end(.hangup)
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(file, bytes, count)
  #elseif canImport(Musl)
    Musl.write(file, bytes, count)
  #else
    Darwin.write(file, bytes, count)
  #endif
}
