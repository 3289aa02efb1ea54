import IppoRender

/// Presses: the start of a press decides its meaning.
extension TerminalRenderer {
  func press(at point: CellPoint, time: Duration) -> [TerminalEvent] {
    interaction.clicks.click(at: point, time: time)
    let hit = HitTest(tree.root, at: point)
    if let top = hit.path.first(where: \.isPresentation), !top.screenSurface.contains(point) {
      // The backdrop, unless the surface is on its way there.
      guard !top.restingSurface.contains(point), top.presentation?.closesByBackdrop ?? false else { return [] }
      return dismissal(of: top, ring)
    }
    if let (node, line) = divider(hit, at: point) {
      track(node, .divide(line: line), from: point)
      return []
    }
    if let (node, bar) = scrollBar(hit, at: point) {
      track(node, .scroll(grip: bar.grip(at: point.row)), from: point)
      return drag(to: point)
    }
    if let row = hit.row, case .row(let element) = row.element,
      RowElement(row: element).isOnHandle(row.local(point), row)
    {
      track(row, .move(goal: nil), from: point)
      return canBeFocused(row) ? focus(row) : []
    }
    if let node = hit.target(for: .grab), hit.target.map({ $0 === node || !$0.isDescendant(of: node) }) ?? true {
      track(node, .grab, from: point)
      return []
    }
    if let node = hit.target(for: .drag), hit.target.map({ !$0.isDescendant(of: node) || $0 === node }) ?? true {
      track(node, .drag, from: point)
      guard let pointer = interaction.pointer, node.attributes.gestures.contains(.dragAtOnce) else { return [] }
      return [TerminalEvent(.drag(step(.changed, node, pointer, point)), to: node.id)]
    }
    guard let node = control(hit, at: point) else {
      // A node that only recognizes taps need not take the keyboard focus.
      if let node = hit.target(for: .tap) {
        track(node, .press, from: point)
      }
      return []
    }
    // The press starts before the focus moves, because focusing can scroll the node away from the pointer.
    track(node, .press, from: point)
    // The text may move when the field gets the focus.
    let offset = interaction.focused == node.id ? nil : (node.unit as? FieldElement)?.textOffset(at: point, node)
    var events = canBeFocused(node) ? focus(node) : []
    interaction.pressed = node.id
    if node.attributes.gestures.contains(.press) { events.append(TerminalEvent(.press(true), to: node.id)) }
    if node.unit.followsPointer {
      interaction.pointer?.kind = .follow
      if let offset, interaction.focused == node.id {
        interaction.editor?.moveCursor(to: offset)
      } else {
        events += node.unit.followed(.pressed, to: point, node, &interaction).sent(to: node)
      }
    }
    return events
  }

  /// The control under the pointer. In a row with one control, the whole row stands for the control.
  private func control(_ hit: HitTest, at point: CellPoint) -> LayoutNode? {
    // A link in a text comes before the row around it, but not before a button.
    if let text = hit.path.first, text.unit.link(at: point, text) != nil, hit.target?.isControl != true { return text }
    if let target = hit.target, !target.isRow { return target.unit.takesPress(at: point, target) ? target : nil }
    guard let row = hit.row else { return nil }
    if let only = row.onlyControl, !row.isEdited { return only }
    return row.isFocusable ? row : nil
  }

  func drag(to point: CellPoint) -> [TerminalEvent] {
    guard let pointer = interaction.pointer, let node = tree[pointer.node] else { return [] }
    interaction.pointer?.move(to: point)
    switch pointer.kind {
    case .follow: return node.unit.followed(.moved, to: point, node, &interaction).sent(to: node)
    case .drag: return [TerminalEvent(.drag(step(.changed, node, pointer, point)), to: node.id)]
    case .grab: return aim(at: dropTarget(at: point, of: node)?.id)
    case .scroll(let grip):
      dragScrollBar(of: node, to: point, grip)
      return []
    case .divide(let line):
      moveDivider(line, of: node, to: node.local(point))
      return []
    case .move:
      interaction.pointer?.kind = .move(goal: moveGoal(of: node, at: point))
      return []
    case .press: return []
    }
  }

  func release(at point: CellPoint) -> [TerminalEvent] {
    interaction.pointer?.move(to: point)
    defer {
      interaction.pointer = nil
      interaction.pressed = nil
    }
    guard let pointer = interaction.pointer, let node = tree[pointer.node], isShown(node) else { return [] }
    switch pointer.kind {
    case .follow: return node.unit.followed(.released, to: point, node, &interaction).sent(to: node)
    case .grab:
      if !pointer.hasMoved { return click(node, pointer) }
      guard let target = dropTarget(at: point, of: node) else { return aim(at: nil) }
      let box = target.screenRect
      let drop = RenderDrop(
        source: node.id, location: target.location(of: point), isBehind: 2 * (point.row - box.row) >= box.rows)
      return aim(at: nil) + [TerminalEvent(.drop(drop), to: target.id)]
    case .drag:
      let end = [TerminalEvent(.drag(step(.ended, node, pointer, point)), to: node.id)]
      guard !pointer.hasMoved else { return end }
      // A press that did not move is a tap.
      let tap = interaction.tap(node, at: pointer.place(in: node)).sent(to: node)
      return node.attributes.gestures.contains(.dragAtOnce) ? end + tap : tap
    case .press:
      guard isClick(on: node, pointer, at: point) else {
        // The next press must not count as a double click.
        interaction.clicks = ClickCounter()
        return letGo(node)
      }
      return letGo(node) + click(node, pointer)
    case .move: return moveGoal(of: node, at: point).map { [TerminalEvent(.move(to: $0.index), to: node.id)] } ?? []
    case .scroll, .divide: return []
    }
  }

