import IppoRender

/// The form of a picker: all options in a line, all options in a column, or the selected one with a menu.
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

/// A picker: its label, and its options or the chosen one.
struct PickerElement: ControlElement {
  let picker: RenderPicker

  private var form: PickerForm { PickerForm(picker.style) }

  // MARK: Layout

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
        height: label.height + Double(shownRows), firstBaseline: 0)
    case .menu:
      let value = Double(valueColumns)
      let label = label(node, Proposal(width: proposal.width.map { $0 - value - 1 }, height: nil))
      let width = label.width + (label.width > 0 ? 1 : 0) + value
      let fills = node.controlPlace == .row
      return Extent(
        width: fills ? max(width, proposal.width ?? width) : width, height: max(1, label.height), firstBaseline: 0)
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

  private static func title(_ option: RenderPicker.Option) -> String {
    guard let symbol = option.symbol else { return option.title }
    let glyph = SymbolGlyphs.text(for: symbol)
    return option.title.isEmpty ? glyph : "\(glyph) \(option.title)"
  }

  private static func columns(_ option: RenderPicker.Option) -> Int { ClusterWidth.columns(of: title(option)) }

  private var chosen: RenderPicker.Option? {
    picker.selection.flatMap { picker.options.indices.contains($0) ? picker.options[$0] : nil }
  }

  /// The columns of the selection's title, two for `▾`, and one at each side.
  private var valueColumns: Int { (chosen.map(Self.columns) ?? 0) + 4 }

  private var segmentWidths: [Int] { picker.options.map { Self.columns($0) + 2 } }

  /// The box of the selected value in a picker with a menu.
  private func valueRect(_ size: CellSize) -> CellRect {
    CellRect(column: max(0, size.columns - valueColumns), columns: min(size.columns, valueColumns), rows: 1)
  }

  /// The number of visible options: five around the chosen one in a wheel, else all of them.
  private var shownRows: Int { picker.style == .wheel ? min(picker.options.count, 5) : picker.options.count }

  /// The place of each option, relative to the node; empty for the hidden options of a wheel.
  private func optionRects(_ size: CellSize) -> [CellRect] {
    switch form {
    case .menu: return []
    case .column:
      let top = size.rows - shownRows
      let isTurned = shownRows < picker.options.count
      // The chosen one is in the middle.
      let first = isTurned ? (picker.selection ?? 0) - shownRows / 2 : 0
      return picker.options.indices.map { index in
        (0..<shownRows).contains(index - first)
          ? CellRect(row: top + index - first, columns: size.columns, rows: 1) : CellRect(columns: 0, rows: 0)
      }
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

  /// Whether the picker is a box: two lines of segments would run into each other.
  func isBox(_ node: LayoutNode) -> Bool { picker.style == .segmented }

  func isArrangedLike(_ old: RenderElement) -> Bool {
    guard case .picker(let old) = old else { return false }
    return old.style == picker.style && (form != .menu || PickerElement(picker: old).valueColumns == valueColumns)
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    switch form {
    case .segmented: paintSegments(node, rect, context, painter)
    case .column:
      painter.paintChildren(of: node, picker.isLabelHidden ? [] : node.withDeparting(node.shown), rect, context)
      if picker.style == .inline, node.controlPlace == .row {
        paintRows(rect, context, painter)
      } else {
        paintColumn(rect, context, painter)
      }
    case .menu:
      painter.paintChildren(of: node, picker.isLabelHidden ? [] : node.withDeparting(node.shown), rect, context)
      paintValue(rect, context, painter)
    }
  }

  /// Paints the options as rows, with a check mark at the end of the chosen one.
  private func paintRows(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    for (index, place) in optionRects(rect.size).enumerated() {
      let row = rect.row + place.row
      painter.canvas.write(
        Self.title(picker.options[index]), at: CellPoint(column: rect.column, row: row),
        foreground: context.text(picker.options[index].isDisabled ? .tertiary : .primary),
        attributes: context.attributes, clip: context.clip.intersection(rect))
      guard index == picker.selection else { continue }
      painter.canvas.write(
        "✓", at: CellPoint(column: rect.column + max(0, rect.columns - 1), row: row), foreground: context.text(.accent),
        attributes: context.attributes.union(.bold), clip: context.clip)
    }
  }

  private func paintColumn(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    for (index, place) in optionRects(rect.size).enumerated() where !place.isEmpty {
      let isOn = index == picker.selection
      let point = CellPoint(column: rect.column + place.column, row: rect.row + place.row)
      let attributes = context.attributes.union(isOn ? .bold : [])
      painter.canvas.write(
        isOn ? "◉ " : "○ ", at: point, foreground: context.text(isOn ? .accent : .tertiary), attributes: attributes,
        clip: context.clip)
      painter.canvas.write(
        Self.title(picker.options[index]), at: CellPoint(column: point.column + 2, row: point.row),
        foreground: context.text(picker.options[index].isDisabled ? .tertiary : .primary), attributes: attributes,
        clip: context.clip.intersection(rect))
    }
  }

  private func paintValue(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let title = chosen.map(Self.title)
    let box = valueRect(rect.size).offset(columns: rect.column, rows: rect.row)
    let ink = context.text(.accent)
    if !painter.isMonochrome, !context.isHighlighted {
      painter.canvas.fill(box, ink.faded(0.15), clip: context.clip)
    }
    painter.canvas.write(
      title ?? "", at: CellPoint(column: box.column + 1, row: box.row), foreground: ink,
      attributes: context.attributes, clip: context.clip.intersection(box.inset(trailing: 2)))
    painter.canvas.write(
      "▾", at: CellPoint(column: box.maxColumn - 2, row: box.row), foreground: ink, attributes: context.attributes,
      clip: context.clip.intersection(box))
  }

  private func paintSegments(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let canvas = painter.canvas
    let (isMonochrome, isFocused) = (painter.isMonochrome, painter.isFocused(node))
    let accent = context.ink(.accent)
    if !isMonochrome { canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip) }
    for (index, place) in optionRects(rect.size).enumerated() {
      let box = place.offset(columns: rect.column, rows: rect.row)
      let isOn = index == picker.selection
      let title = Self.title(picker.options[index])
      var attributes: CellAttributes = isOn ? .bold : []
      var ink = context.ink(picker.options[index].isDisabled ? .tertiary : .primary)
      if isOn {
        if isMonochrome {
          attributes.formUnion(isFocused ? [.reverse, .underline] : .reverse)
          canvas.fill(box, .background, attributes: .reverse, clip: context.clip)
        } else {
          canvas.fill(box, isFocused ? accent : accent.faded(0.45), clip: context.clip)
          if isFocused { ink = context.contrasting(accent) }
        }
      } else if isMonochrome, isFocused {
        attributes.insert(.underline)
      }
      let columns = min(ClusterWidth.columns(of: title), box.columns)
      canvas.write(
        title, at: box.centered(CellSize(columns: columns, rows: 1)).origin, foreground: ink, attributes: attributes,
        clip: context.clip.intersection(box))
      let needsLine = index > 0 && !isOn && index - 1 != picker.selection
      if needsLine || isMonochrome && index > 0 && !isOn {
        canvas.write("│", at: box.origin, foreground: context.ink(.separator), clip: context.clip)
      }
    }
  }

  // MARK: Focus

  var decidesWhatIsUsed: Bool { true }

  /// Whether the focus stops at the picker, which must have options.
  func isFocusStop(_ node: LayoutNode) -> Bool { !picker.options.isEmpty }

  func focusLook(_ node: LayoutNode) -> FocusLook { form == .menu ? .highlight : .own }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? {
    switch form {
    case .segmented: ControlHint("← →", .choose)
    case .column: ControlHint("↑ ↓", .choose)
    case .menu: .enter(.open)
    }
  }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    if form == .menu { interaction.popup = popup(of: node) }
    return []
  }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    switch form {
    case .segmented:
      if press.key == .left { return choose(by: -1) ?? [] }
      return press.key == .right ? choose(by: 1) ?? [] : nil
    case .column:
      // At the end of a column, the arrow moves on to the next control.
      if press.key == .up { return choose(by: -1) }
      return press.key == .down ? choose(by: 1) : nil
    case .menu: return press.key == .down ? activate(node, &interaction) : nil
    }
  }

  /// Chooses the next option that is enabled; `nil` at the end.
  private func choose(by step: Int) -> [RenderEvent]? {
    var index = (picker.selection ?? (step > 0 ? -1 : picker.options.count)) + step
    while picker.options.indices.contains(index), picker.options[index].isDisabled { index += step }
    return picker.options.indices.contains(index) ? [.select(index)] : nil
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    let local = node.local(point)
    guard let index = optionRects(node.frame.size).firstIndex(where: { $0.contains(local) }) else {
      return activate(node, &interaction)
    }
    return picker.options[index].isDisabled ? [] : [.select(index)]
  }

  // MARK: Menus

  func popup(of node: LayoutNode) -> Popup? {
    guard form == .menu, !picker.options.isEmpty else { return nil }
    let (box, place) = (valueRect(node.frame.size), node.restingRect)
    return Popup(
      owner: node.id, anchor: box.offset(columns: place.column, rows: place.row), items: items(node),
      highlighted: picker.selection.flatMap { picker.options.indices.contains($0) ? $0 : nil })
  }

  func menuItems(of node: LayoutNode) -> [Popup.Item] { [.divider] + items(node) + [.divider] }

  /// The options, below the label of the picker.
  func commands(of node: LayoutNode) -> [Popup.Item] {
    let title = Popup.title(node.present)
    let label = title.isEmpty ? node.attributes.accessibility.label ?? "" : title
    return label.isEmpty ? items(node) : [Popup.Item(title: label, action: .open(items(node)))]
  }

  private func items(_ node: LayoutNode) -> [Popup.Item] {
    picker.options.enumerated().map { index, option in
      Popup.Item(
        title: Self.title(option), isOn: index == picker.selection, isEnabled: !option.isDisabled,
        action: .send(.select(index), node.id))
    }
  }
}

extension TerminalUnits {
  func visit(_ picker: RenderPicker) -> any TerminalElement { PickerElement(picker: picker) }
}
