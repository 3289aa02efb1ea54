import IppoRender

/// The size that a parent offers, in fractional cells (SwiftUI's `ProposedViewSize`): `nil` asks for the ideal length,
/// 0 for the least, infinity for the most.
struct Proposal: Hashable, Sendable {
  var width: Double?
  var height: Double?

  init(width: Double?, height: Double?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  init(_ size: CellSize) { self.init(width: Double(size.columns), height: Double(size.rows)) }

  static let ideal = Proposal(width: nil, height: nil)

  func inset(width: Double = 0, height: Double = 0) -> Proposal {
    Proposal(width: self.width.map { $0 - width }, height: self.height.map { $0 - height })
  }

  subscript(axis: RenderAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue.map { max(0, $0) } } else { height = newValue.map { max(0, $0) } } }
  }
}

/// The size that a node chooses, in fractional cells, and its text baselines, in rows from its top.
struct Extent: Hashable, Sendable {
  var width: Double
  var height: Double
  /// The row of the first line of text; the last row for a node without text.
  var firstBaseline: Double
  /// The row of the last line of text.
  var lastBaseline: Double

  init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.width = width.isNaN ? 0 : max(0, width)
    self.height = height.isNaN ? 0 : max(0, height)
    self.firstBaseline = firstBaseline ?? max(0, self.height - 1)
    self.lastBaseline = lastBaseline ?? max(0, self.height - 1)
  }

  static let zero = Extent(width: 0, height: 0)

  subscript(axis: RenderAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whole cells, by rounding; halves round up.
  var snapped: CellSize { CellSize(columns: Self.snap(width), rows: Self.snap(height)) }

  /// The extent, enlarged by the surroundings of the content.
  func outset(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Extent {
    Extent(
      width: width + leading + trailing, height: height + top + bottom, firstBaseline: firstBaseline + top,
      lastBaseline: lastBaseline + top)
  }

  private static func snap(_ length: Double) -> Int { Int(CellMetrics.limited(length).rounded()) }
}

extension RenderAxis {
  var other: RenderAxis { self == .horizontal ? .vertical : .horizontal }
}

extension RenderAlignment {
  static let topLeading = RenderAlignment(horizontal: .leading, vertical: .top)

  /// The part of the spare length along an axis that lies before a child.
  func share(_ axis: RenderAxis) -> Double {
    switch (axis, horizontal, vertical) {
    case (.horizontal, .leading, _), (.vertical, _, .top), (.vertical, _, .firstTextBaseline): 0
    case (.horizontal, .center, _), (.vertical, _, .center): 0.5
    case (.horizontal, .trailing, _), (.vertical, _, .bottom), (.vertical, _, .lastTextBaseline): 1
    }
  }

  /// The offset of a child within a box, both in whole cells. An odd cell goes after the child.
  func offset(of child: CellSize, in box: CellSize) -> CellPoint {
    let (dx, dy) = (box.columns - child.columns, box.rows - child.rows)
    let column =
      switch horizontal {
      case .leading: 0
      case .center: Int((Double(dx) / 2).rounded(.down))
      case .trailing: dx
      }
    let row =
      switch vertical {
      case .top, .firstTextBaseline: 0
      case .center: Int((Double(dy) / 2).rounded(.down))
      case .bottom, .lastTextBaseline: dy
      }
    return CellPoint(column: column, row: row)
  }
}
