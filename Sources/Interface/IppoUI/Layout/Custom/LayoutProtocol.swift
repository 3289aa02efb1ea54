public import Foundation

/// A way to arrange views that is an app's own (`SwiftUI.Layout`).
///
/// Sizes are the renderer's to tell: it measures the views for what the layout asks, and the layout runs again with the
/// answers. Until the first ones have come the views are not seen.
@MainActor @preconcurrency
public protocol Layout: Animatable, _AnyLayoutConvertible {
  /// What changes while the layout is animated. Renderers animate the places of views; layouts run for the end.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is worked out once for several calls.
  associatedtype Cache = Void

  /// The views, with the sizes they have.
  typealias Subviews = LayoutSubviews

  /// How the layout behaves; it is drawn the same.
  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size of the container.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views within `bounds`, in points.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Room around the container. Renderers use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(arranging: _arranging, content: content())
  }

  public var _arranging: _LayoutArranging { .custom(CustomLayoutRunner(self)) }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// How a layout behaves (`SwiftUI.LayoutProperties`).
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

/// Room a view likes around it (`SwiftUI.ViewSpacing`): 8 points.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  public init() {}

  private init(length: CGFloat) { self.length = length }

  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}

/// A key for values that views say to a layout (`SwiftUI.LayoutValueKey`).
public protocol LayoutValueKey {
  associatedtype Value

  /// The value where a view has said none.
  static var defaultValue: Value { get }
}

extension View {
  /// Says a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(KeyedTraitModifier(key: key, value: value))
  }
}
