public import Foundation

/// A shadow of what is painted with a style (`SwiftUI.ShadowStyle`).
///
/// Has no effect in browsers and terminals: what is painted with a style has no shadow of its own.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow behind what is painted; lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside of what is painted; lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
  /// The style with a shadow. Has no effect in browsers and terminals: what is painted with a style has no shadow of
  /// its own. `View.shadow(color:radius:x:y:)` gives a view one in browsers.
  public func shadow(_ style: ShadowStyle) -> Self { self }
}
