/// What a terminal is asked, and whether it has answered.
///
/// Behind the questions DA1 is asked (`CSI c`), which every terminal answers, and in order: once its answer is there, no
/// other one is on its way.
struct TerminalQuestions: Equatable, Sendable {
  /// How long the shell waits for an answer that is on its way when the terminal is given back.
  static let limit = Duration.milliseconds(200)
  /// A terminal that has not answered for so long does not answer.
  private static let expiry = Duration.seconds(5)

  /// Answers to DA1 that have not come.
  private var pending = 0
  private var askedAt = Duration.zero
  /// The terminal answers DA1.
  private(set) var areAnswered = false
  /// How long the last answer took.
  private(set) var delay: Duration?
  /// Private modes that the terminal has answered for since they were asked about.
  private var modes: Set<Int> = []

  /// Whether answers may be on their way.
  func arePending(at time: Duration) -> Bool { pending > 0 && time - askedAt < Self.expiry }

  /// The question that only tells when everything before it is answered.
  mutating func fence(at time: Duration) -> [UInt8] {
    pending += 1
    askedAt = time
    return Array("\u{1B}[c".utf8)
  }

  /// The questions of a session at its start, and after a change of the theme.
  mutating func all(_ traits: TerminalTraits, depth: ColorDepth, at time: Duration) -> [UInt8] {
    modes = []
    // The Linux console writes what it does not understand of these on the screen.
    guard !traits.isConsole else { return fence(at: time) }
    var text = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    if depth == .ansi16 { for index in 0..<16 { text += "\u{1B}]4;\(index);?\u{1B}\\" } }
    for mode in [Mode.synchronized, Mode.theme, Mode.meta, Mode.alt] { text += "\u{1B}[?\(mode)$p" }
    // The flags of the kitty keyboard protocol.
    text += "\u{1B}[?u"
    return Array(text.utf8) + fence(at: time)
  }

  /// Private modes the terminal is asked about (DECRQM).
  enum Mode {
    static let synchronized = 2026
    static let theme = 2031
    static let meta = 1036
    static let alt = 1039
  }

  mutating func note(mode: Int) { modes.insert(mode) }

  /// Whether the terminal has said anything about a mode.
  func isAnswered(mode: Int) -> Bool { modes.contains(mode) }

  /// DA1 was answered.
  mutating func noteFence(at time: Duration) {
    areAnswered = true
    guard pending > 0 else { return }
    pending -= 1
    if pending == 0 { delay = time - askedAt }
  }

  /// The terminal is somebody else's from now on.
  mutating func forget() { pending = 0 }
}
