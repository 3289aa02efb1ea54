import IppoUI

extension TerminalRenderer {
  /// What Return and the space bar do.
  func activate(_ node: LayoutNode) -> [TerminalEvent] {
    switch node.element {
    // What is on the clipboard comes from the terminal, when a person pastes while the button has the focus.
    case .button(let button): return button.isPaste ? [] : [TerminalEvent(.activate, to: node.id)]
    case .toggle(let toggle): return [TerminalEvent(.setOn(!toggle.isOn), to: node.id)]
    case .disclosure(let isExpanded): return [TerminalEvent(.setOn(!isExpanded), to: node.id)]
    case .page: return [TerminalEvent(.dismiss, to: node.id)]
    case .picker(let picker):
      if PickerForm(picker.style) == .menu { interaction.popup = Popup(node) }
      return []
    case .menu:
      interaction.popup = Popup(node)
      return []
    case .row(let row):
      if node.isEdited, row.isDeletable { return [TerminalEvent(.delete, to: node.id)] }
      if node.enclosingList?.list.isSelectable ?? false { return [TerminalEvent(.activate, to: node.id)] }
      return secondary(node)
    case .field, .slider, .stepper, .tabs: return []
    default:
      guard node.attributes.gestures.contains(.tap) else {
        return node.attributes.gestures.contains(.longPress) ? [TerminalEvent(.longPress, to: node.id)] : []
      }
      let middle = RenderPaint.UnitPoint(
        x: Double(node.frame.columns) * CellMetrics.cellWidth / 2,
        y: Double(node.frame.rows) * CellMetrics.cellHeight / 2)
      return [TerminalEvent(.tap(count: 1, location: middle), to: node.id)]
    }
  }

  /// What a control does with a key.
  ///
  /// - Returns: `nil` when the key is not one of the control's.
  func operate(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let isPress = press.modifiers.isEmpty && (press.key == .enter || press.key == .character(" "))
    switch node.element {
    case .field: return nil
    case .slider(let slider): return operate(slider, node, press)
    case .stepper(let stepper):
      switch press.key {
      case .left, .character("-"): return stepper.canDecrement ? [TerminalEvent(.step(-1), to: node.id)] : []
      case .right, .character("+"), .character("="):
        return stepper.canIncrement ? [TerminalEvent(.step(1), to: node.id)] : []
      default: return nil
      }
    case .picker(let picker):
      if let events = operate(picker, node, press) { return events }
    case .tabs(let tabs):
      switch press.key {
      case .left: return tabs.selection > 0 ? [TerminalEvent(.select(tabs.selection - 1), to: node.id)] : []
      case .right:
        return tabs.selection + 1 < tabs.items.count ? [TerminalEvent(.select(tabs.selection + 1), to: node.id)] : []
      default: return nil
      }
    case .disclosure(let isExpanded):
      if press.key == .right, !isExpanded { return [TerminalEvent(.setOn(true), to: node.id)] }
      if press.key == .left, isExpanded { return [TerminalEvent(.setOn(false), to: node.id)] }
    case .menu where press.key == .down: return activate(node)
    default: break
    }
    if press == TerminalKeyPress(.enter, .option) || press == TerminalKeyPress(.function(10), .shift) {
      return secondary(node)
    }
    return isPress ? activate(node) : nil
  }

  /// Option with Return, or Shift-F10: a long press, or the menu of a secondary click.
  private func secondary(_ node: LayoutNode) -> [TerminalEvent] {
    if node.attributes.gestures.contains(.longPress) { return [TerminalEvent(.longPress, to: node.id)] }
    interaction.popup = Popup(secondaryOf: node)
    return []
  }

  private func operate(_ slider: RenderSlider, _ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let track = SliderTrack(slider, columns: node.frame.columns)
    let value: Double
    switch press.key {
    case .left, .character("-"): value = track.value(stepping: -1)
    case .right, .character("+"): value = track.value(stepping: 1)
    case .home: value = slider.minimum
    case .end: value = slider.maximum
    default: return nil
    }
    guard value != slider.value else { return [] }
    return [.editing(true), .setValue(value), .editing(false)].map { TerminalEvent($0, to: node.id) }
  }

  private func operate(_ picker: RenderPicker, _ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    let step: Int
    switch (PickerForm(picker.style), press.key) {
    case (.segmented, .left), (.column, .up): step = -1
    case (.segmented, .right), (.column, .down): step = 1
    case (.menu, .down): return activate(node)
    default: return nil
    }
    var index = (picker.selection ?? (step > 0 ? -1 : picker.options.count)) + step
    while picker.options.indices.contains(index), picker.options[index].isDisabled { index += step }
    guard picker.options.indices.contains(index) else {
      // At the end of a column, the arrow moves on to the next control.
      return PickerForm(picker.style) == .column ? nil : []
    }
    return [TerminalEvent(.select(index), to: node.id)]
  }

  // MARK: Rows

  /// Delete, and Option with an arrow, act on the row around the focus.
  func row(_ node: LayoutNode, _ press: TerminalKeyPress) -> [TerminalEvent]? {
    guard let target = node.isRow ? node : node.enclosingRow, case .row(let row) = target.element else { return nil }
    switch (press.key, press.modifiers) {
    case (.delete, []), (.backspace, []):
      if row.isDeletable { return [TerminalEvent(.delete, to: target.id)] }
      // Without `onDelete`, a destructive swipe action is what deletes.
      let destructive = target.swipeActions.first {
        if case .button(let button) = $0.element {
          button.role == .destructive && !$0.attributes.isDisabled
        } else {
          false
        }
      }
      return destructive.map { [TerminalEvent(.activate, to: $0.id)] }
    case (.up, .option), (.down, .option):
      guard row.isMovable, let parent = target.parent else { return nil }
      let rows = parent.present.filter(\.isRow)
      guard let index = rows.firstIndex(where: { $0 === target }) else { return nil }
      let goal = index + (press.key == .up ? -1 : 1)
      return rows.indices.contains(goal) ? [TerminalEvent(.move(to: goal), to: target.id)] : []
    default: return nil
    }
  }
}
