public import Foundation

// The values that are styles and have a paint of their own.

extension Color: ShapeStyle {
  /// The colour. The renderer chooses colours by meaning.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.color(render))) }
}

extension AnyGradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient from the top to the bottom.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.placed(paint)) }
}

extension Gradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient from the top to the bottom, as that of an ``AnyGradient``.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(AnyGradient(self).paint)) }
}

extension LinearGradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient along its line.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.placed(paint)) }
}

extension RadialGradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient on its circles.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.placed(paint)) }
}

extension AngularGradient: ShapeStyle {
  /// The gradient is painted as it is: it resolves to no other style.
  public typealias Resolved = Never
  /// The gradient around its center.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.placed(paint)) }
}

/// A translucent panel over the views behind it (`SwiftUI.Material`).
///
/// Browsers blur the views behind it; terminals fade it into the background. Its `opacity(_:)` is ignored.
public struct Material: ShapeStyle, Equatable {
  /// A material is painted as it is: it resolves to no other style.
  public typealias Resolved = Never

  let thickness: Int

  /// The most translucent material, through which half of the background shines, in light and in dark.
  public static let ultraThin = Material(thickness: 0)
  /// A material that is more translucent than `regular`.
  public static let thin = Material(thickness: 1)
  /// The usual material.
  public static let regular = Material(thickness: 2)
  /// A material that is less translucent than `regular`.
  public static let thick = Material(thickness: 3)
  /// The least translucent material.
  public static let ultraThick = Material(thickness: 4)
  /// The material of bars: as translucent as `thick`.
  public static let bar = Material(thickness: 3)

  /// The material by its thickness, from 0 to 4.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.paint(.material(thickness: thickness))) }
}

extension ShapeStyle where Self == Color {
  /// The renderer's red: `Color.red`.
  public static var red: Color { .red }
  /// The renderer's orange: `Color.orange`.
  public static var orange: Color { .orange }
  /// The renderer's yellow: `Color.yellow`.
  public static var yellow: Color { .yellow }
  /// The renderer's green: `Color.green`.
  public static var green: Color { .green }
  /// The renderer's mint: `Color.mint`.
  public static var mint: Color { .mint }
  /// The renderer's teal: `Color.teal`.
  public static var teal: Color { .teal }
  /// The renderer's cyan: `Color.cyan`.
  public static var cyan: Color { .cyan }
  /// The renderer's blue: `Color.blue`.
  public static var blue: Color { .blue }
  /// The renderer's indigo: `Color.indigo`.
  public static var indigo: Color { .indigo }
  /// The renderer's purple: `Color.purple`.
  public static var purple: Color { .purple }
  /// The renderer's pink: `Color.pink`.
  public static var pink: Color { .pink }
  /// The renderer's brown: `Color.brown`.
  public static var brown: Color { .brown }
  /// White: `Color.white`.
  public static var white: Color { .white }
  /// The renderer's grey: `Color.gray`.
  public static var gray: Color { .gray }
  /// Black: `Color.black`.
  public static var black: Color { .black }
  /// The invisible colour, `Color.clear`.
  public static var clear: Color { .clear }
  /// The colour of controls: `Color.accentColor`.
  public static var accentColor: Color { .accentColor }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material: `Material.ultraThin`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more translucent material than the usual one: `Material.thin`.
  public static var thinMaterial: Material { .thin }
  /// The usual material: `Material.regular`.
  public static var regularMaterial: Material { .regular }
  /// A less translucent material than the usual one: `Material.thick`.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material: `Material.ultraThick`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars: `Material.bar`.
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

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line, each at its place.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
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

extension ShapeStyle where Self == LinearGradient {
  /// Colours of a gradient along a line.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours of a gradient on circles around a center; radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> Self {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// An image as a style (`SwiftUI.ImagePaint`). Browsers and terminals paint shapes with no images: they paint a grey as
/// of ``ShapeStyle/fill``.
public struct ImagePaint: ShapeStyle {
  /// The type without values, because the image is painted as it is.
  public typealias Resolved = Never

  /// The image.
  public var image: Image
  /// The part of the image, in shares of its size.
  public var sourceRect: CGRect
  /// The size of the drawn image, in parts of its own size.
  public var scale: CGFloat

  /// Repetitions of an image, or of a part of it.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// A grey.
  public var _storage: _ShapeStyleStorage { _ShapeStyleStorage(.level(3)) }
}

extension ShapeStyle where Self == ImagePaint {
  /// Repetitions of an image, or of a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
