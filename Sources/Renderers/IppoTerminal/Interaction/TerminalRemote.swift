/// An object that takes the keys in the place of the app, and has the last row of the terminal. A replay is controlled in
/// this way: its window takes no events of the person.
@MainActor
package protocol TerminalRemote: AnyObject {
  /// The content of the last row.
  var line: TerminalRemoteLine { get }

  /// Lines to show over the app until the next key; `nil` for none. The terminal shows them once.
  func takeReport() -> [String]?

  /// Handles a key.
  ///
  /// - Returns: `false` for a key that the renderer handles, such as one that scrolls.
  func handle(_ press: TerminalKeyPress) -> Bool

  /// The callback for another line or report.
  var onChange: (@MainActor () -> Void)? { get set }
  /// The callback for the end of the program.
  var onEnd: (@MainActor () -> Void)? { get set }
}

/// The last row of a terminal with a ``TerminalRemote``.
package struct TerminalRemoteLine: Equatable, Sendable {
  /// The state in a word or two, and in more detail.
  package var state: (title: String, detail: String)
  /// The names of keys with their effects, the most important first.
  package var keys: [(keys: String, effect: String)]

  /// Describes a row.
  ///
  /// - Parameters:
  ///   - state: The state in a word or two, and in more detail.
  ///   - keys: The names of keys with their effects, the most important first.
  package init(state: (title: String, detail: String), keys: [(keys: String, effect: String)]) {
    self.state = state
    self.keys = keys
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && left.keys.elementsEqual(right.keys, by: ==)
  }
}

extension TerminalSession {
  /// Gives the keys and the last row to a remote.
  func follow(_ remote: any TerminalRemote) {
    self.remote = remote
    remote.onChange = { [weak self] in self?.adoptRemote() }
    remote.onEnd = { [weak self] in self?.finish() }
    adoptRemote()
  }

  private func adoptRemote() {
    guard exit == nil, let remote else { return }
    renderer.remoteLine = remote.line
    if let report = remote.takeReport() { renderer.show(report) }
    scheduleDraw()
  }

  /// - Returns: Whether the remote has handled the input.
  func handledByRemote(_ event: InputEvent) -> Bool {
    guard let remote, !renderer.showsReport else { return false }
    switch event {
    case .key(let press), .keyRepeat(let press): return remote.handle(press)
    // The window refuses texts.
    case .paste: return true
    case .keyUp, .mouse, .windowFocus, .backgroundColor: return false
    }
  }
}
