public import Foundation

/// A way to arrange views that is an app's own (`SwiftUI.Layout`).
///
/// Only the renderer knows sizes: it measures the views as the layout asks, and the layout runs again with the answers.
/// The views are not shown before the first answers have come.
@MainActor @preconcurrency
public protocol Layout: Animatable, _AnyLayoutConvertible {
  /// The part that changes while the layout is animated. Renderers animate the places of views; layouts run for the
  /// end.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// A result that is computed once for several calls.
  associatedtype Cache = Void

  /// The views, with the sizes they have.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout. Has no effect in browsers and terminals.
  static var layoutProperties: LayoutProperties { get }

  /// Computes values that `sizeThatFits(proposal:subviews:cache:)` and `placeSubviews(in:proposal:subviews:cache:)`
  /// share. Called for the first run; `Void` needs no such function.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date before each run but the first.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size of the container, in points, where it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views within `bounds`, in points; its origin is (0, 0). Views that are not placed stand in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Space around the container. Has no effect in browsers and terminals: they use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The position of a guide of the container, in points; `nil` for the default position of guides with this name. The
  /// function is called after each run for the guides that every view has. It is also called for guides of the app's
  /// own by which stacks, layers and grids around align.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The same for horizontal guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The usual space: 8 points.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The guide is where guides of its name are.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The guide is where guides of its name are.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views arranged by the layout, the first one first.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(arranging: _arranging, content: content())
  }

  /// The layout runs with the sizes that the renderer reports.
  public var _arranging: _LayoutArranging { .custom(CustomLayoutRunner(self)) }
}

extension Layout where Cache == Void {
  /// Makes the empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout (`SwiftUI.LayoutProperties`).
public struct LayoutProperties: Sendable {
  /// The axis along which the layout is a stack; `nil` for neither. Has no effect in browsers and terminals.
  public var stackOrientation: Axis?

  /// No orientation.
  public init() {}
}

/// The preferred space around a view (`SwiftUI.ViewSpacing`): 8 points.
public struct ViewSpacing: Sendable {
  /// No space.
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  /// The usual space: 8 points.
  public init() {}

  private init(length: CGFloat) { self.length = length }

  /// The distance to the next view along an axis, in points, which is the larger of both spaces.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

  /// Takes the larger of both spaces, at all edges, regardless of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

  /// The larger of both spaces, at all edges, regardless of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}

/// A key for values that views give to a layout (`SwiftUI.LayoutValueKey`).
public protocol LayoutValueKey {
  /// The type of the value that views give.
  associatedtype Value

  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(KeyedTraitModifier(key: key, value: value))
  }
}
