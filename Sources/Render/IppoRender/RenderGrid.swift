/// Cells in columns and rows.
public struct RenderGrid: Equatable, Sendable {
  /// The length of a column (of a grid that grows down) or of a row (of a grid that grows sideways).
  public enum Track: Equatable, Sendable {
    /// A length in points.
    case fixed(Double)
    /// An equal share of the remaining length, within bounds in points.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks of at least `minimum` as fit, equally wide.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// The ways in which cells are arranged in columns and rows.
  public enum Kind: Equatable, Sendable {
    /// `Grid`: children are ``RenderElement/gridRow(_:)``s and views over the whole width; a column is as wide as its
    /// widest cell.
    case table
    /// `LazyVGrid` (`vertical`) and `LazyHGrid` (`horizontal`): children are cells, ``RenderElement/gridRow(_:)``s and
    /// gaps. Cells are filled in along the tracks. A grid row has a line of its own, and a gap is over all tracks. The
    /// cell behind a gap stands in the track that it would have without the gap.
    case flow(RenderAxis, [Track])
  }

  /// The way in which cells are arranged in columns and rows.
  public var kind: Kind
  /// The alignment of each cell in its track.
  public var alignment: RenderAlignment
  /// The alignment of the cells of each track, in a grid whose cells flow. Tracks that are left out, and `nil`, have
  /// the value of `alignment`. Browsers use these alignments if no track is adaptive.
  public var trackAlignments: [RenderAlignment?]
  /// The spacing behind each track in points, in a grid whose cells flow; `nil` for the renderer's own. The list is
  /// empty if all spacings are equal. The spacing behind the last track does not count. Browsers use the list for at
  /// most four tracks, if none is adaptive. Otherwise, they use the first spacing for all tracks.
  public var trackSpacings: [Double?]
  /// Points between columns; `nil` for the renderer's own.
  public var horizontalSpacing: Double?
  /// Points between rows; `nil` for the renderer's own.
  public var verticalSpacing: Double?
  /// Whether the first row of a table names its columns. Assistive technology then reads cells with these names.
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
  /// The number of columns that each child takes.
  public var spans: [Int]
  /// The alignment of the whole column of each child; the first row with a value decides. Children that are left out,
  /// and `nil`, have no alignment. Only the horizontal guide counts.
  public var columnAlignments: [RenderAlignment?]
  /// The anchor of each child, counted from the leading edge: the point of the child that lies at the same point of its
  /// cell. Children that are left out, and `nil`, are aligned with the others of their column and row.
  public var anchors: [RenderPaint.UnitPoint?]
  /// The role of the row in a table of data; `nil` where the grid is for layout alone.
  public var role: Role?
  /// Whether the row of a table of data is selected, and looks selected.
  public var isSelected: Bool

  /// The roles of rows in a table of data.
  public enum Role: String, Sendable {
    /// The cells name their columns.
    case header
    /// The cells are data.
    case row
  }

  /// A row with the alignment of the grid, unless stated.
  /// - Parameter spans: The number of columns that each child takes; children that are left out take one.
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

  /// The point of its own cell at which a child stands, if it has one.
  public func anchor(of child: Int) -> RenderPaint.UnitPoint? { anchors.indices.contains(child) ? anchors[child] : nil }

  /// The alignments of all columns, from the rows of a table; `nil` for the alignment of the table.
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
