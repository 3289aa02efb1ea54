import IppoUI

/// A list takes all the space on offer and scrolls its rows.
struct ListLayout: ElementLayout {
  let list: RenderList

  var clipsChildren: Bool { true }

  /// Rows lie on cards, with room around them.
  var isGrouped: Bool {
    switch list.style {
    case .plain, .sidebar: false
    case .automatic, .grouped, .insetGrouped, .form: true
    }
  }

  /// Columns at each side of the rows: on a wide screen lines stay short enough to be read.
  func margin(width: Int) -> Int {
    isGrouped && list.style != .grouped && width >= 30 ? max(1, (width - 96) / 2) : 0
  }

  /// Rows above the first card, so that it does not run into a bar; none on a screen with few of them.
  func top(height: Int) -> Int { isGrouped && height >= 12 ? 1 : 0 }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard proposal.width == nil || proposal.height == nil else {
      return Extent(width: proposal.width!, height: proposal.height!)
    }
    let column = RowColumn(node.shown, width: proposal.width, sectionGap: isGrouped ? 1 : 0)
    return Extent(width: proposal.width ?? column.width, height: proposal.height ?? Double(column.height))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let margin = margin(width: size.columns)
    let width = max(0, size.columns - 2 * margin)
    let column = RowColumn(node.shown, width: Double(width), sectionGap: isGrouped ? 1 : 0)
    let top = top(height: size.rows)
    node.scroll.content = CellSize(columns: size.columns, rows: top + column.height)
    node.scroll.viewport = size
    node.scroll.clamp()
    column.place(column: margin, row: top, width: width)
  }
}

/// A section: its header, its rows, its footer.
struct SectionLayout: ElementLayout {
  let section: RenderSection

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let column = RowColumn(node.shown, width: proposal.width, section: section)
    return Extent(width: proposal.width ?? column.width, height: Double(column.height))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    RowColumn(node.shown, width: Double(size.columns), section: section).place(column: 0, row: 0, width: size.columns)
  }
}

/// Rows one under the other.
///
/// A terminal has few lines, so a separator gets one of its own only between rows of which one is taller than a line:
/// rows of a single line are told apart without it. Sections are apart by one line where rows lie on cards.
struct RowColumn {
  private let children: [LayoutNode]
  private let proposal: Proposal
  private var rows: [Range<Int>] = []
  private(set) var width = 0.0
  private(set) var height = 0

  init(_ children: [LayoutNode], width: Double?, sectionGap: Int = 0, section: RenderSection? = nil) {
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
        } else if previous.separatesRows, child.isRow, max(size.rows, rows[index - 1].count) > 1, !isFooter {
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

extension LayoutNode {
  var isSection: Bool { if case .section = element { true } else { false } }

  var isRow: Bool { if case .row = element { true } else { false } }

  fileprivate var separatesRows: Bool { if case .row(let row) = element { row.hasSeparator } else { false } }

  /// The list the node is in.
  var enclosingList: (node: LayoutNode, list: RenderList)? {
    for ancestor in ancestors {
      if case .list(let list) = ancestor.element { return (ancestor, list) }
    }
    return nil
  }

  /// The row the node is in.
  var enclosingRow: LayoutNode? { ancestors.first { $0.isRow } }
}
