/// Answers: what a session asks its terminal, and what becomes of what the terminal says.
extension TerminalSession {
  func ask() {
    write(questions.all(traits, depth: renderer.capabilities.colorDepth, at: Self.now))
  }

  func takeAnswers() {
    for answer in parser.takeAnswers() { take(answer) }
  }

  private func take(_ answer: TerminalAnswer) {
    switch answer {
    case .deviceAttributes:
      questions.noteFence(at: Self.now)
      // The terminal answers, and has not answered for this.
      if !questions.isAnswered(mode: TerminalQuestions.Mode.synchronized) { renderer.adopt(isSynchronized: false) }
      // A line that is slow divides sequences, too.
      if let delay = questions.delay {
        parser.escapePatience = min(max(.milliseconds(25), delay), .milliseconds(150))
      }
    case .foreground(let color): renderer.adopt(foreground: color)
    case .color(let index, let color): renderer.adopt(color: color, at: index)
    case .mode(let mode, let state): take(mode, state)
    case .keyboardFlags: appModes.tellsKeysApart = true
    case .themeChanged: ask()
    }
  }

  private func take(_ mode: Int, _ state: TerminalAnswer.ModeState) {
    questions.note(mode: mode)
    let isOff = state == .reset
    let isKnown = state != .unknown
    switch mode {
    case TerminalQuestions.Mode.synchronized: renderer.adopt(isSynchronized: isKnown)
    // What is set already, a person has set: it is not for the session to reset it.
    case TerminalQuestions.Mode.theme: if isOff { appModes.reportsTheme = true }
    case TerminalQuestions.Mode.meta: if isOff { appModes.sendsMetaAsEscape = true }
    case TerminalQuestions.Mode.alt: if isOff { appModes.sendsAltAsEscape = true }
    default: break
    }
  }

  /// Takes what is on its way before the terminal is given back: the shell would run it.
  ///
  /// A terminal that answers is asked once more, so that no report of the mouse comes after the answer.
  func awaitAnswers() {
    guard exit != .hangup, exit != .endOfInput else { return }
    let start = Self.now
    if questions.areAnswered { write(questions.fence(at: start)) }
    guard questions.arePending(at: start) else { return }
    let deadline = start + TerminalQuestions.limit
    while questions.arePending(at: Self.now), device.waitForInput(deadline - Self.now) {
      guard case .bytes(let bytes) = device.read() else { break }
      _ = parser.feed(bytes)
      for answer in parser.takeAnswers() where answer == .deviceAttributes { questions.noteFence(at: Self.now) }
    }
    device.discardInput()
    parser = InputParser(keyboard: keyboard)
    questions.forget()
  }
}
