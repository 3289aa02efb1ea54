import IppoRender

/// Rows one under the other.
///
/// A terminal has few lines, so that a separator gets a line only next to a row that is taller than one line. Rows of a
/// single line need no separator. Sections on cards are one line apart.
struct RowColumn {
  private let children: [LayoutNode]
  private let proposal: Proposal
  private var rows: [Range<Int>] = []
  private(set) var width = 0.0
  private(set) var height = 0

  init(_ children: [LayoutNode], width: Double?, sectionGap: Int = 0, rowGap: Int = 0, section: RenderSection? = nil) {
    self.children = children
    proposal = Proposal(width: width, height: nil)
    for (index, child) in children.enumerated() {
      let isHeader = section?.hasHeader == true && index == 0
      let isFooter = section?.hasFooter == true && index == children.count - 1
      // Headers and footers stand as far in as the content of rows.
      let extent = child.extent(isHeader || isFooter ? proposal.inset(width: 2) : proposal)
      let size = extent.snapped
      if index > 0 {
        let previous = children[index - 1]
        if previous.isSection || child.isSection {
          height += sectionGap
        } else if rowGap > 0, previous.isRow, child.isRow {
          height += rowGap
        } else if previous.row?.hasSeparator ?? false, child.isRow, max(size.rows, rows[index - 1].count) > 1, !isFooter
        {
          height += 1
        }
      }
      self.width = max(self.width, extent.width)
      rows.append(height..<height + size.rows)
      height += size.rows
      if isHeader || isFooter { inset.insert(index) }
    }
  }

  private var inset: Set<Int> = []

  func place(column: Int, row: Int, width: Int) {
    for (index, child) in children.enumerated() {
      let indent = inset.contains(index) ? min(1, width) : 0
      child.place(
        CellRect(
          column: column + indent, row: row + rows[index].lowerBound, columns: width - 2 * indent,
          rows: rows[index].count))
    }
  }
}
