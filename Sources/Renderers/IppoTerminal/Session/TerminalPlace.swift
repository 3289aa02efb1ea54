import IppoRender

/// Where the person is in a window, as far as the app does not know: the focus, the text being edited with its caret, how far
/// what is scrolled is scrolled.
///
/// Nodes are named by their ids, which a rebuilt window has again. What does not fit the window any more is left out.
public struct TerminalPlace: Codable, Equatable, Sendable {
  /// A region of the screen, and how far it is scrolled, in cells.
  struct Scroll: Codable, Equatable, Sendable {
    var node: Int
    var column: Int
    var row: Int
  }

  /// The node with the keyboard.
  var focused: Int?
  /// The text in it that is being edited, and how many characters of it are before the caret.
  var text: String?
  var caret: Int?
  /// Where the focus was in each page and presentation.
  var memory: [Int: Int] = [:]
  var scrolls: [Scroll] = []

  /// Where a window begins.
  public init() {}
}
