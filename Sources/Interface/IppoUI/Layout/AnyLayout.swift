public import Foundation

/// A layout that ``AnyLayout`` can hold: one of the stacks as a value.
///
/// Layouts of an app's own (SwiftUI's `Layout`) are not part of Ippo: renderers measure and place, and views do not.
public protocol _StackLayout: Sendable {
  /// What the renderer arranges the views as.
  var _element: RenderElement { get }
}

/// A horizontal stack as a value (`SwiftUI.HStackLayout`).
public struct HStackLayout: _StackLayout {
  /// How views are aligned across the stack.
  public var alignment: VerticalAlignment
  /// Points between views; `nil` for the renderer's own.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _element: RenderElement {
    .stack(
      RenderStack(
        axis: .horizontal, alignment: RenderAlignment(vertical: alignment.render), spacing: spacing.map(Double.init)))
  }
}

/// A vertical stack as a value (`SwiftUI.VStackLayout`).
public struct VStackLayout: _StackLayout {
  /// How views are aligned across the stack.
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` for the renderer's own.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var _element: RenderElement {
    .stack(
      RenderStack(
        axis: .vertical, alignment: RenderAlignment(horizontal: alignment.render), spacing: spacing.map(Double.init)))
  }
}

/// Layers as a value (`SwiftUI.ZStackLayout`).
public struct ZStackLayout: _StackLayout {
  /// How views are aligned to each other.
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _element: RenderElement { .layers(alignment.render) }
}

extension _StackLayout {
  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutElement(layout: _element, content: content())
  }
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
public struct AnyLayout: _StackLayout {
  public let _element: RenderElement

  /// Erases the type of a layout.
  public init<L: _StackLayout>(_ layout: L) { _element = layout._element }
}

private struct LayoutElement<Content: View>: PrimitiveView {
  let layout: RenderElement
  let content: Content

  func element(in context: ElementContext) -> RenderElement { layout }
}
