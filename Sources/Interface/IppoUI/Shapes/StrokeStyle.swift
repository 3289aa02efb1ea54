public import Foundation

extension CGLineCap {
  fileprivate var render: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  fileprivate var render: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}

/// The stroke of an outline, with lengths in points (`SwiftUI.StrokeStyle`).
public struct StrokeStyle: Equatable, Sendable {
  /// The thickness of the line, in points. Terminals draw boxes with heavy lines from 4 points on, and with light ones
  /// below.
  public var lineWidth: CGFloat
  /// The end of a line that is not closed.
  public var lineCap: CGLineCap
  /// The join of the line at a corner.
  public var lineJoin: CGLineJoin
  /// The distance by which a mitred corner may reach beyond the outline, in parts of half of the line's width. A
  /// sharper corner is cut off. Has no effect in terminals: their corners are cells.
  public var miterLimit: CGFloat
  /// Points drawn and points left out, in turn; empty for a line without gaps. Terminals dash boxes in their own way.
  public var dash: [CGFloat]
  /// The distance into the pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// - Parameters:
  ///   - lineWidth: How thick the line is, in points.
  ///   - lineCap: How a line ends that is not closed.
  ///   - lineJoin: How the line goes around a corner.
  ///   - miterLimit: How far a mitred corner may reach, in parts of half of the line's width.
  ///   - dash: Points drawn and points left out, in turn; empty for a line without gaps.
  ///   - dashPhase: How many points into the pattern the line begins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func render(_ paint: RenderPaint, isInner: Bool) -> RenderShape.Stroke {
    RenderShape.Stroke(
      paint: paint, width: Double(lineWidth), cap: lineCap.render, join: lineJoin.render,
      miterLimit: Double(miterLimit), dash: dash.map(Double.init), dashPhase: Double(dashPhase), isInner: isInner)
  }
}

/// The filling of the inside of an outline (`SwiftUI.FillStyle`).
///
/// The non-zero winding rule determines the inside, or the even-odd rule on request. Browsers smooth edges in any case.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts of an outline cancel each other (the even-odd rule).
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// - Parameters:
  ///   - eoFill: Whether overlapping parts of an outline cancel each other.
  ///   - antialiased: Whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of the corners of a rounded rectangle (`SwiftUI.RoundedCornerStyle`). Renderers draw quarter circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that begin more gradually. Drawn as `circular`.
  case continuous
}

/// A radius for each corner, in points (`SwiftUI.RectangleCornerRadii`).
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where lines of text begin.
  public var topLeading: CGFloat
  /// The lower corner where lines of text begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines of text end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines of text end.
  public var topTrailing: CGFloat

  /// Radii with a default of 0, for square corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var render: RenderShape.Outline {
    .roundedRectangle(
      topLeading: Double(topLeading), topTrailing: Double(topTrailing), bottomTrailing: Double(bottomTrailing),
      bottomLeading: Double(bottomLeading))
  }
}
