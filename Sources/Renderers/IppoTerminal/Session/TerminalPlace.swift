import IppoRender

/// The user's place in a window, as far as the app does not know it.
///
/// The place has the focus, the edited text with its caret, scroll positions and the lines of split views.
///
/// Nodes are named by their ids, which a rebuilt window has again. What does not fit the window any more is left out.
public struct TerminalPlace: Codable, Equatable, Sendable {
  /// A region of the screen, and how far it is scrolled, in cells.
  struct Scroll: Codable, Equatable, Sendable {
    var node: Int
    var column: Int
    var row: Int
  }

  /// A split view, and the lengths that the person has given its parts, in cells, by the number of parts behind.
  struct Dividers: Codable, Equatable, Sendable {
    var node: Int
    var widths: [Int: Int]
  }

  /// The node with the keyboard.
  var focused: Int?
  /// The text in it that is being edited, and how many characters of it are before the caret.
  var text: String?
  var caret: Int?
  /// The focus in each page and presentation.
  var memory: [Int: Int] = [:]
  var scrolls: [Scroll] = []
  /// Missing in places that were stored by earlier versions.
  var dividers: [Dividers]?

  /// The place at the beginning of a window.
  public init() {}
}
