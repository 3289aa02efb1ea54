import IppoUI

/// A paragraph: as wide as its longest line, never wider than offered; it wraps, and is cut off with an ellipsis where
/// height or `lineLimit` end.
struct TextLayout: ElementLayout {
  let text: RenderText

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let lines = Self.lines(of: node, text: text, in: proposal)
    let spacing = CellMetrics.rows(text.lineSpacing) * Double(lines.count - 1)
    return Extent(width: Double(lines.map(\.columns).max() ?? 0), height: Double(lines.count) + max(0, spacing))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  /// The lines for a size on offer.
  static func lines(of node: LayoutNode, text: RenderText, in proposal: Proposal) -> [TextLine] {
    let prepared = node.preparedText(text)
    // Infinity, and any width that no text reaches, mean "as it is".
    let width = proposal.width.flatMap { $0 < 10_000 ? max(1, Int($0 + 1e-6)) : nil }
    let spacing = max(0, CellMetrics.rows(text.lineSpacing))
    let rows = proposal.height.flatMap { height -> Int? in
      height < 10_000 ? max(1, Int((height + spacing + 1e-6) / (1 + spacing))) : nil
    }
    let limit =
      switch (text.lineLimit, rows) {
      case (let limit?, let rows?): min(max(1, limit), rows)
      case (let limit?, nil): max(1, limit)
      case (nil, let rows): rows
      }
    if let known = node.cache.lines, known.width == width ?? -1, known.limit == limit ?? -1 { return known.lines }
    let lines = TextWrapping.lines(prepared, width: width, limit: limit, truncation: text.truncation)
    node.cache.lines = (width ?? -1, limit ?? -1, lines)
    return lines
  }
}

extension LayoutNode {
  func preparedText(_ text: RenderText) -> PreparedText {
    if let known = cache.text { return known }
    let prepared = PreparedText(text)
    cache.text = prepared
    return prepared
  }
}

/// A symbol takes the columns of its glyph. A picture cannot be shown: its name stands for it, in brackets.
struct ImageLayout: ElementLayout {
  let image: RenderImage

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let columns = Double(ClusterWidth.columns(of: Self.text(for: image)))
    // A resizable symbol takes the space it is offered, as in SwiftUI; the glyph itself keeps its size.
    guard image.fit != .original else { return Extent(width: columns, height: 1) }
    return Extent(
      width: proposal.width.map { max(1, $0.isFinite ? $0 : columns) } ?? columns,
      height: proposal.height.map { max(1, $0.isFinite ? $0 : 1) } ?? 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  static func text(for image: RenderImage) -> String {
    switch image.source {
    case .symbol(let name): SymbolGlyphs.text(for: name)
    case .asset(let name): "[\(name)]"
    case .url: "[image]"
    }
  }
}
