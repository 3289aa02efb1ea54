import IppoUI

/// A row of a list: `[−] content badge › ≡`, with one column at each side.
struct RowLayout: ElementLayout {
  let row: RenderRow

  /// Where the parts of a row are, in columns relative to the row; `nil` for what the row has not.
  struct Parts {
    var deleteControl: Int?
    var content: Range<Int>
    var badge: Int?
    var chevron: Int?
    var handle: Int?
  }

  func parts(of node: LayoutNode, width: Int) -> Parts {
    let isEditing = node.enclosingList?.list.isEditing ?? false
    var start = Int(row.insets.map { CellMetrics.columns($0.leading) } ?? 1)
    var end = width - Int(row.insets.map { CellMetrics.columns($0.trailing) } ?? 1)
    var parts = Parts(content: 0..<0)
    if isEditing, row.isDeletable {
      parts.deleteControl = start
      start += 4
    }
    if isEditing, row.isMovable {
      end -= 1
      parts.handle = end
      end -= 1
    }
    if row.isLink, !isEditing {
      end -= 1
      parts.chevron = end
      end -= 1
    }
    if let badge = row.badge {
      end -= ClusterWidth.columns(of: badge)
      parts.badge = end
      end -= 1
    }
    parts.content = start..<max(start, end)
    return parts
  }

  private var top: Int { Int(row.insets.map { CellMetrics.rows($0.top) } ?? 0) }
  private var bottom: Int { Int(row.insets.map { CellMetrics.rows($0.bottom) } ?? 0) }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let reference = 1000
    let around = Double(reference - parts(of: node, width: reference).content.count)
    let contents = node.shown.map { $0.extent(Proposal(width: proposal.width.map { $0 - around }, height: nil)) }
    let width = contents.map(\.width).max() ?? 0
    return Extent(
      width: proposal.width ?? width + around,
      height: max(1, contents.reduce(0) { $0 + $1.height }) + Double(top + bottom))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let content = parts(of: node, width: size.columns).content
    let offer = Proposal(width: Double(content.count), height: nil)
    var position = top
    for child in node.shown {
      let own = child.extent(offer).snapped
      let rows = node.shown.count == 1 ? max(own.rows, size.rows - top - bottom) : own.rows
      child.place(
        CellRect(
          column: content.lowerBound, row: position + (rows - own.rows) / 2, columns: own.columns, rows: own.rows),
        proposal: offer)
      position += own.rows
    }
  }
}
