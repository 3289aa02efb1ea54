public import Foundation

extension Path {
  /// A rectangle as a part of its own, from its upper left corner clockwise on screen.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A rectangle, with every point where the transform takes it.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Rectangles as parts of their own, with every point where the transform takes it.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the middle of every side of the rectangle, as a part of its own.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform)
  }

  /// A rectangle whose corners are quarters of ellipses, as a part of its own.
  ///
  /// - Parameters:
  ///   - rect: Where the rectangle is.
  ///   - cornerSize: The lengths of a corner along both sides, in points: at most half of each.
  ///   - style: Has no effect in browsers and terminals: corners are quarters of ellipses.
  ///   - transform: Where the points are taken.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { append(RoundedBox(rect, CornerSizes(cornerSize, cornerSize, cornerSize, cornerSize)).steps, transform) }

  /// A rectangle with a radius for each corner, as a part of its own.
  ///
  /// - Parameters:
  ///   - rect: Where the rectangle is.
  ///   - cornerRadii: Points: at most half of the shorter side.
  ///   - style: Has no effect in browsers and terminals: corners are quarter circles.
  ///   - transform: Where the points are taken.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: min(radius, limit), height: min(radius, limit)) }
    let sizes = CornerSizes(
      size(cornerRadii.topLeading), size(cornerRadii.topTrailing), size(cornerRadii.bottomTrailing),
      size(cornerRadii.bottomLeading))
    append(RoundedBox(rect, sizes).steps, transform)
  }

  /// An arc of a circle.
  ///
  /// As in SwiftUI, `clockwise` is read in a coordinate space whose y axis points up: on screen, `false` turns
  /// clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let (start, end) = (CGFloat(startAngle.radians), CGFloat(endAngle.radians))
    let sweep = CircularArc.sweep(from: start, to: end, clockwise: clockwise)
    append(CircularArc(center: center, radius: radius, start: start, sweep: sweep), transform)
  }

  /// An arc of a circle that turns by `delta`.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    append(
      CircularArc(center: center, radius: radius, start: CGFloat(startAngle.radians), sweep: CGFloat(delta.radians)),
      transform)
  }

  /// A line towards a corner, and an arc around the corner. The arc touches the side from the current point to the
  /// corner, and the side from the corner to `tangent2End`. Where there is no such arc, a line to the corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else { return move(to: corner) }
    let from = current.applying(transform.inverted())
    if let arc = CircularArc(from: from, corner: tangent1End, to: tangent2End, radius: radius) {
      append(arc, transform)
    } else {
      addLine(to: corner)
    }
  }

  private mutating func append(_ arc: CircularArc, _ transform: CGAffineTransform) {
    append(arc.steps(continuing: !isEmpty), transform)
  }

  private mutating func append(_ steps: [CGPath.Step], _ transform: CGAffineTransform) {
    addPath(Path(CGPath(steps: steps)), transform: transform)
  }
}
