public import SwiftUI

/// A small screen with the rectangles that SwiftUI's layout gives to the views in it.
///
/// The rectangles follow from proposal and size alone, so that they can be worked out by hand; views are named by
/// `box(_:)`. A screen is 320 points wide and high; lengths are multiples of a terminal's cell (8 by 16 points) where a
/// terminal can show the screen, too.
public struct LayoutScreen: Identifiable {
  /// A place within the screen, in points; a number that is not one (`nan`) is any.
  public struct Rect: Equatable, Sendable, CustomStringConvertible, ExpressibleByArrayLiteral {
    public var x, y, width, height: Double

    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The four numbers in this order: `[x, y, width, height]`.
    public init(arrayLiteral numbers: Double...) { self.init(numbers[0], numbers[1], numbers[2], numbers[3]) }

    /// Whether each number is that of another rectangle, or any there.
    public func fits(_ other: Rect) -> Bool {
      zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { $1.isNaN || $0 == $1 }
    }

    public var description: String { "[\(x), \(y), \(width), \(height)]" }
  }

  /// What shows the screen.
  public enum Renderer: String, Sendable { case terminal, browser }

  public static let length: Double = 320

  public let id: String
  public let expected: [String: Rect]
  /// What holds between the rectangles, where these depend on fonts or on the looks of a control.
  public let relations: [Relation]
  /// Where the rectangles do not hold, and why.
  public private(set) var exceptions: [Renderer: String] = [:]
  public let content: AnyView
  /// The views of a random screen, as they would be written.
  public internal(set) var description: String?

  init(
    _ id: String, _ expected: [String: Rect] = [:], relations: [Relation] = [],
    @ViewBuilder _ content: () -> some View
  ) {
    self.id = id
    self.expected = expected
    self.relations = relations
    self.content = AnyView(content())
  }

  /// The same screen, which one of the renderers does not show so.
  func except(_ renderer: Renderer, _ reason: String) -> LayoutScreen {
    var screen = self
    screen.exceptions[renderer] = reason
    return screen
  }
}

extension View {
  /// Names a view whose rectangle is known, by a letter: a key that it listens to. What names views for tests and for
  /// assistive technology goes through frames and paddings to what is in them; this stays where it is.
  func box(_ name: Character) -> some View { onKeyPress(KeyEquivalent(name)) { .ignored } }
}

/// What takes all the room it is offered.
@MainActor func flexible(_ name: Character) -> some View { Color.blue.box(name) }

/// A button as large as its label.
@MainActor func button(_ name: Character, _ width: CGFloat, _ height: CGFloat) -> some View {
  Button {
  } label: {
    Color.orange.frame(width: width, height: height)
  }
  .buttonStyle(.plain).box(name)
}

/// What is as large as it is.
@MainActor func fixed(_ name: Character, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.orange.frame(width: width, height: height).box(name)
}
