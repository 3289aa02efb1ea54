import IppoRender

/// A unit: the terminal's behaviour for one kind of element.
///
/// There is one unit for each case of ``RenderElement``, in a file of its own in this folder, and one switch that finds
/// it (``RenderElement/unit``). The mechanisms (layout, painter, focus ring, hit test, popups, keys) ask the unit and
/// do not know elements themselves.
///
/// A unit first declares its kind, which decides its requirements:
/// - ``ContentElement``: is drawn, and operated only by the gestures that its attributes ask for;
/// - ``ArrangingElement``: draws only its children, and the pointer passes through the space between them;
/// - ``ControlElement``: takes the keyboard and is operated.
///
/// Requirements that most elements do not need have a default, which the name or the comment describes. Every element
/// must answer the others.
protocol TerminalElement: ElementLayout {
  // MARK: Children

  /// The visible children, of those that are present.
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode]
  /// The shown children, back to front, in the order of painting. The pointer meets them in the opposite order.
  func paintingOrder(of node: LayoutNode) -> [LayoutNode]
  /// Whether an update of the element can change which nodes are visible or usable.
  var decidesWhatIsUsed: Bool { get }

  // MARK: What is below

  /// The axis of the surroundings of a descendant.
  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis
  /// The place of controls below; `nil` for the place of the node.
  var controlPlace: ControlPlace? { get }
  /// The value by which descendants measure themselves. When it changes, they are measured again.
  var layoutContext: LayoutContext { get }
  /// Whether the node is drawn as a box of its own, so that two of them need a gap.
  func isBox(_ node: LayoutNode) -> Bool
  /// Whether surrounding containers arrange the element like an earlier one. The size does not count.
  func isArrangedLike(_ old: RenderElement) -> Bool
  /// Whether the node takes the length that the other children of a stack leave.
  var takesWhatIsLeft: Bool { get }

  /// Whether the parent places the children of the node, and is laid out when they change.
  var parentPlacesChildren: Bool { get }

  /// Whether the places of the children are mirrored, in a layout from right to left.
  var mirrorsChildren: Bool { get }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter)
  /// Whether the node moves by itself, so that every tick paints it again.
  var isAnimated: Bool { get }
  /// Whether the node can be drawn in another size than that of its layout, while an animation changes its size.
  var isDrawnInAnySize: Bool { get }

  // MARK: Focus

  /// Whether the node takes the keyboard.
  func isFocusStop(_ node: LayoutNode) -> Bool
  /// The look of the focus.
  func focusLook(_ node: LayoutNode) -> FocusLook
  /// The part of the node that has the keyboard, relative to the node; `nil` for the whole node.
  func focusPart(_ node: LayoutNode) -> CellRect?
  /// Whether the node remembers the last focus within it.
  var isFocusScope: Bool { get }
  /// Whether Escape leaves the node, if it is the innermost one: it takes ``RenderEvent/dismiss``.
  var canGoBack: Bool { get }
  /// The answer of a button to its dialog.
  var answer: DialogAnswer? { get }

  // MARK: Keys

  /// The effect of Return and the space bar, of a shortcut, or of a click.
  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]
  /// The effect of a key at the focused node; `nil` for keys of others.
  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]?
  /// Whether Return and the space bar activate the node, and Option with Return is a long press.
  var takesActivationKeys: Bool { get }
  /// The effect of the most important key, for the line of keys; `nil` for none.
  var hint: ControlHint? { get }
  /// The text that is edited while the node has the keyboard; `nil` for none.
  var edited: EditedText? { get }
  /// The effect of a typed key, before shortcuts; `nil` for keys that type nothing.
  func typed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]?
  /// The effect of text from the clipboard.
  func pasted(_ text: String, _ interaction: inout Interaction) -> [RenderEvent]
  /// The cursor of the edited text, relative to the node.
  func cursor(_ node: LayoutNode, _ editor: EditedText) -> CellPoint?

  // MARK: Pointer

  /// Whether the node hides the nodes behind it from the pointer.
  func stopsPointer(_ node: LayoutNode) -> Bool
  /// Whether a press at a point is for the node, if no descendant takes it.
  func takesPress(at point: CellPoint, _ node: LayoutNode) -> Bool
  /// The link of the text at a point, as an index of its runs.
  func link(at point: CellPoint, _ node: LayoutNode) -> Int?
  /// The effect of a press and a release at a point.
  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]
  /// Whether the node follows the pointer from press to release, and takes no clicks.
  var followsPointer: Bool { get }
  /// - Parameter phase: The step of the gesture: pressed, moved, or released.
  func followed(_ phase: PointerPhase, to point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction)
    -> [RenderEvent]
  /// The effect of the wheel, and of the keys that scroll; `nil` for none.
  var scrolling: ScrollBehavior? { get }

  // MARK: Menus

  /// The menu that the node opens; `nil` for none.
  func popup(of node: LayoutNode) -> Popup?
  /// The items of the node as a part of a menu.
  func menuItems(of node: LayoutNode) -> [Popup.Item]
  /// The commands of the element itself in the command palette.
  func commands(of node: LayoutNode) -> [Popup.Item]
  /// The text of the node as a part of a title.
  func title(of node: LayoutNode) -> String

  // MARK: Reports

  /// The report to the graph after every layout that changes it.
  var report: LayoutReport? { get }
  /// The event of the report; `nil` without a change.
  func reported(_ node: LayoutNode) -> RenderEvent?
}

