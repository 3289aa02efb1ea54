public import Foundation

/// A row of colours at places in 0...1 (`SwiftUI.Gradient`).
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place. Up to the next stop it turns into that stop's colour.
    public var color: Color
    /// 0...1.
    public var location: CGFloat

    /// - Parameter location: 0 is where the gradient begins, 1 where it ends.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, in the order of the places.
  public var stops: [Stop]

  /// - Parameter stops: Expected in the order of their places; they are not sorted.
  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances: the first at 0, the last at 1. A single colour is at 0.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The space in which colours between stops are mixed (`SwiftUI.Gradient.ColorSpace`).
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// The colour space of the screen: sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal distances look equal: Oklab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The gradient with colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  /// The gradient with further stops, between which mixing in sRGB looks as mixing in `space` does.
  func mixed(in space: ColorSpace) -> Gradient {
    guard space.isPerceptual else { return self }
    let steps = 6
    var dense: [Stop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      dense.append(stop)
      for step in 1..<steps where next.location > stop.location {
        let share = Double(step) / Double(steps)
        dense.append(
          Stop(
            color: stop.color.mix(with: next.color, by: share, in: space),
            location: stop.location + (next.location - stop.location) * CGFloat(share)))
      }
    }
    return Gradient(stops: dense + stops.suffix(1))
  }

  var render: [RenderPaint.Stop] {
    stops.map { RenderPaint.Stop(color: $0.color.render, location: Double($0.location)) }
  }
}

/// The gradient of a single colour, drawn from top to bottom (`SwiftUI.AnyGradient`; `Color.red.gradient`).
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient

  /// The gradient from the top of the painted area to its bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.mixed(in: space)) }

  var paint: RenderPaint { .linearGradient(gradient.render, start: UnitPoint.top.render, end: UnitPoint.bottom.render) }
}

/// Colours along a line (`SwiftUI.LinearGradient`). On pages the line runs in one of eight directions, through the
/// whole painted area; see the initializers.
public struct LinearGradient: Equatable, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Colours along the line between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: The position of the first colour, in fractions of the painted area.
  ///   - endPoint: The position of the last colour. Browsers take the direction from the start alone (across, down, or
  ///     from corner to corner) and draw from edge to edge. Terminals begin and end at the points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The gradient of ``init(gradient:startPoint:endPoint:)``, with colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient of ``init(gradient:startPoint:endPoint:)``, with colours at places of their own.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  var paint: RenderPaint { .linearGradient(gradient.render, start: startPoint.render, end: endPoint.render) }
}

/// Colours on circles around a center; radii in points (`SwiftUI.RadialGradient`).
public struct RadialGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Colours on circles around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The middle of the circles, in fractions of the painted area.
  ///   - startRadius: Up to this distance from the center, in points, all is in the first colour.
  ///   - endRadius: From this distance on, in points, all is in the last colour.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The gradient of ``init(gradient:center:startRadius:endRadius:)``, with colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient of ``init(gradient:center:startRadius:endRadius:)``, with colours at places of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  var paint: RenderPaint {
    .radialGradient(
      gradient.render, center: center.render, startRadius: Double(startRadius), endRadius: Double(endRadius))
  }
}

/// Colours around a center, clockwise from the trailing side (`SwiftUI.AngularGradient`).
public struct AngularGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Colours around a point, from one angle to another.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point around which the colours turn, in fractions of the painted area.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour. With the angle of the start the gradient is invisible.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A full turn, from `angle` on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The gradient of ``init(gradient:center:startAngle:endAngle:)``, with colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn, from `angle` on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient of ``init(gradient:center:startAngle:endAngle:)``, with colours at places of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn, from `angle` on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  var paint: RenderPaint {
    .angularGradient(
      gradient.render, center: center.render, startAngle: startAngle.radians, endAngle: endAngle.radians)
  }
}
