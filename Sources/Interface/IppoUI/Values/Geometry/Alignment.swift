public import Foundation

/// The sizes and guides of a view, in its own coordinates (`SwiftUI.ViewDimensions`).
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  /// From the top to the baseline of the first line of text.
  var firstBaseline: CGFloat
  /// From the top to the baseline of the last line of text.
  var lastBaseline: CGFloat
  /// Where the view says that guides are.
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

  /// Where the guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// Where the guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// Where the view says that the guide is; `nil` where it says nothing of it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.renderName, .horizontal) }

  /// Where the view says that the guide is; `nil` where it says nothing of it.
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
  /// Where the guide is in a view of the given size, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension RenderGuide {
  /// Finds how a guide follows from the lengths of a view, by asking for some of them.
  ///
  /// What is no sum of multiples of them, such as the greater of two lengths, is taken as it changes around a view of
  /// 100 by 100 points.
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

  /// The name of a guide of the app's own: that of its type, as far as it can stand in a list.
  static func name(of id: any AlignmentID.Type) -> String {
    String(String(reflecting: id).map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
  }
}

/// A guide across the horizontal axis (`SwiftUI.HorizontalAlignment`).
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(CenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  /// Where the line under a row of a list begins. Renderers draw lines in their own way.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeadingGuide.self)
  /// Where the line under a row of a list ends. Renderers draw lines in their own way.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailingGuide.self)

  /// What renderers call it.
  var renderName: String {
    isStandard ? render.rawValue : RenderGuide.name(of: id)
  }

  private var isStandard: Bool { id == LeadingGuide.self || id == CenterGuide.self || id == TrailingGuide.self }

  /// For what is aligned along the horizontal axis alone.
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

  public init(_ id: any (AlignmentID & SendableMetatype).Type) { self.id = id }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(MiddleGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

  /// What renderers call it.
  var renderName: String {
    isStandard ? render.rawValue : RenderGuide.name(of: id)
  }

  private var isStandard: Bool {
    id == TopGuide.self || id == MiddleGuide.self || id == BottomGuide.self || id == FirstBaselineGuide.self
      || id == LastBaselineGuide.self
  }

  /// For what is aligned along the vertical axis alone.
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

  var render: RenderAlignment {
    RenderAlignment(
      horizontal: horizontal.render, vertical: vertical.render, guides: horizontal.renderGuides + vertical.renderGuides)
  }
}
