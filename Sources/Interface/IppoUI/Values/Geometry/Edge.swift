public import Foundation

/// One edge of a rectangle (`SwiftUI.Edge`). Leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines of text begin: the left one from left to right, the right one from right to left.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge: 1 top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: Int8

    /// A set of the edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]

    func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }

  var renderEdge: RenderTransition.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// The leading or trailing edge (`SwiftUI.HorizontalEdge`).
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The edge where lines of text begin.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge: 1 leading, 2 trailing.
    public let rawValue: Int8

    /// A set of the edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge (`SwiftUI.VerticalEdge`).
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge: 1 top, 2 bottom.
    public let rawValue: Int8

    /// A set of the edges whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points (`SwiftUI.EdgeInsets`).
public struct EdgeInsets: Equatable, Sendable {
  /// The length from the upper edge downwards.
  public var top: CGFloat
  /// The length from the leading edge towards the middle.
  public var leading: CGFloat
  /// The length from the lower edge upwards.
  public var bottom: CGFloat
  /// The length from the trailing edge towards the middle.
  public var trailing: CGFloat

  /// Distances in points. Negative ones lie outside of the rectangle.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` at the edges of the set, 0 at the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var render: RenderInsets {
    RenderInsets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
