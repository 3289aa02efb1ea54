public import Foundation

extension View {
  /// Turns the view in space. Renderers draw in the plane, so this changes nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}

extension View {
  /// Moves, turns and skews what is drawn. Renderers know turns, scales and moves alone: it is drawn as it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Uses the brightness of the view for its opacity: renderers draw the view as it is.
  public func luminanceToAlpha() -> some View { self }

  /// How bright a view may become on displays that can be brighter than white: renderers decide.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Whether a view is drawn mirrored where text runs from right to left: renderers draw it as it is.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

extension Image {
  /// How bright an image may become (`SwiftUI.Image.DynamicRange`).
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}
