public import Foundation

/// A turn of the drawing (`rotationEffect(_:anchor:)`).
public struct _RotationEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// The angle of the turn, clockwise.
  public var angle: Angle
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// A turn around a point of the view.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.rotation(angle.radians, anchor: anchor.render))
  }
}

/// A change of the size of the drawing (`scaleEffect(_:anchor:)`).
public struct _ScaleEffect: WrappingModifier, Equatable {
  /// A primitive modifier: it has no body.
  public typealias Body = Never
  /// The factors of width and height: 1 changes nothing, negative ones mirror.
  public var scale: CGSize
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  /// A scale about a point of the view.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.render))
  }
}

extension View {
  /// Turns the drawing; the layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the drawing; the layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing; the layout does not change.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing; the layout does not change.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
