/// What a person did to a node. Renderers send nothing else into a graph.
public enum RenderEvent: Equatable, Sendable {
  /// A button, link, menu item or selectable row was chosen.
  case activate
  /// A person's edit of the text of a field. The graph applies the edit on top of the app's later changes.
  case edit(RenderTextEdit)
  /// Sets the whole text of a field, on behalf of a program or a test. The text replaces the current one, and the
  /// renderer receives the result as a change of the app.
  case setText(String)
  /// A toggle or disclosure.
  case setOn(Bool)
  /// A picker option or a tab, by index.
  case select(Int)
  /// A slider.
  case setValue(Double)
  /// Whether a slider is being dragged, or a field edited.
  case editing(Bool)
  /// A stepper: +1 or -1.
  case step(Int)
  /// A deletable row.
  case delete
  /// A movable row: the index it should have among the rows of its section, or of its list, once it has been
  /// taken out. Headers, footers and sections do not count.
  case move(to: Int)
  /// A presentation was dismissed, or a page was left by its back button.
  case dismiss
  /// Return in a field.
  case submit
  /// The content is to be loaded again.
  case refresh
  /// The renderer moved keyboard focus to the node, or away from it.
  case focus(Bool)
  /// Whether a button with ``RenderGestures/press`` is held down.
  case press(Bool)
  /// Where the node has ``RenderGestures/tap``; location in points within the node.
  case tap(count: Int, location: RenderPaint.UnitPoint)
  /// Where the node has ``RenderGestures/longPress``.
  case longPress
  /// Where the node has ``RenderGestures/drag``.
  case drag(RenderDrag)
  /// Where the node has ``RenderGestures/hover``: the place of the pointer in points within the node; `nil` when it
  /// has left.
  case hover(RenderPaint.UnitPoint?)
  /// Where the node has ``RenderGestures/pinch``.
  case pinch(RenderPinch)
  /// A script said that something happened to its element, or a picture that reports it could not be loaded: an event's
  /// name, and its detail as JSON.
  case custom(name: String, detail: String)
  /// Whether something that can be dropped is over the node.
  case dropTarget(Bool)
  /// Where the node has ``RenderGestures/drop``: what was let go over it.
  case drop(RenderDrop)
  /// A key the node listens to. What it does not take is offered to the nodes around it.
  case key(RenderKeyPress)
  /// Text from the clipboard, for a button that pastes.
  case paste(String)
  /// Where the node has ``RenderGestures/copy`` or ``RenderGestures/cut``: a person copies what it has, or cuts it.
  case copy(isCut: Bool)
  /// Files have arrived at these paths of the app's machine, or the file to take was taken. Renderers send it when they have
  /// carried the files themselves; a client over a network names no paths.
  case files([String])
  /// The focus came into the node, or left it.
  case focusWithin(Bool)
  /// A region that asks for it was scrolled, by a person or by the app.
  case scroll(RenderScrollPosition)
  /// The sizes a ``RenderElement/arrangement(_:)`` asks for.
  case measure(RenderMeasurement)
  /// Where a node is that reports it, at first and when that changes.
  case place(RenderPlace)
  /// Rows of a ``RenderElement/gap(_:)`` are about to be seen: so many, from one of its rows on, counted from 0.
  case reach(first: Int, count: Int)
  /// Rows of a list, a stack or a grid are far from what is seen: the node, and so many in all from it on among its
  /// siblings. They may give way to a ``RenderElement/gap(_:)``.
  case release(count: Int)
  /// The size a ``RenderElement/geometry`` node was given, in points.
  case resize(width: Double, height: Double)
  /// The window is to be at an address of its own again: a path with its query, of an entry in the history of a browser. Only
  /// the root takes it.
  case show(address: String)
  /// The answer to the ``DeviceRequest`` with a number. Only the root takes it.
  case device(Int, DeviceAnswer)
}

/// A rectangle of the window, in points from its top left corner.
public struct RenderPlace: Equatable, Sendable {
  /// The distance of the left edge from that of the window.
  public var x: Double
  /// The distance of the top edge from that of the window.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle of the window, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A step of a drag gesture, in points within the node.
public struct RenderDrag: Equatable, Sendable {
  /// Whether the drag goes on, has ended, or was taken away from the person, so that it is to be undone.
  public enum Phase: String, Sendable { case changed, ended, cancelled }

  /// Whether the drag goes on.
  public var phase: Phase
  /// Where it began, from the left edge of the node.
  public var startX: Double
  /// Where it began, from the top edge of the node.
  public var startY: Double
  /// Where it is, from the left edge of the node.
  public var x: Double
  /// Where it is, from the top edge of the node.
  public var y: Double

  /// A step of a drag, in points within the node.
  public init(phase: Phase, startX: Double, startY: Double, x: Double, y: Double) {
    self.phase = phase
    self.startX = startX
    self.startY = startY
    self.x = x
    self.y = y
  }
}

/// Why an event was not delivered. The state is as it was.
public enum RenderEventError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No node has the identity, or not any more.
  case unknownNode(RenderNodeID)
  /// On a covered page, another tab, hidden, or leaving.
  case notOnScreen(RenderNodeID)
  /// The node, or one around it, is disabled.
  case disabled(RenderNodeID)
  /// A presentation above the node takes all events.
  case behindModal(RenderNodeID)
  /// The element does not take this event, or its value is out of range.
  case notAccepted(RenderNodeID, RenderEvent)

  /// Names the node, and says in a sentence what kept the event from it.
  public var description: String {
    switch self {
    case .unknownNode(let id): "There is no node \(id)."
    case .notOnScreen(let id): "Node \(id) is not on screen."
    case .disabled(let id): "Node \(id) is disabled."
    case .behindModal(let id): "Node \(id) is behind a modal presentation."
    case .notAccepted(let id, let event): "Node \(id) does not take the event \(event.kind)."
    }
  }
}
