import IppoRender

/// The progress of the whole page, which some terminals show in their tab or on the task bar (OSC 9;4 of ConEmu).
enum PageProgress: Equatable {
  /// No progress, or more than one.
  case none
  /// Work goes on, and the end is not known.
  case unknown
  /// In percent, 0...100.
  case percent(Int)

  init(_ progress: RenderProgress?) {
    switch progress?.fraction {
    case nil: self = progress == nil ? .none : .unknown
    case let fraction?: self = .percent(Int((fraction.asFraction * 100).rounded()))
    }
  }

  var bytes: [UInt8] {
    let parameters =
      switch self {
      case .none: "0"
      case .unknown: "3"
      case .percent(let percent): "1;\(percent)"
      }
    return Array("\u{1B}]9;4;\(parameters)\u{1B}\\".utf8)
  }
}

extension TerminalTraits {
  /// Whether a terminal is known to show progress. To others, OSC 9 is a notice for the person, who would get one for every
  /// step.
  ///
  /// Windows Terminal, ConEmu, Ghostty, WezTerm, mintty, and VTE since 0.80 do; tmux and screen do not pass it on.
  static func showsProgress(_ environment: [String: String]) -> Bool {
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return false }
    if environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON" { return true }
    if ["ghostty", "WezTerm", "mintty"].contains(environment["TERM_PROGRAM"]) { return true }
    return (environment["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 8000
  }
}

extension TerminalRenderer {
  /// The only progress view on the screen, outside of rows; `nil` where there is none or more than one.
  var pageProgress: RenderProgress? {
    guard let node = pageProgressNode, case .progress(let progress) = node.element else { return nil }
    return progress
  }
}

extension LayoutNode {
  /// The progress views that are shown below a node, at most two. Gauges show measurements, and rows show the progress of
  /// their items.
  func progressViews(limit: Int = 2) -> [LayoutNode] {
    if isRow { return [] }
    if case .progress(let progress) = element {
      return progress.isGauge || attributes.isHidden ? [] : [self]
    }
    var found: [LayoutNode] = []
    for child in uncovered where found.count < limit { found += child.progressViews(limit: limit - found.count) }
    return found
  }
}
