/// Answers: the session's queries to its terminal, and the handling of the answers.
extension TerminalSession {
  func ask() {
    write(questions.all(traits, depth: renderer.capabilities.colorDepth, at: Self.now))
  }

  /// The queries before the first frame. They include samples of text, which the first frame overwrites.
  func askFirst() {
    let capabilities = renderer.capabilities
    // In an inline program they would stand between the lines of the shell.
    let isKnown = inline != nil || questions.measurements != nil || capabilities.isASCII
    let samples = isKnown ? TerminalSamples() : TerminalSamples(size: device.size)
    write(pictures.questions(traits, capabilities))
    write(questions.all(traits, depth: capabilities.colorDepth, samples: samples, at: Self.now))
  }

  func takeAnswers() {
    for answer in parser.takeAnswers() { take(answer) }
  }

  private func take(_ answer: TerminalAnswer) {
    switch answer {
    case .deviceAttributes(let showsSixel):
      questions.noteFence(at: Self.now)
      noteMotionAnswer()
      if showsSixel { pictures.answers.knowsSixel = true }
      adoptPictures()
      // The terminal answers DA1, but has not answered for this mode.
      if !questions.isAnswered(mode: TerminalQuestions.Mode.synchronized) { renderer.adopt(isSynchronized: false) }
      // The flags of the kitty keyboard protocol were asked for before.
      if traits.modifiesOtherKeys, !appModes.tellsKeysApart { appModes.modifiesOtherKeys = true }
      // A slow line also divides sequences.
      if let delay = questions.delay {
        parser.escapePatience = min(max(.milliseconds(25), delay), .milliseconds(150))
      }
    case .foreground(let color): renderer.adopt(foreground: color)
    case .color(let index, let color): renderer.adopt(color: color, at: index)
    case .mode(let mode, let state): take(mode, state)
    case .cursor(let point):
      questions.note(cursor: point)
      if let measurements = questions.measurements { renderer.adopt(measurements) }
    case .keyboardFlags:
      appModes.tellsKeysApart = true
      appModes.modifiesOtherKeys = false
    case .themeChanged: ask()
    case .version(let version): pictures.answers.version = version
    case .kittyGraphics: pictures.answers.knowsKitty = true
    case .cellSize(let cell):
      pictures.answers.cell = cell
      if pictures.hasAdopted { adoptPictures() }
    case .areaSize(let area): pictures.answers.area = area
    case .graphicsColors(let count): pictures.answers.colors = count
    }
  }

  private func take(_ mode: Int, _ state: TerminalAnswer.ModeState) {
    questions.note(mode: mode)
    let isOff = state == .reset
    let isKnown = state != .unknown
    switch mode {
    case TerminalQuestions.Mode.synchronized: renderer.adopt(isSynchronized: isKnown)
    // The person has set the modes that are already set, so the session must not reset them.
    case TerminalQuestions.Mode.theme: if isOff { appModes.reportsTheme = true }
    case TerminalQuestions.Mode.meta: if isOff { appModes.sendsMetaAsEscape = true }
    case TerminalQuestions.Mode.alt: if isOff { appModes.sendsAltAsEscape = true }
    default: break
    }
  }

  /// Reads or discards pending input before the session returns the terminal; otherwise the shell would execute it.
  ///
  /// The session queries an answering terminal once more, so that no mouse report follows the answer.
  func awaitAnswers() {
    guard exit != .hangup, exit != .endOfInput else { return }
    // In canonical mode, unread bytes would become a line.
    defer { device.discardInput() }
    let start = Self.now
    if questions.areAnswered { write(questions.fence(at: start)) }
    guard questions.arePending(at: start) else { return }
    let deadline = start + TerminalQuestions.limit
    while questions.arePending(at: Self.now), device.waitForInput(deadline - Self.now) {
      guard case .bytes(let bytes) = device.read() else { break }
      _ = parser.feed(bytes)
      for answer in parser.takeAnswers() where answer.isFence { questions.noteFence(at: Self.now) }
    }
    parser = InputParser(keyboard: keyboard)
    questions.forget()
  }
}
