import Dispatch
import Foundation
import IppoRender

/// Input: everything that has come is parsed at once, and dealt with in slices with a frame after each.
extension TerminalSession {
  /// How long input is dealt with before the screen is drawn.
  private static let slice = Duration.milliseconds(40)

  func listenToInput() {
    let source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
    inputSource = source
    source.resume()
  }

  func stopListeningToInput() {
    // A source that is held back cannot be released.
    holdInput(false)
    inputSource?.cancel()
    inputSource = nil
  }

  /// Waits for pending answers, so that the first frame has the terminal's colours and widths. Other input is queued.
  func awaitFirstAnswers() {
    let deadline = questions.askedAt + TerminalQuestions.firstLimit
    while questions.arePending(at: Self.now), device.waitForInput(deadline - Self.now) {
      guard case .bytes(let bytes) = device.read() else { return }
      for event in parser.feed(bytes) {
        if case .backgroundColor = event { handle(event) } else { queue.append([event]) }
      }
      takeAnswers()
    }
  }

  /// Handles the input that was queued before the first frame.
  func handleFirstInput() {
    inputCount += 1
    holdInput(queue.isFull)
    waitForRest()
    // The app may focus a field as it appears.
    typeAhead.begin()
    if queue.isEmpty { typeAhead.rest(at: Self.now) } else { handleSlice() }
  }

  func holdInput(_ isHeld: Bool) {
    guard isInputHeld != isHeld, let inputSource else { return }
    isInputHeld = isHeld
    if isHeld { inputSource.suspend() } else { inputSource.resume() }
  }

  // MARK: Reading

  private func readInput() {
    // Later input belongs to the next process.
    guard exit != .handedOver else { return }
    let isBusy = !queue.isEmpty
    let end = Self.now + Self.slice
    var hasRead = false
    repeat {
      switch device.read() {
      case .nothing: break
      case .end: return self.end(.endOfInput)
      case .bytes(let bytes):
        hasRead = true
        queue.append(parser.feed(bytes))
        takeAnswers()
        if isBusy { handleJobControl() }
      }
    } while exit == nil && !queue.isFull && Self.now < end && device.hasInput
    guard hasRead, exit == nil else { return }
    inputCount += 1
    holdInput(queue.isFull)
    waitForRest()
    if !isSliceScheduled { handleSlice() }
  }

  /// A lone Escape is told from the start of a sequence by what does not follow.
  private func waitForRest() {
    guard let patience = parser.patience else { return }
    let count = inputCount
    DispatchQueue.main.asyncAfter(deadline: .now() + patience.dispatchInterval) { [weak self] in
      MainActor.assumeIsolated {
        // What has come since may wait in the terminal, while the main queue was busy.
        guard let self, self.exit == nil, self.inputCount == count, !self.device.hasInput else { return }
        self.queue.append(self.parser.timeout())
        if !self.isSliceScheduled { self.handleSlice() }
      }
    }
  }

  // MARK: Handling

  private func handleSlice() {
    isSliceScheduled = false
    sliceCount += 1
    SignalGuard.useAlternateStack()
    let end = Self.now + Self.slice
    var wait: TypeAhead.Wait?
    while exit == nil, elsewhere == nil, !queue.isEmpty {
      followApp()
      wait = waitOfText()
      guard wait == nil, let input = queue.next(takesText: remote == nil && renderer.takesText) else { break }
      handle(input)
      if Self.now >= end { break }
    }
    guard exit == nil, elsewhere == nil else { return }
    // The input before the key has had its time.
    if wait == nil { handleJobControl() }
    guard exit == nil else { return }
    update()
    holdInput(queue.isFull)
    guard !queue.isEmpty else {
      typeAhead.rest(at: Self.now)
      return handOverIfIdle()
    }
    scheduleSlice(after: wait)
  }

