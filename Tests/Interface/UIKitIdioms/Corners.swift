import SwiftUI

/// A rectangle of which some corners are round.
public struct SomeCorners: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  public init(radius: CGFloat, corners: UIRectCorner) {
    self.radius = radius
    self.corners = corners
  }

  public func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  public func roundedCorners(_ radius: CGFloat, _ corners: UIRectCorner) -> some View {
    clipShape(SomeCorners(radius: radius, corners: corners))
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPointMake(0, 0))
    path.addArc(tangent1End: CGPoint(x: rect.maxX, y: 0), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: 10)
    return path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
  }
}
