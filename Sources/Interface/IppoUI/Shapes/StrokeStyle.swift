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

/// How an outline is drawn; lengths in points (`SwiftUI.StrokeStyle`).
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
      paint: paint, width: Double(lineWidth), cap: lineCap.render, join: lineJoin.render, dash: dash.map(Double.init),
      isInner: isInner)
  }
}

/// How the inside of an outline is filled (`SwiftUI.FillStyle`).
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts of an outline cancel each other.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the corners of a rounded rectangle are curved (`SwiftUI.RoundedCornerStyle`). Renderers draw quarter circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A radius for each corner, in points (`SwiftUI.RectangleCornerRadii`).
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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
