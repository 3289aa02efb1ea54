public import Foundation

/// The shape of a bordered button (`SwiftUI.ButtonBorderShape`). Renderers draw borders in a shape of their own.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  private let kind: Kind

  /// The renderer's own.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// With round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// With rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension View {
  /// The shape of bordered buttons: renderers use their own.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
