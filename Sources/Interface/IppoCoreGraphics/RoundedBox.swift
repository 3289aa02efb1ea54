package import Foundation

/// How far corners are rounded, in points.
package struct CornerSizes {
  package var topLeading: CGSize
  package var topTrailing: CGSize
  package var bottomTrailing: CGSize
  package var bottomLeading: CGSize

  package init(_ topLeading: CGSize, _ topTrailing: CGSize, _ bottomTrailing: CGSize, _ bottomLeading: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }
}

/// A rectangle with quarters of ellipses for corners.
package struct RoundedBox {
  /// Control points at this share of the radius make a cubic Bézier curve follow a quarter circle.
  private static var kappa: CGFloat { 0.5522847498 }

  private let rect: CGRect
  private let corners: CornerSizes

  /// Corners take at most half of the rectangle.
  package init(_ rect: CGRect, _ corners: CornerSizes) {
    self.rect = rect
    func limited(_ size: CGSize) -> CGSize {
      CGSize(width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
    }
    self.corners = CornerSizes(
      limited(corners.topLeading), limited(corners.topTrailing), limited(corners.bottomTrailing),
      limited(corners.bottomLeading))
  }

  package var steps: [CGPath.Step] {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let k = 1 - Self.kappa
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (a, b, c, d) = (corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading)
    var steps: [CGPath.Step] = [.move(point(minX + a.width, minY)), .line(point(maxX - b.width, minY))]
    func corner(_ size: CGSize, _ end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
      if size.width > 0, size.height > 0 { steps.append(.curve(end, first, second)) }
    }
    corner(b, point(maxX, minY + b.height), point(maxX - b.width * k, minY), point(maxX, minY + b.height * k))
    steps.append(.line(point(maxX, maxY - c.height)))
    corner(c, point(maxX - c.width, maxY), point(maxX, maxY - c.height * k), point(maxX - c.width * k, maxY))
    steps.append(.line(point(minX + d.width, maxY)))
    corner(d, point(minX, maxY - d.height), point(minX + d.width * k, maxY), point(minX, maxY - d.height * k))
    steps.append(.line(point(minX, minY + a.height)))
    corner(a, point(minX + a.width, minY), point(minX, minY + a.height * k), point(minX + a.width * k, minY))
    steps.append(.close)
    return steps
  }
}
