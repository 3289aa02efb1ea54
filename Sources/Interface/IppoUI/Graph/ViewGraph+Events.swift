/// Events: the actions of a user, each addressed to a node of the render tree.
extension ViewGraph {
  /// Delivers an event: checks it, runs the action, and runs turns until the graph is up to date.
  ///
  /// - Throws: `RenderEventError` if the node does not accept the event. The node may be missing, off screen, disabled,
  ///   or behind a modal presentation. Nodes refuse events with numbers out of bounds. The state is then as it was.
  public func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    guard !isClosed else { throw .notOnScreen(id) }
    wake()
    guard event.isWithinBounds else { throw .notAccepted(id, event) }
    guard let recorder = surroundings.recorder else { return try take(event, at: id) }
    guard recorder.acceptsEvents || !event.isOfPerson else { return try refuse(event, at: id) }
    recorder.willReceive(event, at: id, in: self)
    defer { recorder.didReceive(event, in: self) }
    try take(event, at: id)
  }

  /// Refuses an event of a window whose recorder accepts none. A field that was edited shows its own text again.
  private func refuse(_ event: RenderEvent, at id: RenderNodeID) throws(RenderEventError) {
    if case .edit(let edit) = event {
      drain()
      turn.isHandlingEvent = true
      _ = committer.receive(edit, at: id)
      turn.isHandlingEvent = false
      drain()
    }
    throw .disabled(id)
  }

  private func take(_ event: RenderEvent, at id: RenderNodeID) throws(RenderEventError) {
    if case .edit(let edit) = event { return try send(edit, to: id) }
    // Devices answer whatever is on the screen.
    if case .device(let number, let answer) = event {
      guard id == tree.root, receive(answer, to: number) else { throw .notAccepted(id, event) }
      return
    }
    try tree.checkReach(of: id, by: event)
    if case .show(let address) = event {
      let isShown = id == tree.root && surroundings.delegate.show(address: address, in: self)
      guard isShown else { throw .notAccepted(id, event) }
      return
    }
    guard act(event, at: id) else {
      if needsTurn { requestFrame() }
      throw .notAccepted(id, event)
    }
    drain()
  }

  /// Applies a user's edit on top of the app's later changes. If the field refuses the edit, the renderer receives the
  /// field's own text.
  private func send(_ edit: RenderTextEdit, to id: RenderNodeID) throws(RenderEventError) {
    // Edits refer to committed frames.
    if needsTurn { drain() }
    turn.isHandlingEvent = true
    let text = committer.receive(edit, at: id)
    turn.isHandlingEvent = false
    defer { drain() }
    try tree.checkReach(of: id, by: .edit(edit))
    guard let text else { throw .notAccepted(id, .edit(edit)) }
    guard edit.edit.isEmpty || act(.setText(text), at: id) else { throw .notAccepted(id, .edit(edit)) }
  }

  /// Runs the action of a node.
  ///
  /// - Returns: Whether the node accepts the event.
  private func act(_ event: RenderEvent, at id: RenderNodeID) -> Bool {
    turn.isHandlingEvent = true
    defer { turn.isHandlingEvent = false }
    var isAccepted = false
    inWindow { isAccepted = deliver(event, to: id) }
    return isAccepted
  }

  /// A key that the node does not take is offered to the nodes around it.
  private func deliver(_ event: RenderEvent, to id: RenderNodeID) -> Bool {
    if case .release(let count) = event { return release(count, from: id) }
    if let gesture = event.asGesture { return deliver(event, to: id, gesture: gesture) }
    guard case .key = event else { return element(id)?.receive(event) ?? false }
    return elements(from: id).contains { $0.receive(event) }
  }

  /// The element of a node and those around it, the innermost first.
  private func elements(from id: RenderNodeID) -> [ElementNode] {
    sequence(first: id) { self.tree.parent(of: $0) }.compactMap { element($0) }
  }

  /// Delivers an event that is a gesture, too, for the views around the node.
  ///
  /// Gestures of high priority around the node come first, from the outermost inwards, and consume the event.
  /// Simultaneous gestures come after the node. The keyboard activates a control without a gesture, and the control
  /// takes a tap that those gestures did not recognize.
  private func deliver(_ event: RenderEvent, to id: RenderNodeID, gesture: RenderEvent) -> Bool {
    let path = elements(from: id)
    if event == gesture {
      for element in path.reversed() where element.recognize(gesture, priority: .high, isExclusive: true) {
        return true
      }
    }
    // A tap on a button is reported where a gesture around might take it.
    let event = if case .tap = event, case .button? = tree[id]?.element { RenderEvent.activate } else { event }
    var isHandled = element(id)?.receive(event) ?? false
    // The node itself has offered its event to all of its modifiers; one of a control is none of theirs.
    for element in path where element.id != id || event != gesture {
      if element.recognize(gesture, priority: .simultaneous, isExclusive: false) { isHandled = true }
    }
    return isHandled
  }
}

extension RenderTree {
  /// Throws unless a user could have caused the event: the node is on screen, enabled, and not behind a modal
  /// presentation.
  func checkReach(of id: RenderNodeID, by event: RenderEvent) throws(RenderEventError) {
    guard let node = self[id] else { throw .unknownNode(id) }
    // Rows come near the viewport, and go far from it, behind a presentation as well.
    if event.isCheckedForExistenceAlone { return }
    // A view loses the focus because it is disabled, covered or on its way out.
    if case .focus(false) = event { return }
    // The end of a load is reported once, wherever the picture is by then.
    if case .custom = event, case .image = node.element { return }
    var below: RenderNodeID?
    var next: RenderNodeID? = id
    var isDisabled = false
    while let current = next, let node = self[current] {
      if node.attributes.isHidden || node.attributes.phase == .leaving { throw .notOnScreen(id) }
      if node.attributes.isDisabled { isDisabled = true }
      if let below { try check(below, isReachableIn: node, for: id) }
      (below, next) = (current, parent(of: current))
    }
    guard below == root else { throw .notOnScreen(id) }
    // Reports of the renderer, in contrast to a user's actions, come from disabled nodes as well.
    if isDisabled, !event.isReportOfRenderer { throw .disabled(id) }
  }

  private func check(
    _ child: RenderNodeID, isReachableIn node: RenderNode, for id: RenderNodeID
  ) throws(RenderEventError) {
    let siblings = children(of: node.id)
    switch node.element {
    case .navigation(let navigation) where navigation.columns.isEmpty:
      // The page that is on screen is the last one that is not on its way out.
      let page = siblings.last { self[$0]?.attributes.phase != .leaving }
      guard child == page else { throw .notOnScreen(id) }
    case .tabs(let tabs):
      guard siblings.indices.contains(tabs.selection), siblings[tabs.selection] == child else { throw .notOnScreen(id) }
    case .window, .stage:
      let place = siblings.firstIndex(of: child)!
      for other in siblings[(place + 1)...] {
        guard let presentation = self[other], case .presentation(let kind) = presentation.element else { continue }
        if kind.isModal, presentation.attributes.phase == .present { throw .behindModal(id) }
      }
    case .navigation, .text, .image, .shape, .spacer, .divider, .progress, .stack, .layers, .decoration, .box, .effect,
      .grid, .gridRow, .arrangement, .fitting, .scroll, .geometry, .list, .section, .row, .gap, .button, .toggle,
      .field, .picker, .slider, .stepper, .menu, .files, .disclosure, .page, .toolbarItem, .presentation, .custom:
      break
    }
  }
}
