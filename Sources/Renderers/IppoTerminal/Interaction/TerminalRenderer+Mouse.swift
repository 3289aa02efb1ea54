import IppoUI

extension TerminalRenderer {
  func handle(_ mouse: MouseEvent, at time: Duration) -> [TerminalEvent] {
    if interaction.popup != nil { return handlePopup(mouse) }
    return hover(mouse.location) + act(on: mouse, at: time)
  }

  private func act(on mouse: MouseEvent, at time: Duration) -> [TerminalEvent] {
    switch mouse.action {
    case .press(.left): return press(at: mouse.location, time: time)
    case .drag(.left): return drag(to: mouse.location)
    case .release(.left): return release(at: mouse.location)
    case .press(.right), .press(.middle):
      // A terminal has no long press; the other buttons stand in for it, too.
      let hit = HitTest(tree.root, at: mouse.location)
      if let node = hit.target(for: .longPress) { return [TerminalEvent(.longPress, to: node.id)] }
      interaction.popup = hit.path.lazy.compactMap { Popup(secondaryOf: $0, at: mouse.location) }.first
      return []
    case .scrollUp: return scroll(at: mouse.location, columns: 0, rows: -3)
    case .scrollDown: return scroll(at: mouse.location, columns: 0, rows: 3)
    case .scrollLeft: return scroll(at: mouse.location, columns: -4, rows: 0)
    case .scrollRight: return scroll(at: mouse.location, columns: 4, rows: 0)
    case .move, .drag, .release: return []
    }
  }

  private func scroll(at point: CellPoint, columns: Int, rows: Int) -> [TerminalEvent] {
    for node in HitTest(tree.root, at: point).scrollables
    where !node.isScrollDisabled && scroll(node, columns: columns, rows: rows) { break }
    return []
  }

  // MARK: Pressing

  private func press(at point: CellPoint, time: Duration) -> [TerminalEvent] {
    interaction.clicks.click(at: point, time: time)
    let hit = HitTest(tree.root, at: point)
    if let top = hit.path.last, top.isPresentation, !top.surface.contains(point) {
      // The backdrop. An alert wants an answer.
      if case .presentation(let presentation) = top.element, case .alert = presentation.kind { return [] }
      return dismissal(of: top, ring)
    }
    if let node = hit.target(for: .grab), hit.target.map({ $0 === node || !$0.isDescendant(of: node) }) ?? true {
      interaction.pointer = PointerTracking(node: node.id, kind: .grab, start: point)
      return []
    }
    if let node = hit.target(for: .drag), hit.target.map({ !$0.isDescendant(of: node) || $0 === node }) ?? true {
      interaction.pointer = PointerTracking(node: node.id, kind: .drag, start: point)
      return []
    }
    guard let node = control(hit, at: point) else {
      // A node that only listens to taps need not take the keyboard.
      if let node = hit.target(for: .tap) {
        interaction.pointer = PointerTracking(node: node.id, kind: .press, start: point)
      }
      return []
    }
    var events = ring.contains(node.id) ? focus(node) : []
    interaction.pointer = PointerTracking(node: node.id, kind: .press, start: point)
    interaction.pressed = node.id
    if node.attributes.gestures.contains(.press) { events.append(TerminalEvent(.press(true), to: node.id)) }
    switch node.element {
    case .slider(let slider):
      interaction.pointer?.kind = .slider
      events.append(TerminalEvent(.editing(true), to: node.id))
      events += setSlider(slider, node, at: point)
    case .field(let field):
      interaction.pointer?.kind = .text
      placeCursor(field, node, at: point)
    default: break
    }
    return events
  }

  /// The control under the pointer: in a row that has one control, the whole row stands for it.
  private func control(_ hit: HitTest, at point: CellPoint) -> LayoutNode? {
    if let target = hit.target, !target.isRow {
      // A page and a tab bar are controls only where their bars are.
      switch target.element {
      case .page, .tabs: return target.focusRect.contains(point) ? target : nil
      default: return target
      }
    }
    guard let row = hit.row else { return nil }
    if let only = row.onlyControl, !row.isEdited { return only }
    return row.isFocusable ? row : nil
  }

  private func drag(to point: CellPoint) -> [TerminalEvent] {
    guard let pointer = interaction.pointer, let node = tree[pointer.node] else { return [] }
    switch (pointer.kind, node.element) {
    case (.slider, .slider(let slider)): return setSlider(slider, node, at: point)
    case (.drag, _): return [TerminalEvent(.drag(step(.changed, node, pointer, point)), to: node.id)]
    case (.grab, _): return aim(at: dropTarget(at: point, of: node)?.id)
    case (.text, .field(let field)):
      placeCursor(field, node, at: point)
      return []
    default: return []
    }
  }

  private func release(at point: CellPoint) -> [TerminalEvent] {
    defer {
      interaction.pointer = nil
      interaction.pressed = nil
    }
    guard let pointer = interaction.pointer, let node = tree[pointer.node], isShown(node) else { return [] }
    let letGo =
      pointer.kind == .press && node.attributes.gestures.contains(.press)
      ? [TerminalEvent(.press(false), to: node.id)] : []
    switch pointer.kind {
    case .slider: return [TerminalEvent(.editing(false), to: node.id)]
    case .text: return []
    case .grab:
      if point == pointer.start { return click(node, at: point) }
      guard let target = dropTarget(at: point, of: node) else { return aim(at: nil) }
      let place = location(of: point, in: target)
      let drop = RenderDrop(source: node.id, location: RenderPaint.UnitPoint(x: place.x, y: place.y))
      return aim(at: nil) + [TerminalEvent(.drop(drop), to: target.id)]
    case .drag:
      // A press that did not move is a tap.
      if point == pointer.start { return tap(node, at: point) }
      return [TerminalEvent(.drag(step(.ended, node, pointer, point)), to: node.id)]
    case .press:
      let area = node.enclosingRow?.onlyControl === node ? node.enclosingRow!.screenRect : node.screenRect
      return letGo + (area.contains(point) ? click(node, at: point) : [])
    }
  }

