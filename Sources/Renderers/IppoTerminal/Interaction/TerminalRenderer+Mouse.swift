import IppoRender

extension TerminalRenderer {
  func handle(_ mouse: MouseEvent, at time: Duration) -> [TerminalEvent] {
    if let line = keyLine, mouse.location.row >= size.rows {
      guard mouse.action == .press(.left),
        let press = line.parts.first(where: { $0.columns.contains(mouse.location.column) })?.hint.press
      else { return [] }
      return handle(.key(press), at: time)
    }
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
    where node.canBeScrolled && scroll(node, columns: columns, rows: rows) { break }
    return []
  }

  // MARK: Pressing

  private func press(at point: CellPoint, time: Duration) -> [TerminalEvent] {
    interaction.clicks.click(at: point, time: time)
    let hit = HitTest(tree.root, at: point)
    if let top = hit.path.first(where: \.isPresentation), !top.screenSurface.contains(point) {
      // The backdrop.
      guard top.presentation?.closesByBackdrop ?? false else { return [] }
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
    var events = canBeFocused(node) ? focus(node) : []
    interaction.pointer = PointerTracking(node: node.id, kind: .press, start: point)
    interaction.pressed = node.id
    if node.attributes.gestures.contains(.press) { events.append(TerminalEvent(.press(true), to: node.id)) }
    if node.unit.followsPointer {
      interaction.pointer?.kind = .follow
      events += node.unit.followed(.pressed, to: point, node, &interaction).sent(to: node)
    }
    return events
  }

  /// The control under the pointer: in a row that has one control, the whole row stands for it.
  private func control(_ hit: HitTest, at point: CellPoint) -> LayoutNode? {
    if let target = hit.target, !target.isRow { return target.unit.takesPress(at: point, target) ? target : nil }
    guard let row = hit.row else { return nil }
    if let only = row.onlyControl, !row.isEdited { return only }
    return row.isFocusable ? row : nil
  }

  private func drag(to point: CellPoint) -> [TerminalEvent] {
    guard let pointer = interaction.pointer, let node = tree[pointer.node] else { return [] }
    switch pointer.kind {
    case .follow: return node.unit.followed(.moved, to: point, node, &interaction).sent(to: node)
    case .drag: return [TerminalEvent(.drag(step(.changed, node, pointer, point)), to: node.id)]
    case .grab: return aim(at: dropTarget(at: point, of: node)?.id)
    case .press: return []
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
    case .follow: return node.unit.followed(.released, to: point, node, &interaction).sent(to: node)
    case .grab:
      if point == pointer.start { return click(node, at: point) }
      guard let target = dropTarget(at: point, of: node) else { return aim(at: nil) }
      let box = target.screenRect
      let drop = RenderDrop(
        source: node.id, location: target.location(of: point), isBehind: 2 * (point.row - box.row) >= box.rows)
      return aim(at: nil) + [TerminalEvent(.drop(drop), to: target.id)]
    case .drag:
      // A press that did not move is a tap.
      if point == pointer.start { return interaction.tap(node, at: point).sent(to: node) }
      return [TerminalEvent(.drag(step(.ended, node, pointer, point)), to: node.id)]
    case .press:
      let area = node.enclosingRow?.onlyControl === node ? node.enclosingRow!.screenRect : node.screenRect
      return letGo + (area.contains(point) ? click(node, at: point) : [])
    }
  }

  private func click(_ node: LayoutNode, at point: CellPoint) -> [TerminalEvent] {
    let events = node.unit.clicked(at: point, node, &interaction)
    let path = sequence(first: node, next: \.parent)
    guard events == [.activate], path.contains(where: { $0.attributes.gestures.contains(.tapFirst) }) else {
      return events.sent(to: node)
    }
    return [TerminalEvent(.tap(count: interaction.clicks.count, location: node.location(of: point)), to: node.id)]
  }

  private func step(
    _ phase: RenderDrag.Phase, _ node: LayoutNode, _ pointer: PointerTracking, _ point: CellPoint
  ) -> RenderDrag {
    let (start, now) = (node.location(of: pointer.start), node.location(of: point))
    return RenderDrag(phase: phase, startX: start.x, startY: start.y, x: now.x, y: now.y)
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
    case .press(.middle), .press(.right), .release, .scrollLeft, .scrollRight: break
    }
    interaction.popup = popup
    return []
  }
}
