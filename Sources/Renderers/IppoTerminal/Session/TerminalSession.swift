import Dispatch
import IppoUI

/// Runs a view graph in the terminal of this process, until the person leaves.
///
/// The terminal is restored however the process ends: in order, by Control-C, SIGTERM or SIGHUP, and by a crash.
/// Control-Z suspends. What the program prints meanwhile appears on the shell's screen afterwards.
@MainActor
final class TerminalSession {
  private let device: TerminalDevice
  private let renderer: TerminalRenderer
  private var capture: OutputCapture
  private var parser = InputParser()
  private var modes = TerminalModes.shell
  private var graph: ViewGraph?

  /// Bytes the terminal has not taken yet.
  private var backlog: ArraySlice<UInt8> = []
  private var isDrawScheduled = false
  private var isTickScheduled = false
  /// Tells a timer of the input parser whether bytes have come since.
  private var inputCount = 0

  private var sources: [any DispatchSourceProtocol] = []
  private var writeSource: (any DispatchSourceWrite)?
  private var continuation: CheckedContinuation<TerminalExit, Never>?
  private var exit: TerminalExit?

  init(environment: [String: String]) throws(TerminalError) {
    device = try TerminalDevice()
    capture = OutputCapture()
    renderer = TerminalRenderer(
      size: device.size, capabilities: TerminalCapabilities(environment: environment))
  }

  /// - Returns: Why it ended; the terminal is the shell's again.
  func run(_ makeGraph: @MainActor () -> ViewGraph) async throws(TerminalError) -> TerminalExit {
    let signals: Int32
    do throws(TerminalError) { signals = try SignalGuard.install(device, capture: capture) } catch {
      capture.end()
      throw error
    }
    enter()
    let graph = makeGraph()
    self.graph = graph
    graph.onFrame = { [weak self] in self?.show($0) }
    adoptColorScheme()
    adoptSizeClass()
    graph.drain()
    update()
    listen(signals: signals)
    let reason = await withCheckedContinuation { (continuation: CheckedContinuation<TerminalExit, Never>) in
      if let exit { continuation.resume(returning: exit) } else { self.continuation = continuation }
    }
    graph.close()
    leave()
    for source in sources { source.cancel() }
    writeSource?.cancel()
    SignalGuard.uninstall()
    capture.end()
    return reason
  }

  private func end(_ reason: TerminalExit) {
    guard exit == nil else { return }
    exit = reason
    continuation?.resume(returning: reason)
    continuation = nil
  }

  // MARK: Modes

  private func enter() {
    // Set before anything is written: a crash in between must not leave the terminal raw.
    SignalGuard.setRestoration(TerminalModes.app.bytes(to: .shell))
    device.set(device.raw)
    change(to: .app)
    // OSC 11 asks for the background colour; what does not know it does not answer.
    write(Array("\u{1B}]11;?\u{1B}\\".utf8))
  }

