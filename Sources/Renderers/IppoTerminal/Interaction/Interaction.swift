import IppoRender

/// The state of the user's input, as far as the app does not know it or need it.
struct Interaction {
  /// The node that has the keyboard.
  var focused: RenderNodeID?
  /// The presentation or page the focus is in, and where it was in each.
  var scope: RenderNodeID?
  var memory: [RenderNodeID: RenderNodeID] = [:]
  /// Where in the ring the focus was last: when its node goes away, the one that follows takes its place.
  var ringIndex = 0
  /// The text of the focused field.
  var editor: EditedText?
  /// Whether typed or pasted text was refused: the next frame reports that with a sound.
  var ringsBell = false
  var popup: Popup?
  /// All keys, while they are shown.
  var help: KeyHelp?
  /// The command palette, while it is open.
  var palette: CommandPalette?
  /// The control the pointer holds down.
  var pressed: RenderNodeID?
  var pointer: PointerTracking?
  var clicks = ClickCounter()
  /// The nodes under the pointer that listen to hovering, the innermost first.
  var hovered: [RenderNodeID] = []
  /// The target of a drop at the moment.
  var dropTarget: RenderNodeID?
  /// The row whose place a row gets that is dragged by its handle.
  var moveGoal: MoveGoal? { if case .move(let goal)? = pointer?.kind { goal } else { nil } }
  /// The nodes around the focus that listen to it.
  var within: [RenderNodeID] = []
  /// The URL that could not be opened, or the notification, that is shown in place of the keys.
  var notice: TerminalNotice?
  /// The lines about the program over the last rows.
  var strip: TerminalStrip?
  /// The cell in which a press began that may select text, and the selected text.
  var selectionStart: CellPoint?
  var selection: ScreenSelection?
  /// A selected text that waits for the clipboard.
  var copiedText: String?
  /// The field whose text the person wants in an editor.
  var editorRequest: RenderNodeID?

  /// Ends a selection, and the drag that selects.
  mutating func unselect() {
    selection = nil
    selectionStart = nil
  }

  /// Where the person was in another process, as far as the window does not show it yet.
  var returning: TerminalPlace?

  /// Positions the app asked to scroll to, applied after the layout.
  var scrollRequests: [(id: RenderNodeID, target: RenderScrollTarget)] = []

  /// Nodes the app has given the focus, and what it asked for since the last layout.
  private var focusedByApp: Set<RenderNodeID> = []
  private(set) var focusRequests: [(id: RenderNodeID, isFocused: Bool)] = []

  mutating func takeFocusRequests() -> [(id: RenderNodeID, isFocused: Bool)] {
    defer { focusRequests = [] }
    return focusRequests
  }

  /// Follows the app's changes of what the person is at.
  mutating func adopt(_ op: RenderOp) {
    switch op {
    case .create(let node): request(node.attributes.isFocused, node.id)
    case .update(let id, let element, let attributes):
      if id == focused, let edited = element?.unit.edited {
        editor?.adopt(edited.text, revision: edited.revision, change: edited.change)
      }
      if let attributes { request(attributes.isFocused, id) }
    case .remove(let id):
      focusedByApp.remove(id)
      memory[id] = nil
    case .scroll(let id, let target): scrollRequests.append((id, target))
    case .insert, .move, .open, .copy, .device: break
    }
  }

  private mutating func request(_ isFocused: Bool?, _ id: RenderNodeID) {
    if isFocused == true {
      if focusedByApp.insert(id).inserted { focusRequests.append((id, true)) }
    } else if focusedByApp.remove(id) != nil {
      focusRequests.append((id, false))
    }
  }
}

extension Interaction {
  /// The events of a tap on a node that listens to taps.
  func tap(_ node: LayoutNode, at point: CellPoint) -> [RenderEvent] {
    node.attributes.gestures.contains(.tap) ? [.tap(count: clicks.count, location: node.location(of: point))] : []
  }

  /// A long press, or the menu of a secondary click.
  mutating func secondaryActivation(of node: LayoutNode) -> [RenderEvent] {
    if node.attributes.gestures.contains(.longPress) { return [.longPress] }
    popup = Popup(secondaryOf: node)
    return []
  }
}

extension LayoutNode {
  /// The middle of a cell of the screen, in points within the node.
  func location(of point: CellPoint) -> RenderPaint.UnitPoint {
    let local = local(point)
    return RenderPaint.UnitPoint(
      x: (Double(local.column) + 0.5) * CellMetrics.cellWidth, y: (Double(local.row) + 0.5) * CellMetrics.cellHeight)
  }
}

/// Tells double clicks from single ones: presses on one cell, no more than 400 ms apart.
struct ClickCounter {
  private var last: (point: CellPoint, time: Duration)?
  private(set) var count = 0

  mutating func click(at point: CellPoint, time: Duration) {
    if let last, last.point == point, time - last.time <= .milliseconds(400) { count += 1 } else { count = 1 }
    last = (point, time)
  }
}
