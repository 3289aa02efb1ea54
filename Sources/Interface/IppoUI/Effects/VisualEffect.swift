public import Foundation

/// Changes of how a view is drawn that may depend on its size and place (`SwiftUI.VisualEffect`).
public protocol VisualEffect: Sendable {
  /// The elements that renderers put around the view, the innermost first.
  var _elements: [RenderElement] { get }
}

/// No change (`SwiftUI.EmptyVisualEffect`), to which other effects are added.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  /// An empty list.
  public var _elements: [RenderElement] { [] }
}

private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let element: RenderElement

  var _elements: [RenderElement] { base._elements + [element] }
}

extension VisualEffect {
  private func adding(_ element: RenderElement) -> some VisualEffect { AddedVisualEffect(base: self, element: element) }

  /// Draws the view elsewhere, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view elsewhere, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.box(.offset(x: Double(x), y: Double(y))))
  }

  /// Scales the drawing.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawing.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.scale(x: Double(x), y: Double(y), anchor: anchor.render)))
  }

  /// Turns the drawing.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.rotation(angle.radians, anchor: anchor.render)))
  }

  /// Turns the drawing in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .effect(
        .rotation3D(
          angle.radians, axis: [Double(axis.x), Double(axis.y), Double(axis.z)], anchor: anchor.render,
          anchorZ: Double(anchorZ), perspective: Double(perspective))))
  }

  /// Moves, turns, scales, skews and projects the drawing.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.effect(.transform(transform.render)))
  }

  /// The opacity, from 0 for invisible to 1 for opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.effect(.opacity(min(max(opacity, 0), 1)))) }

  /// Blurs the drawing; radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.effect(.blur(radius: Double(radius))))
  }

  /// Adds light: 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.effect(.brightness(amount))) }

  /// Differences between colours: 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.effect(.contrast(amount))) }

  /// Strength of colours: 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.effect(.saturation(amount))) }

  /// Grey: 0 changes nothing, 1 is all grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.effect(.grayscale(amount))) }

  /// Turns all hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.effect(.hueRotation(angle.radians))) }
}

extension View {
  /// Changes how the view is drawn, by its size and place; the layout does not change.
  ///
  /// ```swift
  /// row.visualEffect { content, proxy in content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.3 : 1) }
  /// ```
  ///
  /// - Parameter effect: Adds changes to an effect that changes nothing.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._elements })
  }
}

/// Effects around a view, and around them an element that stands still and reports its place.
struct VisualEffectModifier: ViewModifier {
  @State private var place = ViewPlace(isRequested: true)
  @Environment(\.coordinateSpaces) private var spaces
  let elements: (GeometryProxy) -> [RenderElement]

  init(_ elements: @escaping (GeometryProxy) -> [RenderElement]) { self.elements = elements }

  func body(content: Content) -> some View {
    let proxy = GeometryProxy(size: place.frame?.size ?? .zero, place: place, spaces: spaces)
    elements(proxy).reduce(AnyView(content)) { AnyView($0.modifier(ElementWrapper(element: $1))) }
      .modifier(ElementWrapper(element: .box(.offset(x: 0, y: 0))))
      .modifier(PlaceModifier(place: place))
  }
}
