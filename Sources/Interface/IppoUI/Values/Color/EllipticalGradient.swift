public import Foundation

/// Colours from a center outwards, stretched to the shape they fill (`SwiftUI.EllipticalGradient`).
public struct EllipticalGradient: Equatable, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: Where the first colour is.
  ///   - startRadiusFraction: Where the first colour ends, in parts of the width and the height.
  ///   - endRadiusFraction: Where the last colour begins; 0.5 reaches the edges from the center.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// The gradient of ``init(gradient:center:startRadiusFraction:endRadiusFraction:)``, with colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient of ``init(gradient:center:startRadiusFraction:endRadiusFraction:)``, with colours at places of their
  /// own.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient, for the size of the painted area.
  public var _storage: _ShapeStyleStorage {
    _ShapeStyleStorage(
      .placed(
        .ellipticalGradient(
          gradient.render, center: center.render, startRadius: Double(startRadiusFraction),
          endRadius: Double(endRadiusFraction))))
  }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { FilledShape(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a center outwards, stretched to the shape they fill.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours from a center outwards, stretched to the shape they fill.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> Self {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
