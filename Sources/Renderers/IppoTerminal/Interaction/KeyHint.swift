import IppoRender

/// The effect of the most important key of a control, in no language.
struct ControlHint: Equatable {
  var keys: String
  var effect: TerminalWord
  /// The key that a click on the hint presses; `nil`: none.
  var press: TerminalKeyPress.Key?

  init(_ keys: String, _ effect: TerminalWord, press: TerminalKeyPress.Key? = nil) {
    self.keys = keys
    self.effect = effect
    self.press = press
  }

  static func enter(_ effect: TerminalWord) -> ControlHint { ControlHint("Enter", effect, press: .enter) }

  /// The arrow keys that change a value.
  static let change = ControlHint("← →", .change)
}

/// The effect of a key, in a word or two.
struct KeyHint: Equatable {
  /// Names of keys, such as `Enter` or `← →`.
  var keys: String
  var effect: String
  /// The key that a click on the hint presses; `nil`: none.
  var press: TerminalKeyPress?

  init(_ keys: String, _ effect: String, press: TerminalKeyPress.Key? = nil) {
    self.keys = keys
    self.effect = effect
    self.press = press.map { TerminalKeyPress($0) }
  }

  init(_ hint: ControlHint, in words: RenderWords) {
    self.init(KeyName.localized(hint.keys, in: words), words.terminal(hint.effect), press: hint.press)
  }

  var columns: Int { ClusterWidth.columns(of: keys) + 1 + ClusterWidth.columns(of: effect) }
}