  private func click(_ node: LayoutNode, at point: CellPoint) -> [TerminalEvent] {
    let origin = node.origin
    let local = CellPoint(column: point.column - origin.column, row: point.row - origin.row)
    switch node.element {
    case .stepper(let stepper):
      let parts = StepperLayout.parts(node.frame.size)
      if parts.decrement.contains(local), stepper.canDecrement { return [TerminalEvent(.step(-1), to: node.id)] }
      if parts.increment.contains(local), stepper.canIncrement { return [TerminalEvent(.step(1), to: node.id)] }
      return []
    case .picker(let picker):
      let options = PickerLayout(picker: picker).optionRects(node, size: node.frame.size)
      if let index = options.firstIndex(where: { $0.contains(local) }) {
        return picker.options[index].isDisabled ? [] : [TerminalEvent(.select(index), to: node.id)]
      }
      return activate(node)
    case .tabs(let tabs):
      let items = TabsLayout(tabs: tabs).itemRects(node.frame.size)
      return items.firstIndex { $0.contains(local) }.map { [TerminalEvent(.select($0), to: node.id)] } ?? []
    case .disclosure:
      let header = node.shown.first?.frame.rows ?? 1
      return local.row < header ? activate(node) : []
    case .row(let row):
      if node.isEdited {
        let parts = RowLayout(row: row).parts(of: node, width: node.frame.columns)
        let isOnControl = parts.deleteControl.map { ($0..<$0 + 3).contains(local.column) } ?? false
        return isOnControl ? [TerminalEvent(.delete, to: node.id)] : []
      }
      return activate(node)
    case .button, .toggle, .page, .menu: return activate(node)
    default: return tap(node, at: point)
    }
  }

  private func tap(_ node: LayoutNode, at point: CellPoint) -> [TerminalEvent] {
    guard node.attributes.gestures.contains(.tap) else { return [] }
    let place = location(of: point, in: node)
    return [
      TerminalEvent(
        .tap(count: interaction.clicks.count, location: RenderPaint.UnitPoint(x: place.x, y: place.y)), to: node.id)
    ]
  }

  /// The middle of a cell, in points within a node.
  func location(of point: CellPoint, in node: LayoutNode) -> (x: Double, y: Double) {
    let origin = node.origin
    return (
      (Double(point.column - origin.column) + 0.5) * CellMetrics.cellWidth,
      (Double(point.row - origin.row) + 0.5) * CellMetrics.cellHeight
    )
  }

  private func step(
    _ phase: RenderDrag.Phase, _ node: LayoutNode, _ pointer: PointerTracking, _ point: CellPoint
  ) -> RenderDrag {
    let (start, now) = (location(of: pointer.start, in: node), location(of: point, in: node))
    return RenderDrag(phase: phase, startX: start.x, startY: start.y, x: now.x, y: now.y)
  }

  private func setSlider(_ slider: RenderSlider, _ node: LayoutNode, at point: CellPoint) -> [TerminalEvent] {
    let value = SliderTrack(slider, columns: node.frame.columns).value(at: point.column - node.origin.column)
    return value == slider.value ? [] : [TerminalEvent(.setValue(value), to: node.id)]
  }

  private func placeCursor(_ field: RenderField, _ node: LayoutNode, at point: CellPoint) {
    guard interaction.focused == node.id, let editor = interaction.editor else { return }
    let padding = FieldLayout(field: field).padding
    let rect = node.screenRect.inset(leading: padding, trailing: padding)
    let view = FieldView(field: field, editor: editor, size: rect.size)
    let local = CellPoint(column: point.column - rect.column, row: point.row - rect.row)
    interaction.editor?.moveCursor(to: view.offset(at: local, in: editor.text))
  }

  // MARK: Menus

  private func handlePopup(_ mouse: MouseEvent) -> [TerminalEvent] {
    guard var popup = interaction.popup else { return [] }
    let frame = popup.frame(in: size)
    let index = popup.firstVisible + mouse.location.row - frame.row - 1
    let isInside = frame.inset(top: 1, leading: 1, bottom: 1, trailing: 1).contains(mouse.location)
    switch mouse.action {
    case .press(.left):
      if isInside {
        popup.highlight(index)
      } else if !frame.contains(mouse.location) {
        interaction.popup = nil
        return []
      }
    case .release(.left) where isInside: return choose(index)
    case .move, .drag: if isInside { popup.highlight(index) }
    case .scrollUp: popup.move(by: -1)
    case .scrollDown: popup.move(by: 1)
    default: break
    }
    interaction.popup = popup
    return []
  }
}

extension LayoutNode {
  /// The one control of a row, if there is exactly one.
  fileprivate var onlyControl: LayoutNode? {
    func controls(_ node: LayoutNode) -> [LayoutNode] {
      node.shown.flatMap { child -> [LayoutNode] in
        guard !child.attributes.isHidden, !child.attributes.isDisabled else { return [] }
        return child.isFocusable ? [child] : controls(child)
      }
    }
    let all = controls(self)
    return all.count == 1 ? all[0] : nil
  }
}
