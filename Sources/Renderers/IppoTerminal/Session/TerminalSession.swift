import Dispatch
import Foundation
import IppoRender

/// Runs a window in the terminal of this process, until the person leaves.
///
/// The terminal is restored however the process ends: in order, by Control-C, SIGTERM or SIGHUP, and by a crash.
/// Control-Z suspends. What the program prints meanwhile appears on the shell's screen afterwards.
@MainActor
final class TerminalSession {
  let device: TerminalDevice
  let renderer: TerminalRenderer
  private var capture: OutputCapture
  var modes = TerminalModes.shell
  /// The modes of the app, limited to the terminal's capabilities.
  var appModes: TerminalModes
  let traits: TerminalTraits
  let keyboard: KeyboardTraits
  var questions = TerminalQuestions()
  let pictures: PictureFeed
  private let appName: String
  private let opener: DesktopOpener
  /// The title that the session has set for the terminal's window.
  var title: WindowTitle?
  /// The progress that the terminal shows for the page.
  var progress = PageProgress.none
  var window: (any RenderSource)?
  let keeper: (any TerminalKeeper)?
  /// The program, where the window stands below the prompt.
  let inline: InlineProgram?
  /// The object that has the keys and the last row; `nil` for a window that its person uses.
  var remote: (any TerminalRemote)?
  /// The supervision by the process that starts the program's versions; `nil` without it.
  let control: TerminalControl?
  /// Whether the terminal is in the modes of the former process.
  var isTakingOver: Bool
  /// The text that is in the person's editor, which has the terminal.
  var elsewhere: EditedElsewhere?
  /// Whether the window has changed since the last call of the keeper.
  var hasChanged = false
  /// The start of a delay of drawing, while a change is not persisted.
  var heldSince: Duration?

  /// The most bytes of a frame that the session still writes on leaving.
  private static let mostOnLeaving = 1 << 16

  /// Bytes the terminal has not taken yet.
  var backlog: ArraySlice<UInt8> = []
  var isDrawScheduled = false
  private var isTickScheduled = false
  var motions = SessionMotions()

  // See TerminalSession+Input.

  var parser: InputParser
  var queue = InputQueue()
  /// The number of reads, by which a timer of the input parser recognizes later input.
  var inputCount = 0
  var inputSource: (any DispatchSourceRead)?
  /// Whether reading is suspended, because the queue has more input than a slice can handle.
  var isInputHeld = false
  var isSliceScheduled = false
  /// The number of slices, by which a delayed slice recognizes an earlier one.
  var sliceCount = 0
  var typeAhead = TypeAhead()
  /// The field that the last event has submitted.
  var submittedNode: RenderNodeID?

  private var signalSource: (any DispatchSourceRead)?
  private var writeSource: (any DispatchSourceWrite)?
  private var continuation: CheckedContinuation<TerminalExit, Never>?
  var exit: TerminalExit?

  /// - Parameters:
  ///   - appName: Part of the title of the terminal's window.
  ///   - theme: Takes precedence over that of the environment.
  ///   - keeper: Keeps the window for the next process.
  ///   - pictures: Takes precedence over the way of the environment.
  ///   - pictureLoader: Finds the files of pictures.
  ///   - inline: The program and its terminal, if the window stands below the prompt.
  ///   - control: The supervision by the process that starts the program's versions.
  init(
    appName: String, environment: [String: String], theme: TerminalTheme? = nil, keeper: (any TerminalKeeper)? = nil,
    pictures: TerminalPictures? = nil, pictureLoader: TerminalPictureLoader? = nil,
    inline: (program: InlineProgram, streams: InlineStreams)? = nil, control: TerminalControl? = nil
  ) throws(TerminalError) {
    self.appName = appName
    self.keeper = keeper
    opener = DesktopOpener(environment: environment)
    let term = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    self.inline = inline?.program
    device = try TerminalDevice(
      input: inline?.streams.input ?? STDIN_FILENO, output: inline?.streams.output ?? STDOUT_FILENO,
      original: control?.original)
    self.control = control
    modes = control?.former ?? .shell
    isTakingOver = modes != .shell
    guard let term, term != "dumb" else { throw .cannotPlaceText(term: term) }
    traits = TerminalTraits(environment: environment)
    keyboard = traits.keyboard(erase: device.erase)
    parser = InputParser(keyboard: keyboard)
    capture = control == nil ? OutputCapture() : .joined()
    var capabilities = TerminalCapabilities(environment: environment, theme: theme)
    if let pictures { capabilities.pictures = pictures }
    // An inline program shows the labels of pictures: rows that the shell's screen scrolls would take pictures with them.
    let loader = inline == nil ? pictureLoader : nil
    // The reports are read on the shell's screen, once the program has ended.
    self.pictures = PictureFeed(loader) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    appModes = inline == nil ? traits.modes : traits.inlineModes
    appModes.showsLinks = capabilities.showsLinks
    renderer =
      inline == nil
      ? TerminalRenderer(size: device.size, capabilities: capabilities, showsKeys: true)
      : TerminalRenderer(inline: device.size, capabilities: capabilities)
    // The rows of an inline program belong to its content.
    if inline == nil, !capabilities.reducesMotion { renderer.animate { Self.now } }
  }

