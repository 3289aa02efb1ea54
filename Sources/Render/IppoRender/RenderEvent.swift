/// A user's action at a node. Renderers send only such events into a graph.
public enum RenderEvent: Equatable, Sendable {
  /// A button, link, menu item or selectable row was chosen.
  case activate
  /// A person's edit of the text of a field. The graph applies the edit on top of the app's later changes.
  case edit(RenderTextEdit)
  /// Sets the whole text of a field, on behalf of a program or a test. The text replaces the current one, and the
  /// renderer receives the result as a change of the app.
  case setText(String)
  /// A toggle was switched, or a disclosure opened or closed.
  case setOn(Bool)
  /// A picker option or a tab was chosen, by index.
  case select(Int)
  /// A slider was moved to a value.
  case setValue(Double)
  /// Whether a slider is being dragged, or a field edited.
  case editing(Bool)
  /// A stepper was used: +1 or -1.
  case step(Int)
  /// A deletable row was deleted.
  case delete
  /// A movable row was moved. The number is its index among the rows of its section, or of its list, after the row has
  /// been taken out. Headers, footers and sections do not count.
  case move(to: Int)
  /// A presentation was dismissed, or a page was left by its back button.
  case dismiss
  /// Return was pressed in a field.
  case submit
  /// The user asks to load the content again.
  case refresh
  /// The renderer moved keyboard focus to the node, or away from it.
  case focus(Bool)
  /// Whether a button with ``RenderGestures/press`` is held down.
  case press(Bool)
  /// A tap on a node with ``RenderGestures/tap``. The location is in points within the node.
  case tap(count: Int, location: RenderPaint.UnitPoint)
  /// A long press on a node with ``RenderGestures/longPress``.
  case longPress
  /// A step of a drag on a node with ``RenderGestures/drag``.
  case drag(RenderDrag)
  /// The pointer is over a node with ``RenderGestures/hover``. The location is in points within the node; `nil` after
  /// the pointer has left.
  case hover(RenderPaint.UnitPoint?)
  /// A step of two fingers on a node with ``RenderGestures/pinch``.
  case pinch(RenderPinch)
  /// A script reports an event of its element, by name and with its detail as JSON. A picture that reports failures
  /// sends one if it cannot be loaded.
  case custom(name: String, detail: String)
  /// Whether a dragged item is over the node that takes drops.
  case dropTarget(Bool)
  /// An item was dropped on a node with ``RenderGestures/drop``.
  case drop(RenderDrop)
  /// A key that the node listens to. If the node ignores the key, the nodes around it get the key.
  case key(RenderKeyPress)
  /// Text from the clipboard, for a button that pastes.
  case paste(String)
  /// The user copies or cuts the content of a node with ``RenderGestures/copy`` or ``RenderGestures/cut``.
  case copy(isCut: Bool)
  /// Files have arrived at these paths of the app's machine, or the user has taken the offered file. Renderers send the
  /// event when they have transferred the files themselves. A client over a network sends no paths.
  case files([String])
  /// The focus came into the node, or left it.
  case focusWithin(Bool)
  /// The user or the app has scrolled a region that reports its position.
  case scroll(RenderScrollPosition)
  /// The sizes that a ``RenderElement/arrangement(_:)`` asks for.
  case measure(RenderMeasurement)
  /// The place of a node that reports it, at first and after each change.
  case place(RenderPlace)
  /// Rows of a ``RenderElement/gap(_:)`` are about to become visible: a number of rows from one of its rows on, counted
  /// from 0.
  case reach(first: Int, count: Int)
  /// Rows of a list, a stack or a grid are far from the visible part. The count covers the node and the siblings after
  /// it. The rows may be replaced by a ``RenderElement/gap(_:)``.
  case release(count: Int)
  /// The size a ``RenderElement/geometry`` node was given, in points.
  case resize(width: Double, height: Double)
  /// The window should return to one of its own addresses, a path with its query, from an entry in the history of a
  /// browser. Only the root takes the event.
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
  /// The drag goes on, has ended, or was taken away from the user. A cancelled drag should be undone.
  public enum Phase: String, Sendable { case changed, ended, cancelled }

  /// Whether the drag goes on.
  public var phase: Phase
  /// The start of the drag, from the left edge of the node.
  public var startX: Double
  /// The start of the drag, from the top edge of the node.
  public var startY: Double
  /// The position of the pointer, from the left edge of the node.
  public var x: Double
  /// The position of the pointer, from the top edge of the node.
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

/// The reason why an event was not delivered. The state is unchanged.
public enum RenderEventError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The graph has no node with the identity, or has removed it.
  case unknownNode(RenderNodeID)
  /// The node is on a covered page, on another tab, hidden, or leaving.
  case notOnScreen(RenderNodeID)
  /// The node, or one around it, is disabled.
  case disabled(RenderNodeID)
  /// A presentation above the node takes all events.
  case behindModal(RenderNodeID)
  /// The element does not take this event, or its value is out of range.
  case notAccepted(RenderNodeID, RenderEvent)

  /// Names the node, and says in a sentence why the event was not delivered.
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