  /// Ends a press without a release: a dragged item stays at its last position, and no click occurs.
  func endPress() -> [TerminalEvent] {
    defer {
      interaction.pointer = nil
      interaction.pressed = nil
    }
    guard let pointer = interaction.pointer, let node = tree[pointer.node], isShown(node) else { return [] }
    switch pointer.kind {
    case .follow: return node.unit.followed(.released, to: pointer.last, node, &interaction).sent(to: node)
    case .grab: return aim(at: nil)
    case .drag:
      let hasBegun = pointer.hasMoved || node.attributes.gestures.contains(.dragAtOnce)
      return hasBegun ? [TerminalEvent(.drag(step(.ended, node, pointer, pointer.last)), to: node.id)] : []
    case .press: return letGo(node)
    case .move, .scroll, .divide: return []
    }
  }

  private func track(_ node: LayoutNode, _ kind: PointerTracking.Kind, from point: CellPoint) {
    interaction.pointer = PointerTracking(
      node: node.id, kind: kind, start: point, origin: node.origin, area: pressArea(of: node))
  }

  /// The area in which a press counts for a node. In a row with one control, the whole row stands for the control.
  private func pressArea(of node: LayoutNode) -> CellRect {
    node.enclosingRow?.onlyControl === node ? node.enclosingRow!.screenRect : node.screenRect
  }

  /// Whether a release completes a click: on the control, or at the control's position when the press began, since the
  /// control may have moved away. Other nodes must be released where they were pressed; other releases select or drag.
  private func isClick(on node: LayoutNode, _ pointer: PointerTracking, at point: CellPoint) -> Bool {
    guard node.isControl else { return pointer.isNearStart }
    return pointer.area.contains(point) || pressArea(of: node).contains(point)
  }

  private func letGo(_ node: LayoutNode) -> [TerminalEvent] {
    node.attributes.gestures.contains(.press) ? [TerminalEvent(.press(false), to: node.id)] : []
  }

  /// The start of the press decides the action of a click. If the pointer is now on another part of the control, the
  /// click does nothing.
  private func click(_ node: LayoutNode, _ pointer: PointerTracking) -> [TerminalEvent] {
    let point = pointer.place(in: node)
    if pointer.hasMoved, node.isControl {
      var elsewhere = interaction
      let last = pointer.area.contains(pointer.last) ? pointer.last(in: node) : pointer.last
      let (begun, ended) = (
        node.unit.clicked(at: point, node, &elsewhere), node.unit.clicked(at: last, node, &elsewhere)
      )
      guard begun.map(\.withoutPlace) == ended.map(\.withoutPlace) else { return [] }
    }
    let events = node.unit.clicked(at: point, node, &interaction)
    let path = sequence(first: node, next: \.parent)
    guard events == [.activate], path.contains(where: { $0.attributes.gestures.contains(.tapFirst) }) else {
      return events.sent(to: node)
    }
    return [TerminalEvent(.tap(count: interaction.clicks.count, location: node.location(of: point)), to: node.id)]
  }

  /// The row under the pointer, whose place a row gets that is dragged by its handle; `nil` for the row itself.
  private func moveGoal(of node: LayoutNode, at point: CellPoint) -> MoveGoal? {
    guard let rows = node.parent?.present.filter(\.isRow), let index = rows.firstIndex(where: { $0 === node }),
      let goal = rows.firstIndex(where: { ($0.screenRect.row..<$0.screenRect.maxRow).contains(point.row) }),
      goal != index
    else { return nil }
    return MoveGoal(row: rows[goal].id, index: goal, isForward: goal > index)
  }

  private func step(
    _ phase: RenderDrag.Phase, _ node: LayoutNode, _ pointer: PointerTracking, _ point: CellPoint
  ) -> RenderDrag {
    let (start, now) = (node.location(of: pointer.start), node.location(of: point))
    return RenderDrag(phase: phase, startX: start.x, startY: start.y, x: now.x, y: now.y)
  }
}

extension LayoutNode {
  /// Whether the element itself handles presses, rather than an added gesture.
  fileprivate var isControl: Bool { unit is any ControlElement }
}

extension RenderEvent {
  /// The event, independent of the position within the node.
  fileprivate var withoutPlace: RenderEvent {
    if case .tap(let count, _) = self { .tap(count: count, location: RenderPaint.UnitPoint(x: 0, y: 0)) } else { self }
  }
}
