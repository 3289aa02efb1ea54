public import Foundation

/// A view behind another, as large as it (`background(alignment:content:)`).
public struct _BackgroundModifier<Background: View>: DecoratingModifier {
  /// Renderers lay the background out: the modifier has no body.
  public typealias Body = Never

  /// The view behind the content.
  public var background: Background
  /// The alignment of the background in the view, if it is smaller or larger.
  public var alignment: Alignment

  /// - Parameters:
  ///   - background: The view behind the content.
  ///   - alignment: Its position in the view, if it is smaller or larger.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  var decoration: RenderDecoration { RenderDecoration(kind: .background, alignment: alignment.render) }
  var ornament: some View { background }
}

/// A view in front of another, as large as it (`overlay(alignment:content:)`).
public struct _OverlayModifier<Overlay: View>: DecoratingModifier {
  /// Renderers lay the overlay out: the modifier has no body.
  public typealias Body = Never

  /// The view in front of the content.
  public var overlay: Overlay
  /// The alignment of the overlay on the view, if it is smaller or larger.
  public var alignment: Alignment

  /// - Parameters:
  ///   - overlay: The view in front of the content.
  ///   - alignment: Its position on the view, if it is smaller or larger.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  var decoration: RenderDecoration { RenderDecoration(kind: .overlay, alignment: alignment.render) }
  var ornament: some View { overlay }
}

/// A style behind a view (`background(_:ignoresSafeAreaEdges:)`).
public struct _BackgroundStyleModifier<Style: ShapeStyle>: DecoratingModifier {
  /// Renderers lay the background out: the modifier has no body.
  public typealias Body = Never

  /// The style of the rectangle behind the view.
  public var style: Style
  /// The edges at which the background continues to the edges of the window. Has no effect in browsers and terminals.
  public var ignoresSafeAreaEdges: Edge.Set

  /// - Parameters:
  ///   - style: The style of the rectangle behind the view.
  ///   - ignoresSafeAreaEdges: The edges at which it continues to the edges of the window. Has no effect in browsers
  ///     and terminals.
  public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
    self.style = style
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
  }

  var decoration: RenderDecoration {
    RenderDecoration(kind: .background, ignoresSafeArea: !ignoresSafeAreaEdges.isEmpty)
  }
  var ornament: some View { FilledShape(shape: Rectangle(), style: style) }
}

/// The element of an inset, or of an overlay over several views together: exactly two children.
struct DecorationElement<Base: View, Ornament: View>: PrimitiveView {
  let decoration: RenderDecoration
  let base: Base
  let ornament: Ornament

  static var isLayout: Bool { true }

  var content: some View {
    Unary { base }
    Unary { ornament }
  }

  func element(in context: ElementContext) -> RenderElement { .decoration(decoration) }
}

extension View {
  /// A view behind this one, offered its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(background: content(), alignment: alignment)) }

  /// A view behind this one, offered its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// A style behind this view.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// The background style behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// A filled shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// A shape filled with the background style behind this view.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// A view in front of this one, offered its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), alignment: alignment)) }

  /// A view in front of this one, offered its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// A style in front of this view. The edges have no effect in browsers and terminals.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { FilledShape(shape: Rectangle(), style: style) }
  }

  /// A filled shape in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  /// A line around this view, inside of its edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// A view at the top or bottom edge; the content keeps the rest.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecorationElement(
      decoration: RenderDecoration(
        kind: edge == .top ? .insetTop : .insetBottom, alignment: alignment.renderAlignment,
        spacing: spacing.map(Double.init)), base: self, ornament: content())
  }

  /// A view at the leading or trailing edge; the content keeps the rest.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecorationElement(
      decoration: RenderDecoration(
        kind: edge == .leading ? .insetLeading : .insetTrailing,
        alignment: alignment.renderAlignment, spacing: spacing.map(Double.init)), base: self,
      ornament: content())
  }

  /// A bar at the top or bottom edge; the content keeps the rest.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// A bar at the leading or trailing edge; the content keeps the rest.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Space at some edges, in points. Views that ignore the safe area, or scroll, extend into it. `nil` is 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Space between the edges of the safe area and the content, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }

  /// Space between the edges of the safe area and the content: a length for every edge, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingLayout(insets: insets)) }
}

/// Space at the edges that belongs to the safe area.
struct SafeAreaPaddingLayout: WrappingModifier, Equatable {
  typealias Body = Never
  let insets: EdgeInsets

  func element(in context: ElementContext) -> RenderElement {
    .box(
      .safeArea(
        RenderInsets(
          top: max(0, insets.top), leading: max(0, insets.leading), bottom: max(0, insets.bottom),
          trailing: max(0, insets.trailing))))
  }
}
