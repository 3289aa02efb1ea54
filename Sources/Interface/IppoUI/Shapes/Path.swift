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

  /// The steps of the pen before ``trim`` is applied. Renderers that can draw a part of a line receive ``trim`` beside
  /// them.
  private(set) var whole: [Element] = []
  /// The drawn part, as shares of the length; `nil` for all of the outline.
  private(set) var trim: ClosedRange<CGFloat>?
  /// The start of the current part.
  private var start = CGPoint.zero

  /// The steps of the pen. Of a part curves become lines, no further from them than a fiftieth of a point.
  var elements: [Element] {
    guard let trim, trim != 0...1 else { return whole }
    // A part without a length draws nothing, not even the ends of a line.
    return trim.lowerBound == trim.upperBound
      ? [] : Path(CGPath(steps: PathFlattening(whole.map(\.step)).trimmed(trim).steps)).whole
  }

  /// An empty outline.
  public init() {}

  /// Appends an element. A part that is drawn on from here is an outline like any other.
  private mutating func append(_ element: Element) {
    if trim != nil { (whole, trim) = (elements, nil) }
    whole.append(element)
  }

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

  /// Whether the path is without elements, so that the pen was never set down.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, from which the next one continues; `nil` before the pen is set down.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    case nil: nil
    }
  }

  /// Returns whether both draw the same elements.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: Drawing

  /// Lifts the pen and sets it down at `point`.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
    start = point
  }

  /// Lifts the pen and sets it down where the transform takes `point`.
  public mutating func move(to point: CGPoint, transform: CGAffineTransform) { move(to: point.applying(transform)) }

  /// Draws a straight line from the current point. There must be one: paths begin with ``move(to:)``.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Draws a quadratic Bézier curve from the current point, with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Draws a cubic Bézier curve from the current point; it leaves towards the first control point, and arrives from the
  /// second.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a line back to where the part began.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Lines from the first point through all the others, as a part of their own. Without points, the path stays as it
  /// is.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another outline, with every point where the transform takes it.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    for element in path.elements { append(element) }
    start = path.start
  }

  /// The outline moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path, with every point where the transform takes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.start = start.applying(transform)
    // A part of the length stays the same part only where all lengths grow alike.
    if !transform.keepsProportions { (copy.whole, copy.trim) = (elements, nil) }
    copy.whole = copy.whole.map { $0.applying(transform) }
    return copy
  }

  /// The part between two shares (0...1) of the length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var copy = self
    copy.trim = (trim ?? 0...1).part(from: from, to: to)
    return copy
  }

  /// The smallest rectangle that holds all points and control points, or `CGRect.null` for an empty path. For a part
  /// (``trimmedPath(from:to:)``), it is the rectangle of that part.
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

extension Path.Element {
  /// The step as Core Graphics has it.
  var step: CGPath.Step {
    switch self {
    case .move(let end): .move(end)
    case .line(let end): .line(end)
    case .quadCurve(let end, let control): .quadCurve(end, control: control)
    case .curve(let end, let first, let second): .curve(end, first, second)
    case .closeSubpath: .close
    }
  }

  /// The element with all points transformed, including the control points of curves.
  fileprivate func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let first, let second):
      .curve(
        to: point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension CGAffineTransform {
  /// Whether all lengths become longer by the same factor.
  fileprivate var keepsProportions: Bool {
    let tolerance = 1e-9 * max(abs(a), abs(b), abs(c), abs(d))
    return abs(abs(a) - abs(d)) <= tolerance && abs(abs(b) - abs(c)) <= tolerance && abs(a * c + b * d) <= tolerance
  }
}