  private func leave() {
    flush()
    change(to: .shell)
    // The terminal may be slow, but the shell must not find it in these modes.
    for _ in 0..<200 where !backlog.isEmpty {
      var descriptor = pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0)
      guard poll(&descriptor, 1, 10) >= 0 else { break }
      flush()
    }
    device.set(device.original)
    SignalGuard.setRestoration([])
  }

  private func change(to next: TerminalModes) {
    guard next != modes else { return }
    if next != .shell { SignalGuard.setRestoration(next.bytes(to: .shell)) }
    write(modes.bytes(to: next))
    modes = next
  }

  /// Stops the process as Control-Z does in a shell, and goes on when it is continued.
  private func suspend(wholeGroup: Bool) {
    leave()
    if wholeGroup {
      // The programs that started this one, such as `swift run`, belong to the same job.
      SignalGuard.ignoring(SIGTSTP) { kill(0, SIGTSTP) }
    }
    SignalGuard.raiseDefault(SIGTSTP)
    resume()
  }

  private func resume() {
    enter()
    renderer.resize(device.size)
    adoptSizeClass()
    update()
  }

  // MARK: The screen

  private func show(_ frame: RenderFrame) {
    do throws(RenderTreeError) {
      try renderer.apply(frame)
    } catch {
      preconditionFailure("The graph and the renderer disagree about the render tree: \(error)")
    }
    scheduleDraw()
  }

  /// One drawing for all frames of this turn of the main queue.
  private func scheduleDraw() {
    guard !isDrawScheduled else { return }
    isDrawScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isDrawScheduled else { return }
        self.update()
      }
    }
  }

  /// Lays out, tells the graph what follows from that, and draws.
  private func update() {
    isDrawScheduled = false
    SignalGuard.useAlternateStack()
    guard exit == nil, graph != nil else { return }
    var pending = renderer.layout()
    // Views can change for the sizes they are told; a loop is cut off.
    for _ in 0..<16 where !pending.isEmpty {
      deliver(pending)
      pending = renderer.layout()
    }
    isDrawScheduled = false
    if modes != .shell {
      var next = TerminalModes.app
      next.reportsMotion = renderer.wantsMotion
      change(to: next)
    }
    // A terminal that does not keep up skips frames: the next one shows the difference to what it has.
    guard backlog.isEmpty else { return }
    write(renderer.draw())
    if renderer.isAnimating { scheduleTick() }
  }

  private func scheduleTick() {
    guard !isTickScheduled else { return }
    isTickScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isTickScheduled = false
        self.renderer.advance()
        self.update()
      }
    }
  }

  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    backlog.append(contentsOf: bytes)
    flush()
  }

  private func flush() {
    while !backlog.isEmpty {
      switch device.write(backlog) {
      case .wrote(0):
        waitForTerminal()
        return
      case .wrote(let count): backlog = backlog.dropFirst(count)
      case .end:
        backlog = []
        end(.hangup)
      }
    }
  }

  private func waitForTerminal() {
    guard writeSource == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: device.output, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.flush()
        guard self.backlog.isEmpty else { return }
        self.writeSource?.cancel()
        self.writeSource = nil
        self.update()
      }
    }
    writeSource = source
    source.resume()
  }

  // MARK: Input

  private func listen(signals: Int32) {
    let input = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
    let signal = DispatchSource.makeReadSource(fileDescriptor: signals, queue: .main)
    signal.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readSignals(signals) } }
    signal.setCancelHandler { close(signals) }
    sources = [input, signal]
    for source in sources { source.resume() }
  }

  private func readInput() {
    switch device.read() {
    case .nothing: return
    case .end: end(.endOfInput)
    case .bytes(let bytes):
      inputCount += 1
      handle(parser.feed(bytes))
      guard parser.isWaiting else { return }
      let count = inputCount
      // A lone Escape is told from the start of a sequence by what does not follow.
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(25)) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.inputCount == count else { return }
          self.handle(self.parser.timeout())
        }
      }
    }
  }

  private func handle(_ events: [InputEvent]) {
    SignalGuard.useAlternateStack()
    for event in events {
      if case .key(let press) = event, press.modifiers == .control {
        if press.key == .character("c") { return end(.quit) }
        if press.key == .character("z") {
          suspend(wholeGroup: true)
          continue
        }
        if press.key == .character("l") {
          renderer.redraw()
          continue
        }
      }
      deliver(renderer.handle(event, at: Self.now), for: event)
      if case .backgroundColor = event { adoptColorScheme() }
      guard exit == nil else { return }
    }
    update()
  }

  private func deliver(_ events: [TerminalEvent], for input: InputEvent? = nil) {
    for event in events {
      do {
        try graph?.send(event.event, to: event.id)
      } catch {
        // A key that no view takes does what it does by itself. What else the graph refuses (a control that has just
        // been disabled, an event nobody listens to) changes nothing.
        if let input { deliver(renderer.handle(input, refused: event, at: Self.now)) }
      }
    }
  }

  private func adoptColorScheme() {
    let isDark = renderer.capabilities.palette.isDark
    graph?.updateEnvironment { $0.colorScheme = isDark ? .dark : .light }
  }

  /// As on the web, 700 points and more are regular: 88 columns.
  private func adoptSizeClass() {
    let width = Double(device.size.columns) * CellMetrics.cellWidth
    graph?.updateEnvironment { $0.horizontalSizeClass = width < 700 ? .compact : .regular }
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  // MARK: Signals

  private func readSignals(_ pipe: Int32) {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(pipe, &numbers, numbers.count)
    guard count > 0 else { return }
    for number in Set(numbers[..<count].map { Int32($0) }) {
      switch number {
      case SIGWINCH:
        renderer.resize(device.size)
        adoptSizeClass()
        update()
      case SIGTSTP: suspend(wholeGroup: false)
      case SIGCONT: resume()
      default: end(.signal(number))
      }
    }
  }
}

/// Why a session ended.
enum TerminalExit: Equatable, Sendable {
  /// The person pressed Control-C.
  case quit
  /// Standard input was ended.
  case endOfInput
  /// The terminal has gone.
  case hangup
  /// Asked to by a signal.
  case signal(Int32)
}