  /// - Returns: Why it ended; the terminal is the shell's again.
  func run(_ makeSource: @MainActor () -> any RenderSource) async throws(TerminalError) -> TerminalExit {
    let signals: Int32
    do throws(TerminalError) { signals = try SignalGuard.install(device, capture: capture) } catch {
      capture.end()
      throw error
    }
    guard enter() else {
      let failure = TerminalDevice.failure("tcsetattr")
      SignalGuard.uninstall()
      close(signals)
      capture.end()
      throw failure
    }
    if let inline { follow(inline) }
    let window = makeSource()
    self.window = window
    // The window may have been shown something before it came here.
    if let frame = window.tree.frame { show(frame) }
    window.onFrame = { [weak self] in self?.show($0) }
    if let place = keeper?.place { renderer.go(to: place) }
    keeper?.onSettled = { [weak self] in self?.drawHeld() }
    keeper?.onMove = { [weak self] in self?.end(.moved) }
    awaitFirstAnswers()
    adoptPictures()
    adapt()
    window.drain()
    hasChanged = true
    update()
    listen(signals: signals)
    handleFirstInput()
    control?.begin(self)
    let reason = await withCheckedContinuation { (continuation: CheckedContinuation<TerminalExit, Never>) in
      if let exit { continuation.resume(returning: exit) } else { self.continuation = continuation }
    }
    SignalGuard.ignoreHangups()
    pictures.stop()
    endEditor()
    if inline != nil, modes != .shell {
      waitForBacklog()
      write(renderer.draw())
    }
    if reason == .handedOver { leaveModes() } else { leave(erasing: inline?.options.leavesPicture == false) }
    if reason != .moved { await keeper?.finish() }
    keeper?.onSettled = nil
    keeper?.onMove = nil
    if reason == .moved || reason == .handedOver { (window as? any LeavingWindow)?.willBeHandedOver() }
    let failures = await window.closeAndFinish()
    stopListening()
    writeSource?.cancel()
    SignalGuard.uninstall()
    capture.end()
    writeToShell(failures)
    return reason
  }

  func end(_ reason: TerminalExit) {
    guard exit == nil else { return }
    exit = reason
    queue = InputQueue()
    continuation?.resume(returning: reason)
    continuation = nil
  }

  // MARK: The screen

  private func show(_ frame: RenderFrame) {
    do throws(RenderTreeError) {
      try renderer.apply(frame)
    } catch {
      // Read on the shell's screen, once the program has ended.
      FileHandle.standardError.write(
        Data("A change did not fit the screen, which was made anew: \(error). Please report this.\n".utf8))
      remake()
    }
    hasChanged = true
    typeAhead.change(at: Self.now)
    for op in frame.ops {
      if case .open(let url) = op, !opener.open(url) { renderer.show(url: url) }
      if case .copy(let text) = op { copy(text) }
      if case .device(let request) = op { use(request) }
    }
    scheduleDraw()
  }

  /// Gives a text to the clipboard of the terminal.
  func copy(_ text: String) {
    if traits.takesCommands { writeCommand(ClipboardText(text).bytes) }
  }

  /// Writes a command that changes nothing on the screen, unless the person's editor has the terminal.
  func writeCommand(_ bytes: [UInt8]) {
    if elsewhere == nil { write(bytes) }
  }

