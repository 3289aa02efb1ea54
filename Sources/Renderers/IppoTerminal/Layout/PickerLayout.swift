import IppoUI

/// How a picker is drawn: all options in a line, all options in a column, or the selected one with a menu.
enum PickerForm {
  case segmented, column, menu

  init(_ style: RenderPicker.Style) {
    switch style {
    case .segmented: self = .segmented
    case .inline, .wheel, .radioGroup: self = .column
    case .automatic, .menu, .navigationLink: self = .menu
    }
  }
}

struct PickerLayout: ElementLayout {
  let picker: RenderPicker

  private var form: PickerForm { PickerForm(picker.style) }

  private func label(_ node: LayoutNode, _ proposal: Proposal) -> Extent {
    picker.isLabelHidden || form == .segmented ? .zero : node.labelExtent(proposal)
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    switch form {
    case .segmented:
      let least = Double(segmentWidths.reduce(0, +))
      return Extent(width: max(least, proposal.width ?? least), height: 1)
    case .column:
      let label = label(node, Proposal(width: proposal.width, height: nil))
      let widest = Double(picker.options.map { Self.columns($0) }.max() ?? 0) + 2
      return Extent(
        width: max(label.width, widest, picker.style == .radioGroup ? 0 : proposal.width ?? 0),
        height: label.height + Double(picker.options.count))
    case .menu:
      let value = Double(valueColumns)
      let label = label(node, Proposal(width: proposal.width.map { $0 - value - 1 }, height: nil))
      let width = label.width + (label.width > 0 ? 1 : 0) + value
      let fills = node.controlPlace == .row
      return Extent(width: fills ? max(width, proposal.width ?? width) : width, height: max(1, label.height))
    }
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let columns = form == .menu ? max(0, size.columns - valueColumns - 1) : size.columns
    let offer = Proposal(width: Double(columns), height: nil)
    let extent = label(node, offer).snapped
    let rect = CellRect(columns: extent.columns > 0 ? columns : 0, rows: extent.rows)
    node.placeLabel(in: rect, alignment: RenderAlignment(horizontal: .leading), proposal: offer)
  }

  // MARK: Parts

  static func title(_ option: RenderPicker.Option) -> String {
    guard let symbol = option.symbol else { return option.title }
    let glyph = SymbolGlyphs.text(for: symbol)
    return option.title.isEmpty ? glyph : "\(glyph) \(option.title)"
  }

  static func columns(_ option: RenderPicker.Option) -> Int { ClusterWidth.columns(of: title(option)) }

  /// The title of the selection, two columns for `▾` and one at each side.
  private var valueColumns: Int {
    (picker.options.map { Self.columns($0) }.max() ?? 0) + 4
  }

  private var segmentWidths: [Int] { picker.options.map { Self.columns($0) + 2 } }

  /// The box of the selected value, of a picker with a menu.
  func valueRect(_ size: CellSize) -> CellRect {
    CellRect(column: max(0, size.columns - valueColumns), columns: min(size.columns, valueColumns), rows: 1)
  }

  /// The place of each option, relative to the node.
  func optionRects(_ node: LayoutNode, size: CellSize) -> [CellRect] {
    switch form {
    case .menu: return []
    case .column:
      let top = size.rows - picker.options.count
      return picker.options.indices.map { CellRect(row: top + $0, columns: size.columns, rows: 1) }
    case .segmented:
      let least = segmentWidths
      let extra = max(0, size.columns - least.reduce(0, +))
      let shares = LargestRemainder.apportion(
        Array(repeating: Double(extra) / Double(max(1, least.count)), count: least.count))
      var column = 0
      return zip(least, shares).map { width, share in
        defer { column += width + share }
        return CellRect(column: column, columns: width + share, rows: 1)
      }
    }
  }
}
