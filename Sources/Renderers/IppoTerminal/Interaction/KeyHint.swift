/// What a key does, in a word or two.
struct KeyHint: Equatable {
  /// Names of keys, such as `Enter` or `← →`.
  var keys: String
  var effect: String
  /// What a click on the hint presses; `nil`: nothing.
  var press: TerminalKeyPress?

  init(_ keys: String, _ effect: String, press: TerminalKeyPress.Key? = nil) {
    self.keys = keys
    self.effect = effect
    self.press = press.map { TerminalKeyPress($0) }
  }

  static func enter(_ effect: String) -> KeyHint { KeyHint("Enter", effect, press: .enter) }

  /// The arrow keys that change a value.
  static let change = KeyHint("← →", "change")

  var columns: Int { ClusterWidth.columns(of: keys) + 1 + ClusterWidth.columns(of: effect) }
}