  /// Handles what waits, after signals, timers and effects of the app have had their turn.
  func scheduleSlice(after wait: TypeAhead.Wait? = nil) {
    guard !queue.isEmpty, !isSliceScheduled else { return }
    isSliceScheduled = true
    let count = sliceCount
    let next: @MainActor @Sendable () -> Void = { [weak self] in
      // Another slice may have come before: text waits no longer than for the focus of a field.
      if let self, self.sliceCount == count { self.handleSlice() }
    }
    let later = { (delay: Duration) in
      DispatchQueue.main.asyncAfter(deadline: .now() + delay.dispatchInterval) { MainActor.assumeIsolated(next) }
    }
    switch wait {
    case nil: DispatchQueue.main.async { MainActor.assumeIsolated(next) }
    case .time(let delay): later(delay)
    case .turn(let limit):
      later(limit)
      Task.detached(priority: .background) { [weak self] in await self?.passTurn(of: count) }
    }
  }

  private func passTurn(of count: Int) {
    guard exit == nil, sliceCount == count else { return }
    typeAhead.passTurn()
    handleSlice()
  }

  /// Brings the screen up to date, so that input applies to the app's current content, and to the current focus.
  private func followApp() {
    window?.drain()
    if renderer.hasFocusToSettle { layOut() }
  }

  /// Returns what the oldest text waits for, while a field may still get the focus; `nil` for other input.
  private func waitOfText() -> TypeAhead.Wait? {
    guard remote == nil, typeAhead.isExpecting, queue.beginsWithText else { return nil }
    guard lacksField else {
      typeAhead.finish(at: Self.now)
      return nil
    }
    return typeAhead.wait(at: Self.now)
  }

  /// Handles waiting text, once a field has the focus.
  func resumeText() {
    guard exit == nil, elsewhere == nil, typeAhead.isWaiting, isSliceScheduled else { return }
    if !lacksField { handleSlice() }
  }

  /// Whether no field has the focus, or the one that the last event has submitted.
  private var lacksField: Bool {
    renderer.leavesTextToShortcuts || submittedNode.map { $0 == renderer.focusedNode } ?? false
  }

  private func handle(_ input: InputQueue.Input) {
    hasChanged = true
    typeAhead.finish(at: Self.now)
    switch input {
    case .text(let text): deliver(renderer.type(text))
    case .event(let event): handle(event)
    }
  }

  // MARK: Keys that end or stop the program

  /// Handles keys that end or stop the program at once, though other input waits before them.
  private func handleJobControl() {
    while exit == nil, let control = queue.takeJobControl() { handle(control) }
  }

  private func handle(_ control: JobControl) {
    switch control {
    case .interrupt: quit()
    case .quit: end(.signal(SIGQUIT))
    case .suspend:
      // The line discipline stops the program once, however often the key was pressed before.
      queue.dropSuspensions()
      suspend(wholeGroup: true)
    }
  }

  /// Ends at the wish of the person, unless the window asks about unsaved changes first.
  private func quit() {
    // As the line discipline does (VINTR, POSIX.1-2024, 11.1.9), interrupting discards what was typed ahead. It is no
    // answer to the question either.
    queue = InputQueue()
    let asks = (window as? any LeavingWindow)?.asksToLeave { [weak self] in self?.end(.quit) } ?? false
    if !asks { end(.quit) }
  }

  /// Text that follows an event waits, unless the event has edited the field with the focus.
  private func expectField(after events: [TerminalEvent], of input: InputEvent) {
    guard input.isDeliberate, !events.isEmpty else { return }
    let hasSubmitted = events.contains { $0.event == .submit }
    guard hasSubmitted || renderer.leavesTextToShortcuts else { return }
    submittedNode = hasSubmitted ? renderer.focusedNode : nil
    typeAhead.begin()
  }

  private func handle(_ event: InputEvent) {
    guard exit == nil else { return }
    if let control = event.jobControl { return handle(control) }
    if event == .key(.character("l", .control)) { return renderer.redraw() }
    if handledByRemote(event) { return }
    if case .key(let press) = event, (window as? any TerminalKeyTaker)?.take(press) == true { return }
    let events = renderer.handle(event, at: Self.now)
    deliver(events, for: event)
    expectField(after: events, of: event)
    if let text = renderer.takeCopiedText() { copy(text) }
    openEditor()
    if case .backgroundColor = event { adapt() }
  }
}

extension Duration {
  var dispatchInterval: DispatchTimeInterval {
    .milliseconds(Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000))
  }
}
