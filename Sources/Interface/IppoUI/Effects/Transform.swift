public import Foundation

/// A turn of what is drawn (`rotationEffect(_:anchor:)`).
public struct _RotationEffect: WrappingModifier, Equatable {
  public typealias Body = Never
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.rotation(angle.radians, anchor: anchor.render))
  }
}

/// A change of the size of what is drawn (`scaleEffect(_:anchor:)`).
public struct _ScaleEffect: WrappingModifier, Equatable {
  public typealias Body = Never
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor.render))
  }
}

extension View {
  /// Turns what is drawn; the layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales what is drawn; the layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what is drawn; the layout does not change.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is drawn; the layout does not change.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
