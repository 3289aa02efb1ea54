// The values that are styles and say themselves what to paint.

extension Color: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(render))) }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(paint)) }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(AnyGradient(self).paint)) }
}

extension LinearGradient: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(paint)) }
}

extension RadialGradient: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(paint)) }
}

extension AngularGradient: ShapeStyle {
  public typealias Resolved = Never
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(paint)) }
}

/// A translucent panel over what is behind it (`SwiftUI.Material`).
public struct Material: ShapeStyle, Equatable {
  public typealias Resolved = Never

  let thickness: Int

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  /// As bars have it.
  public static let bar = Material(thickness: 3)

  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.material(thickness: thickness))) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours on circles around a center; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> Self { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }

  /// Colours on circles around a center; radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a center.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// Colours around a center, a full turn from `angle` on.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
