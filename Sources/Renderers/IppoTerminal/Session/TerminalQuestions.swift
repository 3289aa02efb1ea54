/// The session's queries to its terminal, and the state of the answers.
///
/// DA1 (`CSI c`) follows the queries. Almost every terminal answers DA1, and answers queries in order: after its answer, no
/// other answer is pending. The terminals of Emacs answer CPR alone.
struct TerminalQuestions: Equatable, Sendable {
  /// The longest time that the shell waits for pending answers when the session returns the terminal.
  static let limit = Duration.milliseconds(200)
  /// The longest time that the first frame waits for pending answers.
  static let firstLimit = Duration.milliseconds(100)
  /// The time after which a terminal counts as not answering.
  static let expiry = Duration.seconds(5)

  /// The number of missing answers to DA1.
  private var pending = 0
  private(set) var askedAt = Duration.zero
  /// Whether the terminal answers DA1.
  private(set) var areAnswered = false
  /// The shortest round trip to the terminal.
  private(set) var delay: Duration?
  /// Private modes that the terminal has answered for since the last query.
  private var modes: Set<Int> = []

  /// The samples whose answers are pending.
  private var samples = TerminalSamples()
  /// The terminal's answers about samples of text; `nil` before its answer, or without one.
  private(set) var measurements: TerminalMeasurements?

  /// Whether answers may be pending.
  func arePending(at time: Duration) -> Bool { pending > 0 && time - askedAt < Self.expiry }

  /// The query whose answer marks the end of all earlier answers.
  mutating func fence(at time: Duration) -> [UInt8] {
    // Lost answers would hide that the later ones have come.
    if !arePending(at: time) { pending = 0 }
    pending += 1
    askedAt = time
    return Array("\u{1B}[c".utf8)
  }

  /// The queries of a session at its start and after a change of the theme.
  ///
  /// - Parameter samples: The samples of text to write on the screen, which is overwritten later.
  mutating func all(
    _ traits: TerminalTraits, depth: ColorDepth, samples: TerminalSamples = TerminalSamples(), at time: Duration
  ) -> [UInt8] {
    modes = []
    self.samples = samples
    // The Linux console prints the queries that it does not understand.
    guard !traits.isConsole else { return samples.bytes + fence(at: time) }
    var text = ""
    if traits.takesCommands {
      text += "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
      if depth == .ansi16 { for index in 0..<16 { text += "\u{1B}]4;\(index);?\u{1B}\\" } }
    }
    for mode in [Mode.synchronized, Mode.theme, Mode.meta, Mode.alt] { text += "\u{1B}[?\(mode)$p" }
    // The flags of the kitty keyboard protocol.
    text += "\u{1B}[?u"
    return Array(text.utf8) + samples.bytes + fence(at: time)
  }

  /// Records the position of the cursor, which answers for the next sample.
  mutating func note(cursor: CellPoint) {
    samples.note(cursor)
    guard let found = samples.measurements else { return }
    measurements = found
    samples = TerminalSamples()
  }

  /// Private modes that the session queries (DECRQM).
  enum Mode {
    static let synchronized = 2026
    static let theme = 2031
    static let meta = 1036
    static let alt = 1039
  }

  mutating func note(mode: Int) { modes.insert(mode) }

  /// Whether the terminal has answered for a mode.
  func isAnswered(mode: Int) -> Bool { modes.contains(mode) }

  /// Records an answer to DA1.
  mutating func noteFence(at time: Duration) {
    areAnswered = true
    guard pending > 0 else { return }
    pending -= 1
    samples = TerminalSamples()
    // A busy program reads an answer later than it came.
    if pending == 0 { delay = min(delay ?? .seconds(60), time - askedAt) }
  }

  /// Forgets all answers: from now on another process owns the terminal.
  mutating func forget() {
    pending = 0
    samples = TerminalSamples()
  }
}
