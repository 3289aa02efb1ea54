public import Foundation

/// A turn in space (`rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`).
public struct _Rotation3DEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// The angle of the turn.
  public var angle: Angle
  let axis: [Double]
  /// The point of the view that the axis goes through.
  public var anchor: UnitPoint
  /// The distance of that point behind the view, in points.
  public var anchorZ: CGFloat
  /// The strength with which closer parts are larger; 0 for none.
  public var perspective: CGFloat

  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = [Double(axis.x), Double(axis.y), Double(axis.z)]
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  func element(in context: ElementContext) -> RenderElement { .effect(effect) }

  var effect: RenderEffect {
    .rotation3D(
      angle.radians, axis: axis, anchor: anchor.render, anchorZ: Double(anchorZ), perspective: Double(perspective))
  }
}

/// A move, turn, scale or skew (`transformEffect(_:)`).
public struct _TransformEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// Maps points of the view, from its top left corner.
  public var transform: CGAffineTransform

  /// A transform around the top left corner.
  public init(transform: CGAffineTransform) { self.transform = transform }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.transform(ProjectionTransform(transform).render))
  }
}

extension View {
  /// Turns the drawing in space. Terminals draw it flat.
  ///
  /// - Parameters:
  ///   - angle: The angle of the turn.
  ///   - axis: The direction of the line around which the view turns.
  ///   - anchor: The point of the view through which the line goes.
  ///   - anchorZ: The distance of that point behind the view, in points.
  ///   - perspective: The strength with which closer parts are larger; 0 for none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Moves, turns, scales and skews the drawing, around its top left corner; the layout does not change. Terminals move
  /// it.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}

extension View {
  /// Moves, turns, scales, skews and projects the drawing, around its top left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ElementWrapper(element: .effect(.transform(transform.render))))
  }

  /// Uses the brightness of the view for its opacity. Has no effect in browsers and terminals: the view is drawn as it
  /// is.
  public func luminanceToAlpha() -> some View { self }

  /// The greatest brightness of a view on displays that can be brighter than white. Has no effect in browsers and
  /// terminals: white is the brightest colour.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Whether a view is drawn mirrored where text runs from right to left. Has no effect in browsers and terminals: the
  /// view is drawn as it is.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

extension Image {
  /// The range of brightness of an image (`SwiftUI.Image.DynamicRange`).
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter than white, where a display can.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The full brightness of a display.
    public static let high = DynamicRange(name: "high")
  }
}
