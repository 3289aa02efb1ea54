public import Foundation

/// A way to arrange views that is an app's own (`SwiftUI.Layout`).
///
/// Only the renderer knows sizes: it measures the views as the layout asks, and the layout runs again with the answers.
/// The views are not shown before the first answers have come.
@MainActor @preconcurrency
public protocol Layout: Animatable, _AnyLayoutConvertible {
  /// What changes while the layout is animated. Renderers animate the places of views; layouts run for the end.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is worked out once for several calls.
  associatedtype Cache = Void

  /// The views, with the sizes they have.
  typealias Subviews = LayoutSubviews

  /// How the layout behaves. Has no effect in browsers and terminals.
  static var layoutProperties: LayoutProperties { get }

  /// Works out what `sizeThatFits(proposal:subviews:cache:)` and `placeSubviews(in:proposal:subviews:cache:)` share.
  /// Called for the first run; `Void` needs no such function.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date before each run but the first.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size of the container, in points, where it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views within `bounds`, in points; its origin is (0, 0). Views that are not placed stand in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Room around the container. Has no effect in browsers and terminals: they use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Where a guide of the container is, in points; `nil` for where guides of this name are. Asked for after each run, for
  /// the guides that every view has and for those of the app's own by which stacks, layers and grids around align.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// As for horizontal guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew, whatever is in it.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The usual room: 8 points.
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

  /// The layout runs with the sizes that the renderer tells.
  public var _arranging: _LayoutArranging { .custom(CustomLayoutRunner(self)) }
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout behaves (`SwiftUI.LayoutProperties`).
public struct LayoutProperties: Sendable {
  /// The axis along which the layout is a stack; `nil` for neither. Has no effect in browsers and terminals.
  public var stackOrientation: Axis?

  /// No orientation.
  public init() {}
}

/// Room a view likes around it (`SwiftUI.ViewSpacing`): 8 points.
public struct ViewSpacing: Sendable {
  /// No room.
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  /// The usual room: 8 points.
  public init() {}

  private init(length: CGFloat) { self.length = length }

  /// The distance to the next view along an axis, in points: the room of the one that likes more of it.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

  /// Takes the room of the one that likes more of it, at all edges, whatever `edges` says.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

  /// The room of the one that likes more of it, at all edges, whatever `edges` says.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}

/// A key for values that views say to a layout (`SwiftUI.LayoutValueKey`).
public protocol LayoutValueKey {
  /// What views say: a value of any type.
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
