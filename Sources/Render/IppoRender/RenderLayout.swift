/// One of the two directions of the plane.
public enum RenderAxis: String, Sendable { case horizontal, vertical }

/// A position within a box, by a guide on each axis.
public struct RenderAlignment: Hashable, Sendable {
  /// The guides along the horizontal axis. Leading is left where text runs from left to right.
  public enum Horizontal: String, Sendable { case leading, center, trailing }

  /// The guides along the vertical axis. Views without text have their baselines at the bottom.
  public enum Vertical: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  /// The guide along the horizontal axis.
  public var horizontal: Horizontal
  /// The guide along the vertical axis.
  public var vertical: Vertical
  /// The app's own guides, at most one for each axis. If no view has a value for such a guide, the closest edge or
  /// center replaces it.
  public var guides: [RenderGuide]

  /// The center, unless guides are given.
  public init(horizontal: Horizontal = .center, vertical: Vertical = .center, guides: [RenderGuide] = []) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.guides = guides
  }
}

/// Distances from the edges of a box, in points.
public struct RenderInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the leading edge: the left one where text runs from left to right.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// No distance, unless stated.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The properties of views in a line.
public struct RenderStack: Equatable, Sendable {
  /// The axis along which the children stand.
  public var axis: RenderAxis
  /// The alignment of the children. Only the guide across the axis counts.
  public var alignment: RenderAlignment
  /// Points between children; `nil` for the renderer's own.
  public var spacing: Double?
  /// Whether the children are an icon and its title. A bar may show the icon alone.
  public var isLabel: Bool
  /// Whether a user may move the dividers among the children, which changes the lengths of the other children.
  public var hasMovableDividers: Bool
  /// The least and the greatest length of the last part, in points, when a user moves the divider before it. The last part keeps
  /// the chosen length, and the part before it takes the rest. `nil` if the lengths of the children themselves are the limits.
  public var lastPartLimits: ClosedRange<Double>?

  /// Centered children at the renderer's own distance, unless stated.
  public init(
    axis: RenderAxis, alignment: RenderAlignment = RenderAlignment(), spacing: Double? = nil, isLabel: Bool = false,
    hasMovableDividers: Bool = false, lastPartLimits: ClosedRange<Double>? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLabel = isLabel
    self.hasMovableDividers = hasMovableDividers
    self.lastPartLimits = lastPartLimits
  }
}

/// The properties of a decoration: the position of the second child relative to the first.
public struct RenderDecoration: Equatable, Sendable {
  /// Whether the decoration is behind the content, in front of it, or beside it.
  public enum Kind: String, Sendable {
    /// Behind the content.
    case background
    /// In front of the content.
    case overlay
    /// `safeAreaInset(edge:)`: the decoration takes its length from an edge, and the content keeps the rest.
    case insetTop, insetBottom, insetLeading, insetTrailing
  }

  /// Whether the decoration is behind the content, in front of it, or beside it.
  public var kind: Kind
  /// The position of the decoration in the content, or, for an inset, along its edge.
  public var alignment: RenderAlignment
  /// Whether the decoration extends under the window's edges when the content touches them.
  public var ignoresSafeArea: Bool
  /// Points between content and inset.
  public var spacing: Double?

  /// A decoration in the middle of the content, unless stated.
  public init(
    kind: Kind, alignment: RenderAlignment = RenderAlignment(), ignoresSafeArea: Bool = false, spacing: Double? = nil
  ) {
    self.kind = kind
    self.alignment = alignment
    self.ignoresSafeArea = ignoresSafeArea
    self.spacing = spacing
  }
}

/// Some of the four edges of a view.
public struct RenderEdges: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public var rawValue: UInt8

  /// The edges that have a bit.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = RenderEdges(rawValue: 1)
  /// The leading edge: the left one where text runs from left to right.
  public static let leading = RenderEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = RenderEdges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = RenderEdges(rawValue: 8)
  /// All edges.
  public static let all: RenderEdges = [.top, .leading, .bottom, .trailing]
}

/// Layout modifiers, with the meaning SwiftUI gives them.
public enum RenderBox: Equatable, Sendable {
  /// `nil` insets are the renderer's default length (16 points).
  case padding(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
  /// A fixed width, height, or both. A `nil` length is the child's own. Infinite lengths are `Double.infinity`.
  case frame(width: Double?, height: Double?, alignment: RenderAlignment)
  /// `frame(minWidth:…)`. A `nil` length is the child's own.
  case flexibleFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?,
    minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: RenderAlignment)
  /// Lengths relative to the surrounding region that scrolls, or else to the window. A `nil` length is the child's own.
  case relativeFrame(width: RenderRelativeLength?, height: RenderRelativeLength?, alignment: RenderAlignment)
  /// `fixedSize(horizontal:vertical:)`: the child takes its ideal length along an axis, whatever the proposal is.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `gridCellUnsizedAxes(_:)`: along an axis, the child takes the length of its cell, and does not enlarge the cell.
  case unsized(horizontal: Bool, vertical: Bool)
  /// The ratio of width to height; `nil` for the ratio of the child.
  case aspectRatio(Double?, isFill: Bool)
  /// `offset(x:y:)`: the child is drawn at a distance in points, and keeps its place in the layout.
  case offset(x: Double, y: Double)
  /// `position(x:y:)`: the center of the child is at a point of the box, which takes the size on offer.
  case position(x: Double, y: Double)
  /// `ignoresSafeArea(edges:)`: the child extends under bars and insets at the edges that it touches.
  case ignoresSafeArea(RenderEdges)
  /// `safeAreaPadding(_:)`: space at the edges, like that of an inset. Content that ignores the safe area, or scrolls,
  /// extends into it.
  case safeArea(RenderInsets)
  /// Space around the content of a region that scrolls (`contentMargins`), or around a child that does not scroll.
  case margins(RenderInsets)
}

