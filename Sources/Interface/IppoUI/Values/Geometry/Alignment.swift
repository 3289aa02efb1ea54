public import Foundation

/// The sizes and guides of a view, in its own coordinates (`SwiftUI.ViewDimensions`).
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Where the guide is by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// Where the guide is by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
}

/// A named alignment guide (`SwiftUI.AlignmentID`).
///
/// Renderers align at the edges, the center and the baselines; a guide of an app's own is drawn at the one of these
/// its default value is closest to.
public protocol AlignmentID {
  /// Where the guide is in a view of the given size, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across the horizontal axis (`SwiftUI.HorizontalAlignment`).
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(CenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing

  var render: RenderAlignment.Horizontal {
    let position = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
    return position < 25 ? .leading : position > 75 ? .trailing : .center
  }
}

/// A guide across the vertical axis (`SwiftUI.VerticalAlignment`).
public struct VerticalAlignment: Equatable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(MiddleGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

  var render: RenderAlignment.Vertical {
    if id == FirstBaselineGuide.self { return .firstTextBaseline }
    if id == LastBaselineGuide.self { return .lastTextBaseline }
    let position = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
    return position < 25 ? .top : position > 75 ? .bottom : .center
  }
}

private enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum MiddleGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A place in a rectangle: a horizontal and a vertical guide (`SwiftUI.Alignment`).
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var render: RenderAlignment { RenderAlignment(horizontal: horizontal.render, vertical: vertical.render) }
}
