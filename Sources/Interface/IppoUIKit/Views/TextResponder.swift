/// The focus of a view that a person types into: who has it, and what the app has asked for.
struct TextResponder: Equatable {
  /// Whether the view is to have the focus, as the app has last said; `nil` where it has not, or where that has come about.
  private(set) var wish: Bool?
  /// Whether a person is editing the text.
  private(set) var isFirst = false

  /// The focus has come, or gone.
  mutating func changed(isFirst: Bool) {
    self.isFirst = isFirst
    wish = nil
  }

  /// Asks for the focus, as soon as the view is shown.
  mutating func become() { wish = isFirst ? wish : true }

  /// Gives the focus up, or what was asked for.
  mutating func resign() { wish = isFirst || wish == true ? false : wish }
}
