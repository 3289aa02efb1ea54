import IppoRender

/// A field takes the width on offer. A field with several lines grows with its text, up to `lineLimit` or the height on
/// offer.
struct FieldElement: ControlElement {
  let field: RenderField

  /// The columns at each side of the text.
  private var padding: Int { field.style == .plain ? 0 : 1 }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    if field.isChooser, !node.hasVisibleLabel {
      return Extent(width: Double(field.text.count + 1 + 2 * padding), height: 1)
    }
    let width = max(Double(1 + 2 * padding), proposal.width ?? 20)
    guard field.isMultiline else { return Extent(width: width, height: 1) }
    let columns = Int(min(width, 10_000)) - 2 * padding
    let lines = EditorLines(field.text, width: max(1, columns)).lines.count
    if field.fillsHeight, let height = proposal.height {
      return Extent(width: width, height: max(1, height), firstBaseline: 0)
    }
    let most = min(Double(field.lineLimit ?? 10_000), proposal.height ?? .infinity)
    return Extent(
      width: width, height: max(1, min(Double(max(lines, field.reservedLines, field.fillsHeight ? 3 : 1)), most)),
      firstBaseline: 0)
  }

  /// Places the label, which replaces the prompt while the field is empty.
  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      child.place(
        CellRect(columns: size.columns, rows: size.rows).inset(leading: padding, trailing: padding))
    }
  }

  func isBox(_ node: LayoutNode) -> Bool { field.style != .plain }

  func isArrangedLike(_ old: RenderElement) -> Bool {
    if case .field(let old) = old { old.style == field.style } else { false }
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let isFocused = painter.isFocused(node)
    let inner = rect.inset(leading: padding, trailing: padding)
    if padding > 0 { paintFrame(rect, isFocused: isFocused, context, painter) }
    let view = FieldView(field: field, editor: isFocused ? painter.appearance.editor : nil, size: inner.size)
    var inside = context
    inside.clip = context.clip.intersection(inner)
    if view.isEmpty {
      paintPrompt(node, inner, rect, inside, painter)
    } else {
      let ink = painter.textInk(field.color ?? .color(.named(.primary)), at: inner.origin, in: inner, context)
      let attributes = context.attributes.union(Painter.attributes(field.font))
      for (index, line) in view.lines.enumerated() {
        painter.canvas.write(
          line.text, at: CellPoint(column: inner.column + line.indent, row: inner.row + index), foreground: ink,
          attributes: attributes, clip: inside.clip)
      }
    }
  }

  /// Paints a surface, with a bar at its side while the field has the focus. On a monochrome terminal, paints brackets.
  private func paintFrame(_ rect: CellRect, isFocused: Bool, _ context: PaintContext, _ painter: Painter) {
    func write(_ text: String, _ column: Int, _ row: Int, _ ink: Ink, _ attributes: CellAttributes = []) {
      painter.canvas.write(
        text, at: CellPoint(column: column, row: row), foreground: ink, attributes: attributes, clip: context.clip)
    }
    if painter.isMonochrome {
      for row in rect.row..<rect.maxRow {
        write("[", rect.column, row, .foreground, isFocused ? .bold : .dim)
        write("]", rect.maxColumn - 1, row, .foreground, isFocused ? .bold : .dim)
      }
      return
    }
    painter.canvas.fill(rect, context.ink(.tertiaryBackground), clip: context.clip)
    if field.isInvalid { write("!", rect.maxColumn - 1, rect.row, context.ink(.red), .bold) }
    guard isFocused else { return }
    for row in rect.row..<rect.maxRow { write("▌", rect.column, row, context.ink(.accent)) }
  }

  private func paintPrompt(
    _ node: LayoutNode, _ inner: CellRect, _ rect: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    var quiet = context
    quiet.foreground = .color(.named(.placeholder))
    quiet.attributes.formUnion(painter.placeholderAttributes)
    let labels = node.withDeparting(node.shown)
    if field.prompt.isEmpty, !labels.isEmpty {
      for child in labels { painter.paint(child, origin: rect.origin, quiet) }
      return
    }
    let spare = max(0, inner.columns - ClusterWidth.columns(of: field.prompt))
    let indent =
      switch field.alignment {
      case .leading: 0
      case .center: spare / 2
      case .trailing: spare
      }
    painter.canvas.write(
      field.prompt, at: CellPoint(column: inner.column + indent, row: inner.row), foreground: quiet.text(.placeholder),
      attributes: quiet.attributes, clip: quiet.clip)
  }

  // MARK: Focus

  func isFocusStop(_ node: LayoutNode) -> Bool { true }

  func focusLook(_ node: LayoutNode) -> FocusLook { .own }

  // MARK: Keys

  var takesActivationKeys: Bool { false }

  var hint: ControlHint? { field.isMultiline ? nil : .enter(.submit) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [] }

  var edited: EditedText? {
    EditedText(
      text: field.text, isMultiline: field.isMultiline, revision: field.revision, change: field.change)
  }

  /// Handles keys that edit, and Return, which submits.
  func typed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    guard var editor = interaction.editor else { return nil }
    if press == .character("o", .control), field.isMultiline, !field.isSecure {
      interaction.editorRequest = node.id
      return []
    }
    let before = editor
    if editor.handle(press, width: max(1, node.frame.columns - 2 * padding), rows: node.frame.rows) {
      interaction.editor = editor
      return editor.text.hasSameUnits(as: before.text) ? [] : [.edit(editor.edit(since: before))]
    }
    // With Shift or Control, arrows stay in the text at its ends, too. Option moves rows.
    let isArrow = [.up, .down, .left, .right].contains(press.key)
    if isArrow, !press.modifiers.isDisjoint(with: [.shift, .control]) { return [] }
    return press == TerminalKeyPress(.enter) ? [.submit] : nil
  }

  /// The maximum length of the text of a field, in bytes of UTF-8. Each character takes some 60 bytes on the screen,
  /// and a microsecond.
  static var textLimit: Int { RenderTextEdit.longestText }

  func pasted(_ text: String, _ interaction: inout Interaction) -> [RenderEvent] {
    guard var editor = interaction.editor else { return [] }
    guard editor.text.utf8.count + text.utf8.count <= Self.textLimit else {
      interaction.ringsBell = true
      return []
    }
    let before = editor
    editor.insert(text)
    interaction.editor = editor
    return [.edit(editor.edit(since: before))]
  }

  func cursor(_ node: LayoutNode, _ editor: EditedText) -> CellPoint? {
    let size = CellRect(columns: node.frame.columns, rows: node.frame.rows).inset(leading: padding, trailing: padding)
    return FieldView(field: field, editor: editor, size: size.size).cursor
      .map { CellPoint(column: $0.column + padding, row: $0.row) }
  }

  // MARK: Pointer

  var followsPointer: Bool { true }

  /// The place of a point in the text.
  ///
  /// - Parameter editor: The text that is edited; `nil` for the text as it is shown before the field has the focus.
  func textOffset(at point: CellPoint, _ node: LayoutNode, _ editor: EditedText? = nil) -> Int {
    let rect = node.screenRect.inset(leading: padding, trailing: padding)
    let local = CellPoint(column: point.column - rect.column, row: point.row - rect.row)
    let view = FieldView(field: field, editor: editor, size: rect.size)
    return view.offset(at: local, in: editor?.text ?? field.text)
  }

  /// Moves the cursor to the pointer.
  func followed(_ phase: PointerPhase, to point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction)
    -> [RenderEvent]
  {
    guard phase != .released, interaction.focused == node.id, let editor = interaction.editor else { return [] }
    interaction.editor?.moveCursor(to: textOffset(at: point, node, editor))
    return []
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    interaction.tap(node, at: point)
  }
}

extension TerminalUnits {
  func visit(_ field: RenderField) -> any TerminalElement { FieldElement(field: field) }
}
