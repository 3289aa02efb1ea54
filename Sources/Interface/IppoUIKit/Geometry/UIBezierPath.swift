public import Foundation
public import IppoCoreGraphics

/// An outline of lines and curves, in points, and how it is drawn (`UIKit.UIBezierPath`).
///
/// ```swift
/// struct RoundedCorners: Shape {
///   func path(in rect: CGRect) -> Path {
///     let bezier = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
///     return Path(bezier.cgPath)
///   }
/// }
/// ```
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// The width of a stroke, in points. It is kept for ``reversing()``; a `Shape`'s `stroke` says the width that is
  /// drawn.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of a stroke. It is kept for ``reversing()``.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of a stroke. It is kept for ``reversing()``.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach before it is cut off, as a multiple of the width. It is kept for
  /// ``reversing()``.
  open var miterLimit: CGFloat = 10
  /// Whether a point is inside where a ray from it crosses the outline an odd number of times; else the winding number
  /// decides.
  open var usesEvenOddFillRule = false

  /// An empty outline.
  public required override init() {}

  /// A rectangle.
  public required convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that fills a rectangle.
  public required convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: in points; at most half of the shorter side, and 0 for less.
  public required convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round. As with the original, the width of the radii counts; it is at most
  /// half of the shorter side.
  public required convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    func size(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
    }
    let sizes = CornerSizes(size(.topLeft), size(.topRight), size(.bottomRight), size(.bottomLeft))
    path.addPath(CGPath(steps: RoundedBox(rect, sizes).steps))
  }

  /// An arc of a circle; angles in radians. Unlike those of `CGPath`, a clockwise arc is clockwise on screen.
  public required convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of an outline of Core Graphics.
  public required convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// A copy of the outline.
  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether there is no element in the outline.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the outline; null for an empty one.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Lifts the pen and sets it down at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line from ``currentPoint``.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A quadratic Bézier curve from ``currentPoint``.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A cubic Bézier curve from ``currentPoint``.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// An arc of a circle; angles in radians. Unlike those of `CGPath`, a clockwise arc is clockwise on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Draws a line back to where the part began.
  open func close() { path.closeSubpath() }

  /// Removes all elements; how the outline is drawn stays.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves, turns, scales and skews the outline.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// The outline backwards.
  open func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.reversed)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
