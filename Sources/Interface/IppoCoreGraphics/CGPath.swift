public import Foundation

/// The kind of a step of the pen (`CoreGraphics.CGPathElementType`).
public enum CGPathElementType: Int32, Sendable {
  /// Lifts the pen and sets it down: one point.
  case moveToPoint
  /// A line: its end.
  case addLineToPoint
  /// A quadratic Bézier curve: its control point and its end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: its two control points and its end.
  case addCurveToPoint
  /// A line back to where the part began: no points.
  case closeSubpath
}

/// A step of the pen (`CoreGraphics.CGPathElement`). The pointer to its points is valid only while the block runs that
/// is called with the step.
public struct CGPathElement {
  /// The kind of the step, which says how many points it has.
  public var type: CGPathElementType
  /// The points, with the one the step ends at last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with points that live at least as long as it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// An outline of lines and curves, in points (`CoreGraphics.CGPath`).
///
/// ```swift
/// let card = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 50), cornerWidth: 8, cornerHeight: 8, transform: nil)
/// ```
public class CGPath: Hashable, @unchecked Sendable {  // nothing in it changes
  /// One step of the pen.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// Where the points of the step lie, the one it ends at last.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Step {
      switch self {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .quadCurve(let end, let control): .quadCurve(end.applying(transform), control: control.applying(transform))
      case .curve(let end, let first, let second):
        .curve(end.applying(transform), first.applying(transform), second.applying(transform))
      case .close: .close
      }
    }
  }

  // Written by `CGMutablePath` alone, which nobody shares before it is finished, as with the original.
  package fileprivate(set) var steps: [Step]
  fileprivate var start = CGPoint.zero

  package init(steps: [Step]) { self.steps = steps }

  /// The outline of a rectangle.
  /// - Parameter transform: applied to the points; `nil` leaves them as they are.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// The outline of the ellipse that touches the edges of a rectangle.
  /// - Parameter transform: applied to the points; `nil` leaves them as they are.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// The outline of a rectangle with elliptical corners.
  /// - Parameter cornerWidth: at most half of the width of the rectangle.
  /// - Parameter cornerHeight: at most half of its height.
  /// - Parameter transform: applied to the points; `nil` leaves them as they are.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint { steps.last == .close ? start : steps.last?.points.last ?? .zero }

  /// The smallest rectangle that holds all points, those that control curves included; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

  /// The smallest rectangle that holds the outline, to a fiftieth of a point; null for an empty path.
  public var boundingBoxOfPath: CGRect { CGRect(around: PathFlattening(steps).parts.flatMap(\.points)) }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathFlattening(steps.map { $0.applying(transform) }).winding(around: point)
    return rule == .winding ? winding.turns != 0 : winding.crossings % 2 != 0
  }

  /// Calls `block` with each step, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      var points = step.points + (step == .close ? [.zero] : [])
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafePointer(to: CGPathElement(type: step.type, points: buffer.baseAddress!), block)
      }
    }
  }

  /// The path as it is now, which later changes of a ``CGMutablePath`` leave alone. Never `nil`.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// The path, with every point where the transform takes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    return CGPath(steps: steps.map { $0.applying(transform) })
  }

  /// A path with the same steps that can be continued. Never `nil`.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.steps = steps
    copy.start = start
    return copy
  }

  /// The outline of the path as it is drawn with a pen.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = PathStroke(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(steps: stroke.outline(of: PathFlattening(steps)).map { $0.applying(transform) })
  }

  /// The dashes of the path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(steps: PathFlattening(steps).dashed(lengths, phase: phase).steps.map { $0.applying(transform) })
  }

  /// Equal where the steps are, however the paths were made.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension CGPath.Step {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGRect {
  /// The smallest rectangle around points; null for none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// An outline that is drawn step by step (`CoreGraphics.CGMutablePath`).
public final class CGMutablePath: CGPath, @unchecked Sendable {  // whoever draws it has it alone, as in Core Graphics
  /// A path without steps.
  public init() { super.init(steps: []) }

  /// Lifts the pen and sets it down at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    start = point.applying(transform)
    steps.append(.move(start))
  }

  /// Draws a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }

  /// Draws a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.quadCurve(end.applying(transform), control: control.applying(transform)))
  }

  /// Draws a cubic Bézier curve.
  /// - Parameter control1: bends the beginning of the curve.
  /// - Parameter control2: bends its end.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.append(.curve(end.applying(transform), control1.applying(transform), control2.applying(transform)))
  }

  /// Draws a line back to where the part began.
  public func closeSubpath() { if !steps.isEmpty { steps.append(.close) } }

  /// Lines from the first point through all the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle as a closed part of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles, each as a closed part of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the edges of a rectangle, as a closed part of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// - Parameters:
  ///   - cornerWidth: at most half of the width.
  ///   - cornerHeight: at most half of the height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(RoundedBox(rect, CornerSizes(corner, corner, corner, corner)).steps, transform)
  }

  /// An arc of a circle.
  ///
  /// `clockwise` is read in a coordinate space whose y axis points up: on screen, `false` turns clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = CircularArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    append(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform)
  }

  /// An arc of a circle that turns by `delta`, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) { append(CircularArc(center: center, radius: radius, start: startAngle, sweep: delta), transform) }

  /// A line towards a corner, and an arc around it that touches both of its sides.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.inverted()
    let from = isEmpty ? corner : currentPoint.applying(inverse)
    guard let arc = CircularArc(from: from, corner: corner, to: end, radius: radius) else {
      if isEmpty { move(to: corner, transform: transform) } else { addLine(to: corner, transform: transform) }
      return
    }
    append(arc, transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.steps, transform) }

  private func append(_ arc: CircularArc, _ transform: CGAffineTransform) {
    append(arc.steps(continuing: !isEmpty), transform)
  }

  private func append(_ more: [Step], _ transform: CGAffineTransform) {
    for step in more {
      let step = step.applying(transform)
      if case .move(let point) = step { start = point }
      steps.append(step)
    }
  }
}

extension CGRect {
  /// Clockwise from the corner with the smallest coordinates, as seen on a screen.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CGPath {
  /// The same outline, drawn backwards: the last part first, each from its end.
  package var reversed: CGPath {
    var parts: [[Step]] = []
    for step in steps {
      if case .move = step { parts.append([]) } else if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(step)
    }
    return CGPath(steps: parts.reversed().flatMap(Self.reversed))
  }

  private static func reversed(_ part: [Step]) -> [Step] {
    let isClosed = part.last == .close
    let drawn = isClosed ? part.dropLast() : part[...]
    let ends = drawn.compactMap(\.points.last)
    guard let last = ends.last else { return [] }
    var steps: [Step] = [.move(last)]
    for (step, end) in zip(drawn.dropFirst(), ends).reversed() {
      switch step {
      case .move, .close: break
      case .line: steps.append(.line(end))
      case .quadCurve(_, let control): steps.append(.quadCurve(end, control: control))
      case .curve(_, let first, let second): steps.append(.curve(end, second, first))
      }
    }
    return steps + (isClosed ? [.close] : [])
  }
}