  /// One drawing for all frames of this turn of the main queue.
  func scheduleDraw() {
    guard !isDrawScheduled else { return }
    isDrawScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isDrawScheduled else { return }
        self.update()
        self.resumeText()
      }
    }
  }

  /// Lays out, tells the graph what follows from that, and draws.
  func update() {
    isDrawScheduled = false
    SignalGuard.useAlternateStack()
    guard exit == nil, window != nil, elsewhere == nil else { return }
    layOutMeasured()
    isDrawScheduled = false
    if modes != .shell {
      var next = appModes
      next.reportsMotion = next.reportsMouse && renderer.wantsMotion
      next.reportsKeyReleases = next.tellsKeysApart && renderer.wantsKeyReleases
      change(to: next)
    }
    // A terminal that does not keep up skips frames: the next one shows the difference to what it has.
    guard backlog.isEmpty else { return }
    keep()
    guard !isHeld else { return }
    let next = WindowTitle(app: appName, page: renderer.pageTitle)
    if title != next, modes.keepsTitle {
      title = next
      write(next.bytes)
    }
    let nextProgress = modes.showsProgress ? PageProgress(renderer.pageProgress) : .none
    if progress != nextProgress {
      progress = nextProgress
      write(nextProgress.bytes)
    }
    drawFrame()
    workOnPictures()
    if inline != nil, modes != .shell { setRestoration(of: modes) }
    if renderer.isAnimating { scheduleTick() }
  }

  /// Lays out, and tells the graph what follows from that.
  func layOut() {
    var pending = renderer.layout()
    // Views can change for the sizes they are told; a loop is cut off.
    for _ in 0..<16 where !pending.isEmpty {
      deliver(pending)
      pending = renderer.layout()
    }
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

  /// Frees the pictures of the terminal. The session discards the rest of pictures that wait for a slow terminal.
  func dropPictures() {
    flush()
    if backlog.count > Self.mostOnLeaving { backlog = Array("\u{1B}\\".utf8)[...] }
    write(renderer.farewell)
  }

  func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    backlog.append(contentsOf: bytes)
    flush()
  }

  func flush() {
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

  func deliver(_ events: [TerminalEvent], for input: InputEvent? = nil) {
    for event in events {
      do {
        try window?.send(event.event, to: event.id)
      } catch {
        // A key that no view takes does what it does by itself. What else the graph refuses (a control that has just
        // been disabled, an event nobody listens to) changes nothing.
        if let input { deliver(renderer.handle(input, refused: event, at: Self.now)) }
      }
    }
  }

  func adoptSize() {
    renderer.resize(device.size)
    askForCellSize()
    adapt()
    update()
  }

  /// Tells the window how it is seen. As on the web, 700 points of width and more are regular, 88
  /// columns, and less than 480 of height are compact: 29 rows.
  func adapt() {
    var client = ClientEnvironment(
      isDark: renderer.capabilities.palette.isDark,
      width: Double(renderer.room.columns) * CellMetrics.cellWidth,
      height: Double(renderer.room.rows) * CellMetrics.cellHeight, language: renderer.capabilities.language)
    client.sharesFiles = true
    client.reducesMotion = renderer.capabilities.reducesMotion
    client.reportsPictures = renderer.loadsPictures
    window?.adapt(to: client)
  }

  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  // MARK: Signals

  func listen(signals: Int32) {
    listenToInput()
    signalSource = SignalGuard.listen(to: signals) { [weak self] in self?.take(signals: $0) }
  }

  private func stopListening() {
    stopListeningToInput()
    signalSource?.cancel()
  }

  private func take(signals received: [Int32]) {
    // A process that is stopped is continued to be ended.
    if let ending = SignalGuard.endings.first(where: received.contains) { return end(.signal(ending)) }
    // The editor stops and continues together with the session, which then takes the terminal with its size.
    guard elsewhere == nil else { return }
    // The last one counts: a process that was continued meanwhile does not stop. Both adopt the size.
    switch received.last(where: { $0 == SIGTSTP || $0 == SIGCONT }) {
    case SIGTSTP: suspend(wholeGroup: false)
    case SIGCONT: resume()
    default: if received.contains(SIGWINCH) { adoptSize() }
    }
  }
}
