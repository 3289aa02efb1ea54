/// Cells in columns and rows.
public struct RenderGrid: Equatable, Sendable {
  /// The room a column (of a grid that grows down) or a row (of one that grows sideways) takes.
  public enum Track: Equatable, Sendable {
    /// A length in points.
    case fixed(Double)
    /// An equal share of the room that is left, within bounds in points.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks of at least `minimum` as fit, equally wide.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// How cells come into columns and rows.
  public enum Kind: Equatable, Sendable {
    /// `Grid`: children are ``RenderElement/gridRow(_:)``s and views over the whole width; a column is as wide as its
    /// widest cell.
    case table
    /// `LazyVGrid` (`vertical`) and `LazyHGrid` (`horizontal`): children are cells, filled in along the tracks,
    /// ``RenderElement/gridRow(_:)``s that have a line of their own, and gaps over all tracks. The cell behind a gap
    /// stands in the track it would have if there were no gap.
    case flow(RenderAxis, [Track])
  }

  /// How cells come into columns and rows.
  public var kind: Kind
  /// Of the cells within their room.
  public var alignment: RenderAlignment
  /// Of a grid whose cells flow: where the cells of each track stand, if not as `alignment` says. Tracks that are left
  /// out, and `nil`, say nothing. Browsers go by it where no track is adaptive.
  public var trackAlignments: [RenderAlignment?]
  /// Of a grid whose cells flow: points behind each track, `nil` for the renderer's own, where not all are the same; else
  /// empty.
  /// What is behind the last one does not count. Browsers go by it where there are at most four tracks and none is adaptive;
  /// else the distance behind the first one holds for all.
  public var trackSpacings: [Double?]
  /// Points; `nil` for the renderer's own.
  public var horizontalSpacing: Double?
  /// Points between rows; `nil` for the renderer's own.
  public var verticalSpacing: Double?
  /// The first row of a table names its columns: assistive technology reads cells with them.
  public var hasHeader: Bool

  /// Centered cells at the renderer's own distances, unless stated.
  public init(
    kind: Kind, alignment: RenderAlignment = RenderAlignment(), trackAlignments: [RenderAlignment?] = [],
    trackSpacings: [Double?] = [], horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    hasHeader: Bool = false
  ) {
    self.kind = kind
    self.alignment = alignment
    self.trackAlignments = trackAlignments
    self.trackSpacings = trackSpacings
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.hasHeader = hasHeader
  }
}

/// A row of a ``RenderGrid/Kind/table``, or a line of a ``RenderGrid/Kind/flow(_:_:)`` with one child over all tracks.
public struct RenderGridRow: Equatable, Sendable {
  /// Only the vertical guide counts; `nil` for that of the grid.
  public var alignment: RenderAlignment?
  /// Columns each child takes.
  public var spans: [Int]
  /// Where the cells of the whole column stand that a child is in, for each child; the first row that says so counts.
  /// Children that are left out, and `nil`, say nothing. Only the horizontal guide counts.
  public var columnAlignments: [RenderAlignment?]
  /// The point of its own room that the same point of a child is at, for each child, counted from the leading edge. Children
  /// that are left out, and `nil`, are aligned with the others of their column and row.
  public var anchors: [RenderPaint.UnitPoint?]
  /// Of a grid that is a table of data; `nil` where the grid only lays out.
  public var role: Role?
  /// Of a table of data: the row is chosen, and looks it.
  public var isSelected: Bool

  /// What a row is in a table of data.
  public enum Role: String, Sendable {
    /// The cells name their columns.
    case header
    /// The cells are data.
    case row
  }

  /// A row that looks as the grid has it, unless stated.
  /// - Parameter spans: how many columns each child takes; children that are left out take one.
  public init(
    alignment: RenderAlignment? = nil, spans: [Int], columnAlignments: [RenderAlignment?] = [],
    anchors: [RenderPaint.UnitPoint?] = [], role: Role? = nil, isSelected: Bool = false
  ) {
    self.alignment = alignment
    self.spans = spans
    self.columnAlignments = columnAlignments
    self.anchors = anchors
    self.role = role
    self.isSelected = isSelected
  }

  /// The first column of a child.
  public func column(of child: Int) -> Int {
    (0..<child).reduce(0) { $0 + (spans.indices.contains($1) ? max(1, spans[$1]) : 1) }
  }

  /// The point of its own room that a child stands at, if it says so.
  public func anchor(of child: Int) -> RenderPaint.UnitPoint? { anchors.indices.contains(child) ? anchors[child] : nil }

  /// Where the cells of each column stand, by the rows of a table; `nil` as the table has it.
  public static func columnAlignments(of rows: [RenderGridRow]) -> [RenderAlignment?] {
    var result: [RenderAlignment?] = []
    for row in rows {
      for (child, alignment) in row.columnAlignments.enumerated() {
        guard let alignment else { continue }
        let column = row.column(of: child)
        if result.count <= column { result += Array(repeating: nil, count: column + 1 - result.count) }
        if result[column] == nil { result[column] = alignment }
      }
    }
    return result
  }
}
