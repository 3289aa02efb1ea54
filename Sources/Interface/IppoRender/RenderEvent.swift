/// What a person did to a node. Renderers send nothing else into a graph.
public enum RenderEvent: Equatable, Sendable {
  /// A button, link, menu item or selectable row was chosen.
  case activate
  /// A field's whole text.
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
  case refresh
  /// The renderer moved keyboard focus to the node, or away from it.
  case focus(Bool)
  /// Whether a button with ``RenderGestures/press`` is held down.
  case press(Bool)
  /// Where the node has ``RenderGestures/tap``; location in points within the node.
  case tap(count: Int, location: RenderPaint.UnitPoint)
  case longPress
  case drag(RenderDrag)
  /// Where the node has ``RenderGestures/hover``: the place of the pointer in points within the node; `nil` when it
  /// has left.
  case hover(RenderPaint.UnitPoint?)
  case pinch(RenderPinch)
  /// Whether something that can be dropped is over the node.
  case dropTarget(Bool)
  case drop(RenderDrop)
  /// A key the node listens to. What it does not take is offered to the nodes around it.
  case key(RenderKeyPress)
  /// Text from the clipboard, for a button that pastes.
  case paste(String)
  /// Files have arrived at these paths of the app's machine, or the file to take was taken. Renderers send it when they have
  /// carried the files themselves; a client over a network names no paths.
  case files([String])
  /// The focus came into the node, or left it.
  case focusWithin(Bool)
  /// A person scrolled a region that asks for it.
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
}

/// A rectangle of the window, in points from its top left corner.
public struct RenderPlace: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A step of a drag gesture, in points within the node.
public struct RenderDrag: Equatable, Sendable {
  public enum Phase: String, Sendable { case changed, ended, cancelled }

  public var phase: Phase
  public var startX: Double
  public var startY: Double
  public var x: Double
  public var y: Double

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
  case unknownNode(RenderNodeID)
  /// On a covered page, another tab, hidden, or leaving.
  case notOnScreen(RenderNodeID)
  case disabled(RenderNodeID)
  case behindModal(RenderNodeID)
  /// The element does not take this event, or its value is out of range.
  case notAccepted(RenderNodeID, RenderEvent)

  public var description: String {
    switch self {
    case .unknownNode(let id): "There is no node \(id)."
    case .notOnScreen(let id): "Node \(id) is not on screen."
    case .disabled(let id): "Node \(id) is disabled."
    case .behindModal(let id): "Node \(id) is behind a modal presentation."
    case .notAccepted(let id, let event): "Node \(id) does not take the event \(event)."
    }
  }
}
