public import Foundation

/// A horizontal line of views for scrolling (`SwiftUI.LazyHStack`).
///
/// Views of a long `ForEach` are made when they come near the viewport, and disappear when they are far from it. Their
/// state stays as long as their elements are in the data.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - alignment: How views are aligned across the stack.
  ///   - spacing: Points between views; `nil` for the renderer's own.
  ///   - pinnedViews: Headers and footers of sections that stay in sight while the stack scrolls.
  ///   - content: The views, and sections of them.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The stack of the renderer, with the headers and footers that stay in sight. It takes the whole height it is
  /// offered.
  public var body: some View {
    LazyRow(alignment: alignment, spacing: spacing, content: content)
      .pinnedSections(PinnedSections(pinnedViews, spacing: spacing, arrangement: .row(alignment)))
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// A vertical line of views for scrolling (`SwiftUI.LazyVStack`).
///
/// Views of a long `ForEach` are made when they come near the viewport, and disappear when they are far from it. Their
/// state stays as long as their elements are in the data.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// - Parameters:
  ///   - alignment: How views are aligned across the stack.
  ///   - spacing: Points between views; `nil` for the renderer's own.
  ///   - pinnedViews: Headers and footers of sections that stay in sight while the stack scrolls.
  ///   - content: The views, and sections of them.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The stack of the renderer over the whole width on offer, as lazy stacks take it, with the headers and footers that
  /// stay in sight.
  public var body: some View {
    LazyColumn(alignment: alignment, spacing: spacing, content: content)
      .pinnedSections(PinnedSections(pinnedViews, spacing: spacing, arrangement: .column(alignment)))
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The element of a ``LazyHStack``.
struct LazyRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  static var lazyAxis: RenderAxis? { .horizontal }

  func element(in context: ElementContext) -> RenderElement {
    .stack(
      RenderStack(axis: .horizontal, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init)))
  }
}

/// The element of a ``LazyVStack``.
struct LazyColumn<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  static var lazyAxis: RenderAxis? { .vertical }

  func element(in context: ElementContext) -> RenderElement {
    .stack(
      RenderStack(axis: .vertical, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init)))
  }
}
