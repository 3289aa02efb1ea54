public import Foundation

/// Space around a view (`padding(_:_:)`).
public struct _PaddingLayout: WrappingModifier, Equatable {
  /// Renderers lay the space out: the modifier has no body.
  public typealias Body = Never

  /// The edges that have space.
  public var edges: Edge.Set
  /// Points; `nil` for the renderer's own length: 16 in browsers and terminals.
  public var insets: EdgeInsets?

  /// - Parameters:
  ///   - edges: The edges that have space.
  ///   - insets: Points; `nil` for the renderer's own length.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  func element(in context: ElementContext) -> RenderElement {
    func length(_ edge: Edge, _ value: CGFloat?) -> Double? { edges.contains(edge) ? value.map(Double.init) : 0 }
    return .box(
      .padding(
        top: length(.top, insets?.top), leading: length(.leading, insets?.leading),
        bottom: length(.bottom, insets?.bottom), trailing: length(.trailing, insets?.trailing)))
  }
}

extension View {
  /// Space at some edges.
  ///
  /// - Parameter length: Points; `nil` for the renderer's own length: 16 in browsers and terminals.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  /// Space at every edge, in points.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  /// A length for every edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

  /// Space between the window's edges and its content, as long as the renderer has it.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Space between the window's edges and its content, as long as the renderer has it. The kind has no effect in
  /// browsers and terminals: there is one padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }

  /// Space between a scrolling container's edges and a part of it: lengths for every edge, in points.
  @ViewBuilder
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    if placement == .scrollIndicators {
      self
    } else {
      modifier(
        ContentMargins(
          insets: EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0)))
    }
  }

  /// Space between a scrolling container's edges and its content, in points; `nil` is 16.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ContentMargins(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Space between a scrolling container's edges and its content, in points.
  public func contentMargins(_ length: CGFloat) -> some View { contentMargins(.all, length) }

  /// Space between a scrolling container's edges and a part of it.
  ///
  /// Scroll indicators are the renderer's own: margins for them alone change nothing.
  @ViewBuilder
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    if placement == .scrollIndicators { self } else { contentMargins(edges, length) }
  }

  /// Space between a scrolling container's edges and a part of it, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// A kind of space between a window's edges and its content (`SwiftUI.ScenePadding`).
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The padding that keeps content from touching the edges.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding of the title of the bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// The part of a scrolling container that margins are for (`SwiftUI.ContentMarginPlacement`).
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The indicators and the content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Margins of scrolled content. Scroll views put them inside; renderers give them to other views as padding.
struct ContentMargins: WrappingModifier, Equatable {
  typealias Body = Never
  let insets: EdgeInsets

  func element(in context: ElementContext) -> RenderElement { .box(.margins(insets.render)) }
}
