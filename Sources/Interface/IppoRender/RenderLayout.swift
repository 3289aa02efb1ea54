/// One of the two directions of the plane.
public enum RenderAxis: String, Sendable { case horizontal, vertical }

/// A place within a box: both guides.
public struct RenderAlignment: Hashable, Sendable {
  /// The guides along the horizontal axis. Leading is left where text runs from left to right.
  public enum Horizontal: String, Sendable { case leading, center, trailing }

  /// The guides along the vertical axis. Views without text have their baselines at the bottom.
  public enum Vertical: String, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  /// Which guide counts along the horizontal axis.
  public var horizontal: Horizontal
  /// Which guide counts along the vertical axis.
  public var vertical: Vertical
  /// Guides of the app's own, at most one for each axis. Where no view has an opinion of such a guide, the edge or
  /// center that is closest to it stands for it.
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

/// What renderers see of views in a line.
public struct RenderStack: Equatable, Sendable {
  /// The axis the children stand along.
  public var axis: RenderAxis
  /// Only the guide across the axis counts.
  public var alignment: RenderAlignment
  /// Points between children; `nil` for the renderer's own.
  public var spacing: Double?
  /// The children are an icon and its title, of which a bar may show the icon alone.
  public var isLabel: Bool

  /// Centered children at the renderer's own distance, unless stated.
  public init(
    axis: RenderAxis, alignment: RenderAlignment = RenderAlignment(), spacing: Double? = nil, isLabel: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLabel = isLabel
  }
}

/// What renderers see of a decoration: where the second child stands to the first.
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
  /// Where in the content the decoration stands; for an inset, where along its edge.
  public var alignment: RenderAlignment
  /// The decoration extends under the window's edges when the content touches them.
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
  /// All of them.
  public static let all: RenderEdges = [.top, .leading, .bottom, .trailing]
}

/// Layout modifiers, with the meaning SwiftUI gives them.
public enum RenderBox: Equatable, Sendable {
  /// `nil` insets are the renderer's default length (16 points).
  case padding(top: Double?, leading: Double?, bottom: Double?, trailing: Double?)
  /// `nil`: as the child has it. Infinite lengths are `Double.infinity`.
  case frame(width: Double?, height: Double?, alignment: RenderAlignment)
  /// `frame(minWidth:…)`. `nil`: as the child has it.
  case flexibleFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?,
    minHeight: Double?, idealHeight: Double?, maxHeight: Double?, alignment: RenderAlignment)
  /// `nil`: as the child has it. The lengths are those of the region that scrolls around, or else of the window.
  case relativeFrame(width: RenderRelativeLength?, height: RenderRelativeLength?, alignment: RenderAlignment)
  /// `fixedSize(horizontal:vertical:)`: the child takes its ideal length along an axis, whatever it is offered.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `gridCellUnsizedAxes(_:)`: along an axis the child takes what its room has, and asks for none.
  case unsized(horizontal: Bool, vertical: Bool)
  /// `nil` ratio: that of the child.
  case aspectRatio(Double?, isFill: Bool)
  /// `offset(x:y:)`: the child is drawn so many points away; its place in the layout stays.
  case offset(x: Double, y: Double)
  /// `position(x:y:)`: the center of the child is at a point of the room on offer, which the box takes.
  case position(x: Double, y: Double)
  /// `ignoresSafeArea(edges:)`: the child extends under bars and insets at the edges that it touches.
  case ignoresSafeArea(RenderEdges)
  /// `safeAreaPadding(_:)`: room at the edges, as an inset has it: what ignores the safe area, or scrolls, goes on there.
  case safeArea(RenderInsets)
  /// Room around the content of what scrolls (`contentMargins`), or around the child where that does not.
  case margins(RenderInsets)
}

/// A length that follows from that of a container.
public struct RenderRelativeLength: Hashable, Sendable {
  /// How often the length of the container counts.
  public var factor: Double
  /// Points that are added.
  public var constant: Double

  /// A length as a multiple of the container's, and points that are added.
  public init(factor: Double, constant: Double) {
    self.factor = factor
    self.constant = constant
  }

  /// - Parameter container: Its length, in any unit.
  /// - Parameter point: The length of a point in that unit.
  public func length(in container: Double, point: Double = 1) -> Double {
    max(0, factor * container + constant * point)
  }
}

/// Modifiers that change only how the child is drawn.
public enum RenderEffect: Equatable, Sendable {
  /// 0...1, multiplied with that of what is below.
  case opacity(Double)
  /// `clipped()`, `clipShape(_:)`, `cornerRadius(_:)`.
  case clip(RenderShape.Outline)
  /// `mask(_:)`: the child shows where the mask is opaque.
  case mask(RenderMask)
  /// Radians, clockwise.
  case rotation(Double, anchor: RenderPaint.UnitPoint)
  /// Multiples of the child's own size, around the anchor; the layout does not change.
  case scale(x: Double, y: Double, anchor: RenderPaint.UnitPoint)
  /// A turn in space. Radians, around an axis of three coordinates through the anchor, which is `anchorZ` points behind
  /// the view.
  case rotation3D(Double, axis: [Double], anchor: RenderPaint.UnitPoint, anchorZ: Double, perspective: Double)
  /// A matrix, as with `transformEffect(_:)`.
  case transform(RenderTransform)
  /// A shadow that is moved by `x` and `y` and blurred by a radius, in points.
  case shadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// A shadow inside of what is drawn, as if it lay below the edge, that is moved by `x` and `y` and blurred by a radius, in
  /// points.
  case innerShadow(color: RenderColor, radius: Double, x: Double, y: Double)
  /// The radius in points.
  case blur(radius: Double)
  /// A CSS `mix-blend-mode` keyword.
  case blendMode(String)
  /// Light becomes dark.
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

/// What renderers see of a region that scrolls.
public struct RenderScroll: Equatable, Sendable {
  /// Content scrolls sideways.
  public var horizontal: Bool
  /// Content scrolls up and down.
  public var vertical: Bool
  /// Scroll bars are shown, where the renderer has them.
  public var showsIndicators: Bool
  /// The scroll view offers a refresh gesture (``RenderEvent/refresh``).
  public var isRefreshable: Bool
  /// `scrollDisabled(_:)`: a person cannot scroll it.
  public var isDisabled: Bool
  /// `defaultScrollAnchor(_:)`: where it is scrolled to before anybody did, and where content stands that is shorter.
  public var anchor: RenderPaint.UnitPoint?
  /// Takes ``RenderEvent/scroll(_:)``.
  public var reportsPosition: Bool
  /// Of the views of the content, the one that is told is the nearest to this point: with its own point there. `nil`: the first
  /// that is seen.
  public var positionAnchor: RenderPaint.UnitPoint?
  /// Where scrolling comes to rest.
  public var rest: Rest

  /// Where scrolling comes to rest.
  public enum Rest: Equatable, Sendable {
    /// Where it is left.
    case anywhere
    /// At the edge of a view: of the stack in the region, a child.
    case views
    /// As ``views``, and a person passes one view at a time.
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