/// The place of a control, as far as it changes the look of the control.
enum ControlPlace { case content, row, bar }

/// The axis of a node's descendants.
enum SurroundingAxis: Equatable {
  case along(RenderAxis)
  /// The axis of the node's own surroundings.
  case asAround
  /// No axis: the node fills its space.
  case none
}

/// The value by which descendants measure themselves.
enum LayoutContext: Equatable {
  case none
  case axis(RenderAxis)
  case list(isEditing: Bool, selectsSeveral: Bool, rowGap: Int)
}

/// The look of the focus at a node.
enum FocusLook {
  /// The node, or its row, is filled with the accent colour.
  case highlight
  /// The node draws the focus itself.
  case own
}

/// The effect of a control on its dialog.
struct DialogAnswer: Equatable {
  /// Whether Return chooses the control.
  var isDefault: Bool
  var role: RenderRole?
}

enum PointerPhase { case pressed, moved, released }

/// The ways in which a region scrolls its content.
struct ScrollBehavior: Equatable {
  /// Whether the user cannot scroll the region.
  var isDisabled: Bool
  /// Whether the region takes ``RenderEvent/refresh``.
  var isRefreshable: Bool
  /// Whether the region has a ``ScrollBar``.
  var hasBar: Bool
}

/// A report to the graph after a layout.
enum LayoutReport: CaseIterable { case size, measurement, scrollPosition, reach, picture }

// MARK: - What most elements are not

extension TerminalElement {
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] { present }
  func paintingOrder(of node: LayoutNode) -> [LayoutNode] { node.shown }
  var decidesWhatIsUsed: Bool { false }
  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .none }
  var controlPlace: ControlPlace? { nil }
  var layoutContext: LayoutContext { .none }
  func isBox(_ node: LayoutNode) -> Bool { false }
  func isArrangedLike(_ old: RenderElement) -> Bool { true }
  var takesWhatIsLeft: Bool { false }
  var parentPlacesChildren: Bool { false }
  var mirrorsChildren: Bool { true }
  var isAnimated: Bool { false }
  var isDrawnInAnySize: Bool { false }
  func focusPart(_ node: LayoutNode) -> CellRect? { nil }
  var isFocusScope: Bool { false }
  var canGoBack: Bool { false }
  var answer: DialogAnswer? { nil }
  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    nil
  }
  var hint: ControlHint? { takesActivationKeys ? .enter(.press) : nil }
  var edited: EditedText? { nil }
  func typed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? { nil }
  func pasted(_ text: String, _ interaction: inout Interaction) -> [RenderEvent] { [] }
  func cursor(_ node: LayoutNode, _ editor: EditedText) -> CellPoint? { nil }
  func takesPress(at point: CellPoint, _ node: LayoutNode) -> Bool { true }
  func link(at point: CellPoint, _ node: LayoutNode) -> Int? { nil }
  var followsPointer: Bool { false }
  func followed(_ phase: PointerPhase, to point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction)
    -> [RenderEvent]
  { [] }
  var scrolling: ScrollBehavior? { nil }
  func popup(of node: LayoutNode) -> Popup? { nil }
  /// The items of the children. In menus, a container or modifier has no item of its own.
  func menuItems(of node: LayoutNode) -> [Popup.Item] { Popup.items(node.present) }
  func commands(of node: LayoutNode) -> [Popup.Item] { [] }
  func title(of node: LayoutNode) -> String { Popup.title(node.present) }
  var report: LayoutReport? { nil }
  func reported(_ node: LayoutNode) -> RenderEvent? { nil }
}
