/// The focus of a view that the user types into: its state, and the last request of the app.
struct TextResponder: Equatable {
  /// The app's last request for the focus; `nil` without a request, or after it was met.
  private(set) var wish: Bool?
  /// Whether the user is editing the text.
  private(set) var isFirst = false

  /// Records that the focus has come or gone.
  mutating func changed(isFirst: Bool) {
    self.isFirst = isFirst
    wish = nil
  }

  /// Requests the focus, as soon as the view is shown.
  mutating func become() { wish = isFirst ? wish : true }

  /// Gives up the focus, or the request for it.
  mutating func resign() { wish = isFirst || wish == true ? false : wish }
}
