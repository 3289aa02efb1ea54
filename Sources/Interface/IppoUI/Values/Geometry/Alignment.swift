public import Foundation

/// The sizes and guides of a view, in its own coordinates (`SwiftUI.ViewDimensions`).
public struct ViewDimensions: Equatable, Sendable {
  /// The distance from the leading edge to the trailing one, in points.
  public let width: CGFloat
  /// The distance from the top to the bottom, in points.
  public let height: CGFloat
  /// The distance from the top to the baseline of the first line of text.
  var firstBaseline: CGFloat
  /// The distance from the top to the baseline of the last line of text.
  var lastBaseline: CGFloat
  /// The positions of the view's own guides.
  var explicit: [RenderGuide] = []

  init(width: CGFloat, height: CGFloat) {
    self.init(width: width, height: height, firstBaseline: height, lastBaseline: height)
  }

  init(width: CGFloat, height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat, explicit: [RenderGuide] = []) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.explicit = explicit
  }

  /// The position of the guide, in points from the leading edge: the view's own, or else the default for guides of this
  /// name.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The position of the guide, in points from the top: the view's own, or else the default for guides of this name.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The view's own position of the guide; `nil` where the view has none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.renderName, .horizontal) }

  /// The view's own position of the guide; `nil` where the view has none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.renderName, .vertical) }

  private func explicitValue(_ name: String, _ axis: RenderAxis) -> CGFloat? {
    explicit.last { $0.name == name && $0.axis == axis }.map {
      CGFloat(
        $0.value(
          width: Double(width), height: Double(height), firstBaseline: Double(firstBaseline),
          lastBaseline: Double(lastBaseline)))
    }
  }
}

/// A named alignment guide (`SwiftUI.AlignmentID`).
public protocol AlignmentID {
  /// Returns the position of the guide in a view of the given size, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension RenderGuide {
  /// Determines the multiples of a view's lengths whose sum a guide is, by calling `value` with several sizes.
  ///
  /// Another guide, such as the greater of two lengths, is approximated. The approximation changes in the same way
  /// around a view of 100 by 100 points.
  init(
    name: String, axis: RenderAxis, explicit: [RenderGuide] = [], value: (ViewDimensions) -> CGFloat
  ) {
    func at(_ width: CGFloat = 100, _ height: CGFloat = 100, _ first: CGFloat = 80, _ last: CGFloat = 80) -> Double {
      let value = value(
        ViewDimensions(
          width: width, height: height, firstBaseline: first, lastBaseline: last, explicit: explicit))
      return value.isFinite ? Double(value) : 0
    }
    // Half a point is exact in binary, so that multiples come out as they were written.
    let (step, center) = (CGFloat(0.5), at())
    func slope(_ value: Double) -> Double { (value - center) / Double(step) }
    let (width, height) = (slope(at(100 + step)), slope(at(100, 100 + step)))
    let (first, last) = (slope(at(100, 100, 80 + step)), slope(at(100, 100, 80, 80 + step)))
    self.init(
      name: name, axis: axis, width: width, height: height, firstBaseline: first, lastBaseline: last,
      constant: center - 100 * (width + height) - 80 * (first + last))
  }

  /// The renderers' name for a guide of the app's own: the name of its type. Characters that separate names in lists
  /// become `_`.
  static func name(of id: any AlignmentID.Type) -> String {
    String(String(reflecting: id).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
  }
}

/// A guide across the horizontal axis (`SwiftUI.HorizontalAlignment`).
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  /// A guide of an app's own. Frames, grids and lists align by the nearest of `leading`, `center` and `trailing`.
  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  /// Guides are the same where their types are, wherever these put them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// The edge where text begins: 0.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// Half of the width.
  public static let center = HorizontalAlignment(CenterGuide.self)
  /// The edge where text ends: the whole width.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  /// The start of the line under a row of a list. Renderers draw lines in their own way.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeadingGuide.self)
  /// The end of the line under a row of a list. Renderers draw lines in their own way.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailingGuide.self)

  /// The renderers' name for the alignment.
  var renderName: String {
    isStandard ? render.rawValue : RenderGuide.name(of: id)
  }

  private var isStandard: Bool { id == LeadingGuide.self || id == CenterGuide.self || id == TrailingGuide.self }

  /// The alignment for content that is aligned along the horizontal axis alone.
  var renderAlignment: RenderAlignment { RenderAlignment(horizontal: render, guides: renderGuides) }

  fileprivate var renderGuides: [RenderGuide] {
    isStandard ? [] : [RenderGuide(name: renderName, axis: .horizontal) { id.defaultValue(in: $0) }]
  }

  var render: RenderAlignment.Horizontal {
    let position = id.defaultValue(in: ViewDimensions(width: 100, height: 100))
    return position < 25 ? .leading : position > 75 ? .trailing : .center
  }
}

/// A guide across the vertical axis (`SwiftUI.VerticalAlignment`).
public struct VerticalAlignment: Equatable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  /// A guide of an app's own. Frames, grids and lists align by the nearest of `top`, `center` and `bottom`.
  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  /// Guides are the same where their types are, wherever these put them.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// The upper edge: 0.
  public static let top = VerticalAlignment(TopGuide.self)
  /// Half of the height.
  public static let center = VerticalAlignment(MiddleGuide.self)
  /// The lower edge: the whole height.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text; of a view without text the lower edge.
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  /// The baseline of the last line of text; of a view without text the lower edge.
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

  /// The renderers' name for the alignment.
  var renderName: String {
    isStandard ? render.rawValue : RenderGuide.name(of: id)
  }

  private var isStandard: Bool {
    id == TopGuide.self || id == MiddleGuide.self || id == BottomGuide.self || id == FirstBaselineGuide.self
      || id == LastBaselineGuide.self
  }

  /// The alignment for content that is aligned along the vertical axis alone.
  var renderAlignment: RenderAlignment { RenderAlignment(vertical: render, guides: renderGuides) }

  fileprivate var renderGuides: [RenderGuide] {
    isStandard ? [] : [RenderGuide(name: renderName, axis: .vertical) { id.defaultValue(in: $0) }]
  }

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
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.firstBaseline }
}

private enum LastBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.lastBaseline }
}

private enum RowSeparatorLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum RowSeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// A place in a rectangle: a horizontal and a vertical guide (`SwiftUI.Alignment`).
public struct Alignment: Equatable, Sendable {
  /// The guide for the positions from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide for the positions from top to bottom.
  public var vertical: VerticalAlignment

  /// The place where both guides meet.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle both ways.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner where text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner where text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle from left to right, by the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle from left to right, by the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, by the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, by the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, by the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, by the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var render: RenderAlignment {
    RenderAlignment(
      horizontal: horizontal.render, vertical: vertical.render, guides: horizontal.renderGuides + vertical.renderGuides)
  }
}