/// A length that depends on the length of a container.
public struct RenderRelativeLength: Hashable, Sendable {
  /// The factor of the container's length.
  public var factor: Double
  /// The points that are added.
  public var constant: Double

  /// A multiple of the container's length, and points that are added.
  public init(factor: Double, constant: Double) {
    self.factor = factor
    self.constant = constant
  }

  /// - Parameter container: The length of the container, in any unit.
  /// - Parameter point: The length of a point in that unit.
  public func length(in container: Double, point: Double = 1) -> Double {
    max(0, factor * container + constant * point)
  }
}

/// Modifiers that change only how the child is drawn.
public enum RenderEffect: Equatable, Sendable {
  /// An opacity, 0...1, which multiplies the opacity of the child.
  case opacity(Double)
  /// `clipped()`, `clipShape(_:)`, `cornerRadius(_:)`.
  case clip(RenderShape.Outline)
  /// `mask(_:)`: the child shows where the mask is opaque.
  case mask(RenderMask)
  /// Radians, clockwise.
  case rotation(Double, anchor: RenderPaint.UnitPoint)
  /// Multiples of the child's own size, around the anchor; the layout does not change.
  case scale(x: Double, y: Double, anchor: RenderPaint.UnitPoint)
  /// A turn in space, in radians, around an axis of three coordinates through the anchor. The anchor lies `anchorZ`
  /// points behind the view.
  case rotation3D(Double, axis: [Double], anchor: RenderPaint.UnitPoint, anchorZ: Double, perspective: Double)
  /// A matrix, as with `transformEffect(_:)`.
  case transform(RenderTransform)
  /// A shadow that is moved by `x` and `y` and blurred by a radius, in points.
  case shadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// A shadow inside of the drawn parts, as if they lay below the edge. The shadow is moved by `x` and `y` and blurred
  /// by a radius, in points.
  case innerShadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// The radius in points.
  case blur(radius: Double)
  /// A CSS `mix-blend-mode` keyword.
  case blendMode(String)
  /// Inverts all colours, so that light becomes dark.
  case colorInvert
  /// Multiplies every colour with another.
  case colorMultiply(RenderColor)
  /// Adds light: 0 changes nothing, 1 is white.
  case brightness(Double)
  /// Differences between colours: 1 changes nothing.
  case contrast(Double)
  /// Strength of colours: 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// 0 changes nothing, 1 is all grey.
  case grayscale(Double)
  /// Turns all hues by an angle in radians.
  case hueRotation(Double)
  /// `redacted(reason: .placeholder)`.
  case redacted
  /// `symbolEffect(_:options:value:)`: symbols move.
  case motion(RenderMotion)
}

/// The properties of a region that scrolls.
public struct RenderScroll: Equatable, Sendable {
  /// Whether content scrolls sideways.
  public var horizontal: Bool
  /// Whether content scrolls up and down.
  public var vertical: Bool
  /// Whether the renderer shows scroll bars, if it has them.
  public var showsIndicators: Bool
  /// The scroll view offers a refresh gesture (``RenderEvent/refresh``).
  public var isRefreshable: Bool
  /// `scrollDisabled(_:)`: the user cannot scroll the region.
  public var isDisabled: Bool
  /// `defaultScrollAnchor(_:)`: the initial scroll position, and the position of content that is shorter than the
  /// region.
  public var anchor: RenderPaint.UnitPoint?
  /// Takes ``RenderEvent/scroll(_:)``.
  public var reportsPosition: Bool
  /// The anchor that selects the reported view of the content: the view whose own point at the anchor is nearest to the
  /// region's point. `nil` selects the first visible view.
  public var positionAnchor: RenderPaint.UnitPoint?
  /// The positions at which scrolling stops.
  public var rest: Rest

  /// The positions at which scrolling stops.
  public enum Rest: Equatable, Sendable {
    /// Any position.
    case anywhere
    /// The edge of a view. In a region with a stack, the views are the children of the stack.
    case views
    /// The same as ``views``, and the user passes one view at a time.
    case pages
  }

  /// A region that a person scrolls up and down, unless stated.
  public init(
    horizontal: Bool = false, vertical: Bool = true, showsIndicators: Bool = true, isRefreshable: Bool = false,
    isDisabled: Bool = false, anchor: RenderPaint.UnitPoint? = nil, reportsPosition: Bool = false,
    positionAnchor: RenderPaint.UnitPoint? = nil, rest: Rest = .anywhere
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.showsIndicators = showsIndicators
    self.isRefreshable = isRefreshable
    self.isDisabled = isDisabled
    self.anchor = anchor
    self.reportsPosition = reportsPosition
    self.positionAnchor = positionAnchor
    self.rest = rest
  }
}

/// The axes along which an alternative must fit.
public struct RenderFitting: Equatable, Sendable {
  /// The width must fit.
  public var horizontal: Bool
  /// The height must fit.
  public var vertical: Bool

  /// Both axes, unless stated.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
