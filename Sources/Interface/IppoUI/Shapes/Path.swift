public import Foundation

/// An outline of lines and curves, in points (`SwiftUI.Path`).
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 10, y: 10))
///   path.addLine(to: CGPoint(x: 90, y: 50))
/// }
/// ```
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    /// The pen is lifted and set down at a point: a new part begins.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }

  var elements: [Element] = []
  /// The part that is drawn, as shares of the length.
  var trim: ClosedRange<CGFloat> = 0...1
  /// Where the current part began.
  private var start = CGPoint.zero

  /// An empty outline.
  public init() {}

  /// An outline drawn by `callback`.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The ellipse that touches the middle of every side of the rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with round corners. The radius is in points, and at most half of a side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners are quarters of ellipses, as long along both sides as `cornerSize` says, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner, in points: at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Whether nothing was drawn, and the pen was not set down either.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, from which the next one goes on; `nil` before the pen is set down.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    case nil: nil
    }
  }

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Lifts the pen and sets it down at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    start = point
  }

  /// Lifts the pen and sets it down where the transform takes `point`.
  public mutating func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }

  /// Draws a straight line from the current point. There must be one: paths begin with ``move(to:)``.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Draws a quadratic Bézier curve from the current point, with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Draws a cubic Bézier curve from the current point; it leaves towards the first control point, and arrives from the
  /// second.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a line back to where the part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Lines from the first point through all the others, as a part of their own. No points draw nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another outline, with every point where the transform takes it. Of a part (``trimmedPath(from:to:)``) the
  /// whole is added.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    elements += path.elements
    start = path.start
  }

  /// The outline moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { map { CGPoint(x: $0.x + dx, y: $0.y + dy) } }

  /// The outline with all of its points, those that control curves included, put elsewhere.
  func map(_ transform: (CGPoint) -> CGPoint) -> Path {
    var copy = self
    copy.start = transform(start)
    copy.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: transform(point))
      case .line(let point): .line(to: transform(point))
      case .quadCurve(let point, let control): .quadCurve(to: transform(point), control: transform(control))
      case .curve(let point, let first, let second):
        .curve(to: transform(point), control1: transform(first), control2: transform(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }

  /// The part between two shares (0...1) of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var copy = self
    let length = trim.upperBound - trim.lowerBound
    let lower = trim.lowerBound + min(max(from, 0), 1) * length
    copy.trim = lower...max(lower, trim.lowerBound + min(max(to, 0), 1) * length)
    return copy
  }

  /// The smallest rectangle that holds all points and control points, as of the whole where the path is a part
  /// (``trimmedPath(from:to:)``); `CGRect.null` where there are none.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
