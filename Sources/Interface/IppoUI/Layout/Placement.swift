public import Foundation

/// The ideal size, whatever is offered (`fixedSize(horizontal:vertical:)`).
public struct _FixedSizeLayout: WrappingModifier, Equatable {
  /// Renderers lay the view out: the modifier has no body.
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  func element(in context: ElementContext) -> RenderElement {
    .box(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
}

/// A proportion of width to height (`aspectRatio(_:contentMode:)`).
public struct _AspectRatioLayout: WrappingModifier, Equatable {
  /// Renderers lay the view out: the modifier has no body.
  public typealias Body = Never
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  func element(in context: ElementContext) -> RenderElement {
    .box(.aspectRatio(aspectRatio.map(Double.init), isFill: contentMode == .fill))
  }
}

/// A distance from where the view was placed (`offset(_:)`).
public struct _OffsetEffect: WrappingModifier, Equatable {
  /// Renderers move the view: the modifier has no body.
  public typealias Body = Never
  /// The offset in points to the right and downwards; a negative offset goes to the left and upwards.
  public var offset: CGSize

  /// - Parameter offset: Points to the right and downwards; negative ones go to the left and upwards.
  public init(offset: CGSize) { self.offset = offset }

  func element(in context: ElementContext) -> RenderElement {
    .box(.offset(x: Double(offset.width), y: Double(offset.height)))
  }
}

/// A center within the space the view is offered (`position(_:)`).
public struct _PositionLayout: WrappingModifier, Equatable {
  /// Renderers place the view: the modifier has no body.
  public typealias Body = Never
  let position: CGPoint

  func element(in context: ElementContext) -> RenderElement {
    .box(.position(x: Double(position.x), y: Double(position.y)))
  }
}

/// The view extends under bars and the window's edges (`ignoresSafeArea(_:edges:)`).
public struct _SafeAreaIgnoringLayout: WrappingModifier, Equatable {
  /// The type without values, because the modifier lacks a body.
  public typealias Body = Never

  /// The edges at which the view extends under bars. A keyboard alone changes no edge.
  let edges: Edge.Set

  func element(in context: ElementContext) -> RenderElement {
    .box(edges.isEmpty ? .padding(top: 0, leading: 0, bottom: 0, trailing: 0) : .ignoresSafeArea(edges.render))
  }
}

extension Edge.Set {
  /// The same edges for renderers.
  var render: RenderEdges {
    var edges: RenderEdges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

extension View {
  /// The view's ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view's ideal size in some dimensions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// A proportion of width to height; `nil` for the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// The proportion of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits into the space it is offered, in its own proportion.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the space it is offered, in its own proportion.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view elsewhere, in points; the view keeps its place in the layout.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view elsewhere, in points; the view keeps its place in the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Centers the view at a point of the space it is offered.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Centers the view at a point of the space it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Extends the view under content that `safeAreaInset(edge:)` and `safeAreaPadding(_:_:)` put at the edges around it.
  /// In browsers, the view also extends under the bar of its page. In terminals bars stand beside the content.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view under bars and the window's edges, by its older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
