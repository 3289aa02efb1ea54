public import Foundation

/// A layout that renderers know: one of the stacks as a value.
public protocol _StackLayout: Sendable, _AnyLayoutConvertible {
  /// The element by which the renderer arranges the views.
  nonisolated var _element: RenderElement { get }
}

/// A horizontal stack as a value (`SwiftUI.HStackLayout`).
nonisolated public struct HStackLayout: _StackLayout {
  /// The alignment of the views across the stack.
  public var alignment: VerticalAlignment
  /// The distance between views in points; `nil` for the renderer's own: 8 in browsers, one column and no row in
  /// terminals.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: How views are aligned across the stack.
  ///   - spacing: Points between views; `nil` for the renderer's own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack, as of an ``HStack``.
  public var _element: RenderElement {
    .stack(
      RenderStack(
        axis: .horizontal, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init)))
  }
}

/// A vertical stack as a value (`SwiftUI.VStackLayout`).
nonisolated public struct VStackLayout: _StackLayout {
  /// The alignment of the views across the stack.
  public var alignment: HorizontalAlignment
  /// The distance between views in points; `nil` for the renderer's own: 8 in browsers, one column and no row in
  /// terminals.
  public var spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: How views are aligned across the stack.
  ///   - spacing: Points between views; `nil` for the renderer's own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack, as of a ``VStack``.
  public var _element: RenderElement {
    .stack(
      RenderStack(
        axis: .vertical, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init)))
  }
}

/// Layers as a value (`SwiftUI.ZStackLayout`).
nonisolated public struct ZStackLayout: _StackLayout {
  /// The alignment of the views to each other.
  public var alignment: Alignment

  /// - Parameter alignment: How views are aligned to each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Layers, as of a ``ZStack``.
  public var _element: RenderElement { .layers(alignment.render) }
}

extension _StackLayout {
  /// The views arranged by the layout, the first one first.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(arranging: _arranging, content: content())
  }

  /// The renderer arranges the views itself.
  @MainActor public var _arranging: _LayoutArranging { .known(_element) }
}

/// A layout whose kind can change while the views in it keep their state (`SwiftUI.AnyLayout`).
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
/// layout {
///   Title()
///   Details()
/// }
/// ```
@MainActor @preconcurrency
public struct AnyLayout: _AnyLayoutConvertible {
  /// The arrangement that the erased layout makes.
  public let _arranging: _LayoutArranging

  /// - Parameter layout: One of the stacks as a value, or a ``Layout`` of the app's own.
  public init<L: _AnyLayoutConvertible>(_ layout: L) { _arranging = layout._arranging }

  /// The views arranged by the layout. Another layout arranges the same views: their state stays.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(arranging: _arranging, content: content())
  }
}
