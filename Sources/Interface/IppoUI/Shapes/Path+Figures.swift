public import Foundation

extension Path {
  /// Control points at this share of the radius make a cubic Bézier curve follow a quarter circle.
  private static var kappa: CGFloat { 0.5522847498 }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    addCorners(in: rect, topLeading: size, topTrailing: size, bottomTrailing: size, bottomLeading: size)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: min(radius, limit), height: min(radius, limit)) }
    addCorners(
      in: rect, topLeading: size(cornerRadii.topLeading), topTrailing: size(cornerRadii.topTrailing),
      bottomTrailing: size(cornerRadii.bottomTrailing), bottomLeading: size(cornerRadii.bottomLeading))
  }

  private mutating func addCorners(
    in rect: CGRect, topLeading: CGSize, topTrailing: CGSize, bottomTrailing: CGSize, bottomLeading: CGSize
  ) {
    let k = 1 - Self.kappa
    move(to: CGPoint(x: rect.minX + topLeading.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topTrailing.width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + topTrailing.height),
      control1: CGPoint(x: rect.maxX - topTrailing.width * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + topTrailing.height * k))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomTrailing.height))
    addCurve(
      to: CGPoint(x: rect.maxX - bottomTrailing.width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - bottomTrailing.height * k),
      control2: CGPoint(x: rect.maxX - bottomTrailing.width * k, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bottomLeading.width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeading.height),
      control1: CGPoint(x: rect.minX + bottomLeading.width * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - bottomLeading.height * k))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeading.height))
    addCurve(
      to: CGPoint(x: rect.minX + topLeading.width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + topLeading.height * k),
      control2: CGPoint(x: rect.minX + topLeading.width * k, y: rect.minY))
    closeSubpath()
  }

  /// An arc of a circle.
  ///
  /// As in SwiftUI, `clockwise` is read in a coordinate space whose y axis points up: on screen, `false` turns
  /// clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if !clockwise {
      if sweep < 0 { sweep = (sweep.remainder(of: turn) + turn).remainder(of: turn) }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = (sweep.remainder(of: turn) - turn).remainder(of: turn) }
      sweep = max(sweep, -turn)
    }
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  /// An arc of a circle that turns by `delta`.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: delta.radians)
  }

  private mutating func addArc(center: CGPoint, radius: CGFloat, from start: Double, sweep: Double) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    // An angle may come from a gesture. One that is none draws nothing, and more than two turns look like two.
    guard start.isFinite, sweep.isFinite else { return }
    let turn = 2 * Double.pi
    let sweep =
      abs(sweep) > 2 * turn ? sweep.remainder(of: turn) + (sweep < 0 ? -turn : turn) : sweep
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
    for index in 0..<count where step != 0 {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      let (from, to) = (point(a), point(b))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - handle * CGFloat(sin(a)), y: from.y + handle * CGFloat(cos(a))),
        control2: CGPoint(x: to.x + handle * CGFloat(sin(b)), y: to.y - handle * CGFloat(cos(b))))
    }
  }
}

extension Double {
  /// What is left once whole lengths have been taken away, with the sign of this number.
  fileprivate func remainder(of length: Double) -> Double { truncatingRemainder(dividingBy: length) }
}
