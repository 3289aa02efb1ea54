public import Foundation

/// A change of the colours or the sharpness of the drawing (`shadow`, `blur`, `brightness`, …).
public struct _FilterEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  let effect: RenderEffect

  func element(in context: ElementContext) -> RenderElement { .effect(effect) }
}

extension View {
  private func filter(_ effect: RenderEffect) -> some View { modifier(_FilterEffect(effect: effect)) }

  /// A shadow; radius and distance in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    filter(.shadow(color: color.render, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// Blurs the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filter(.blur(radius: Double(radius))) }

  /// The way in which the view is mixed with the views behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { filter(.blendMode(blendMode.render)) }

  /// Turns light into dark.
  public func colorInvert() -> some View { filter(.colorInvert) }

  /// Multiplies every colour with another.
  public func colorMultiply(_ color: Color) -> some View { filter(.colorMultiply(color.render)) }

  /// Adds light: 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

  /// Differences between colours: 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

  /// Strength of colours: 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

  /// Grey: 0 changes nothing, 1 is all grey.
  public func grayscale(_ amount: Double) -> some View { filter(.grayscale(amount)) }

  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle.radians)) }
}
