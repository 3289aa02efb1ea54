public import Foundation

/// A move, turn, scale or skew that depends on the size of the view (`SwiftUI.GeometryEffect`).
///
/// The size comes from the renderer once it has laid the view out; before that it is zero. A change is animated from
/// one transform to the next: the effect is not asked for values of `animatableData` between.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node that asks the effect for its transform when the size of the view is known, and when it changes.
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    GeometryEffectView<Self, V>._makeNode(GeometryEffectView(effect: modifier, content: content), in: parent, inputs)
  }

  /// Gives the node another value of the effect.
  public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    GeometryEffectView<Self, V>._patchNode(node, GeometryEffectView(effect: modifier, content: content))
  }

  /// Coordinates inside of the view are as they are without the effect.
  public func ignoredByLayout() -> Self { self }
}

private struct GeometryEffectView<Effect: GeometryEffect, Content: View>: View {
  @State private var place = ViewPlace(isRequested: true)
  let effect: Effect
  let content: Content

  var body: some View {
    content.projectionEffect(effect.effectValue(size: place.frame?.size ?? .zero))
      // The element that reports the size stands still.
      .modifier(ElementWrapper(element: .box(.offset(x: 0, y: 0))))
      .modifier(PlaceModifier(place: place))
  }
}

/// An element around each element of a view.
struct ElementWrapper: WrappingModifier, Equatable {
  typealias Body = Never
  let element: RenderElement

  func element(in context: ElementContext) -> RenderElement { element }
}
