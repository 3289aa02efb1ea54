#if Terminal
  import IppoRecorder
  import IppoTerminal

  /// The keys by which a replay in a terminal is controlled, and the last row.
  @MainActor
  final class ReplayKeys: TerminalRemote {
    private let session: ReplaySession
    /// The number that is being typed.
    private var number = ""
    /// The difference that was shown, unless it is to be shown again.
    private var shownDifference: ReplayDifference?

    var onChange: (@MainActor () -> Void)?
    var onEnd: (@MainActor () -> Void)?

    init(_ session: ReplaySession) {
      self.session = session
      session.onChange = { [weak self] in self?.onChange?() }
    }

    var line: TerminalRemoteLine {
      let point = session.point ?? 0
      var detail = session.points[point]
      if session.difference != nil { detail = "The program leaves the recording." }
      if let goal = session.goal, goal != point { detail = "On the way to \(goal)" }
      if !number.isEmpty { detail = "Go to \(number)" }
      let title = "\(session.isPlaying ? "Playing" : "Replay") \(point)/\(session.end)"
      let moves = [
        ("→ ←", "step"), ("Space", session.isPlaying ? "pause" : "play"), ("+ -", Self.words(of: session.speed)),
        ("0-9 Enter", "go to"),
      ]
      let difference = session.difference == nil ? [] : [("d", "difference")]
      let others = [("q", "quit"), ("Home End", "ends")]
      return TerminalRemoteLine(state: (title, detail), keys: difference + moves + others)
    }

    private static func words(of speed: Double) -> String {
      speed.rounded() == speed ? "\(Int(speed))×" : "\(speed)×"
    }

    func takeReport() -> [String]? {
      guard let difference = session.difference else {
        shownDifference = nil
        return nil
      }
      guard difference != shownDifference else { return nil }
      shownDifference = difference
      return difference.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func handle(_ press: TerminalKeyPress) -> Bool {
      guard press.modifiers.subtracting(.shift).isEmpty else { return false }
      defer { onChange?() }
      switch press.key {
      case .character(let character) where character.isASCII && character.isNumber:
        number = String((number + String(character)).suffix(6))
        return true
      case .enter:
        if let point = Int(number) { session.go(to: point) }
      case .backspace:
        number = String(number.dropLast())
        return true
      case .right: session.stepForward()
      case .left: session.stepBack()
      case .home: session.go(to: 0)
      case .end: session.go(to: session.end)
      case .character(" "): if session.isPlaying { session.pause() } else { session.play() }
      case .character("+"), .character("="): changeSpeed(by: 1)
      case .character("-"): changeSpeed(by: -1)
      case .character("d"): shownDifference = nil
      case .character("q"): onEnd?()
      case .escape: break
      // They scroll, and move the focus to the content that scrolls.
      case .up, .down, .pageUp, .pageDown, .tab: return false
      case .character, .delete, .insert, .function: break
      }
      number = ""
      return true
    }

    private func changeSpeed(by step: Int) {
      let speeds = ReplaySession.speeds
      let index = (speeds.firstIndex(of: session.speed) ?? 2) + step
      if speeds.indices.contains(index) { session.setSpeed(speeds[index]) }
    }
  }
#endif
