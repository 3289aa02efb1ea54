import IppoRender

/// A symbol or a picture. A symbol takes the columns of its glyph. A picture takes its size in points, once its file is
/// loaded. For a picture that cannot be shown, its name is shown in brackets.
struct ImageElement: ContentElement {
  let image: RenderImage

  private var text: String { text(turned: 0) }

  /// - Parameter turn: The turn in radians, clockwise.
  private func text(turned turn: Double) -> String {
    switch image.source {
    case .symbol(let name): SymbolGlyphs.text(for: name, turned: turn)
    case .asset(let name): "[\(name)]"
    case .url: "[image]"
    }
  }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    if let ideal = pictureSize(of: node) { return fitting(ideal, proposal) }
    let columns = Double(ClusterWidth.columns(of: text))
    // A resizable symbol takes the space it is offered, as in SwiftUI; the glyph itself keeps its size.
    guard image.fit != .original else { return Extent(width: columns, height: 1) }
    return Extent(
      width: proposal.width.map { max(1, $0.isFinite ? $0 : columns) } ?? columns,
      height: proposal.height.map { max(1, $0.isFinite ? $0 : 1) } ?? 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  /// The size of the picture in cells; `nil` for a symbol, and until the picture is loaded.
  private func pictureSize(of node: LayoutNode) -> Extent? {
    guard image.isPicture, let picture = node.picture(from: image.source)?.picture else { return nil }
    let scale = image.scale > 0 ? picture.scale * image.scale : picture.scale
    let width = Double(picture.width) / scale / CellMetrics.cellWidth
    let height = Double(picture.height) / scale / CellMetrics.cellHeight
    return Extent(width: width, height: height)
  }

  private func fitting(_ ideal: Extent, _ proposal: Proposal) -> Extent {
    switch image.fit {
    case .original: return Extent(width: max(1, ideal.width.rounded()), height: max(1, ideal.height.rounded()))
    case .stretch, .fill:
      return Extent(
        width: proposal.width.map { $0.isFinite ? $0 : ideal.width } ?? ideal.width,
        height: proposal.height.map { $0.isFinite ? $0 : ideal.height } ?? ideal.height)
    case .fit:
      let factors = [
        proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height },
      ].compactMap { $0 }.filter(\.isFinite)
      let factor = factors.min() ?? 1
      return Extent(width: ideal.width * factor, height: ideal.height * factor)
    }
  }

  /// The rectangle of the whole picture in the node, which is larger than the node where the picture covers it.
  private func pictureRect(_ ideal: Extent, in rect: CellRect) -> CellRect {
    switch image.fit {
    case .original:
      return rect.centered(
        CellSize(columns: max(1, CellMetrics.whole(ideal.width)), rows: max(1, CellMetrics.whole(ideal.height))))
    case .stretch: return rect
    case .fit, .fill:
      let factors = [Double(rect.columns) / ideal.width, Double(rect.rows) / ideal.height]
      let factor = (image.fit == .fit ? factors.min() : factors.max()) ?? 1
      return rect.centered(
        CellSize(
          columns: max(1, CellMetrics.whole(ideal.width * factor)),
          rows: max(1, CellMetrics.whole(ideal.height * factor))))
    }
  }

  // MARK: Reports

  var report: LayoutReport? { image.reportsFailure && image.isPicture ? .picture : nil }

  /// The end of the load, once for each picture.
  func reported(_ node: LayoutNode) -> RenderEvent? {
    guard let entry = node.picture(from: image.source), let outcome = entry.outcome,
      node.reportedPicture != entry.request
    else { return nil }
    node.reportedPicture = entry.request
    return .custom(name: outcome, detail: "null")
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    if !context.isRedacted, let ideal = pictureSize(of: node), let entry = node.picture(from: image.source) {
      let whole = pictureRect(ideal, in: rect)
      if let place = node.picturePlace(entry, size: whole.size) {
        return painter.paint(place, whole, label: text, context, clip: context.clip.intersection(rect))
      }
    }
    let text = text(turned: context.turn)
    let columns = min(ClusterWidth.columns(of: text), max(rect.columns, 1))
    let place = rect.centered(CellSize(columns: columns, rows: 1))
    let ink = painter.textInk(image.color ?? context.foreground, at: place.origin, in: rect, context)
    var attributes = context.attributes.union(Painter.attributes(image.font))
    if painter.isMonochrome, !context.isEnabled { attributes.insert(.dim) }
    painter.canvas.write(
      context.isRedacted ? "▒" : text, at: place.origin, foreground: ink, attributes: attributes,
      clip: context.clip.intersection(rect))
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] { [.caption(title(of: node))] }

  func title(of node: LayoutNode) -> String { text }
}

extension TerminalUnits {
  func visit(_ image: RenderImage) -> any TerminalElement { ImageElement(image: image) }
}
