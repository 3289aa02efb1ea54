import IppoRender

/// Everything the terminal knows of one kind of element: a unit.
///
/// There is one unit for each case of ``RenderElement``, in a file of its own in this folder, and one switch that finds
/// it (``RenderElement/unit``). The mechanisms (layout, painter, focus ring, hit test, popups, keys) ask the unit and
/// know no element themselves.
///
/// A unit first says of what kind it is, which decides what is asked of it:
/// - ``ContentElement``: is drawn, and used only by the gestures its attributes ask for;
/// - ``ArrangingElement``: is seen by its children alone, and the pointer goes through the room between them;
/// - ``ControlElement``: takes the keyboard and is used.
///
/// What has an answer below is nothing for most elements, and the answer says so in its name or its comment; all else
/// has to be answered by each of them.
protocol TerminalElement: ElementLayout {
  // MARK: Children

  /// Children that can be seen, of those that are present.
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode]
  /// The shown children, back to front, as they are painted. The pointer meets them the other way round.
  func paintingOrder(of node: LayoutNode) -> [LayoutNode]
  /// An update of the element can change which nodes are seen or can be used.
  var decidesWhatIsUsed: Bool { get }

  // MARK: What is below

  /// The axis that a node somewhere below this one stands along.
  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis
  /// Where controls below stand; `nil`: what is around decides.
  var controlPlace: ControlPlace? { get }
  /// What nodes below measure themselves by; when it changes, they are measured again.
  var layoutContext: LayoutContext { get }
  /// Drawn as a box of its own, so that two of them need a gap.
  func isBox(_ node: LayoutNode) -> Bool
  /// Containers around it would arrange it as what it was before; its size does not count here.
  func isArrangedLike(_ old: RenderElement) -> Bool
  /// Children of a stack get what this one leaves.
  var takesWhatIsLeft: Bool { get }

  /// It is its parent that places its children, and is laid out when they change.
  var parentPlacesChildren: Bool { get }

  /// From right to left, its children are where they would be from left to right in a mirror.
  var mirrorsChildren: Bool { get }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter)
  /// Moves by itself: it is painted again with every tick.
  var isAnimated: Bool { get }

  // MARK: Focus

  /// Takes the keyboard.
  func isFocusStop(_ node: LayoutNode) -> Bool
  /// How one sees that it has the keyboard.
  func focusLook(_ node: LayoutNode) -> FocusLook
  /// The part of the node that has the keyboard, relative to the node; `nil`: all of it.
  func focusPart(_ node: LayoutNode) -> CellRect?
  /// Remembers where the focus within it was.
  var isFocusScope: Bool { get }
  /// Escape leaves it, if it is the innermost such one: it takes ``RenderEvent/dismiss``.
  var canGoBack: Bool { get }
  /// A button, as the answer a dialog asks for.
  var answer: DialogAnswer? { get }

  // MARK: Keys

  /// What Return and the space bar, a shortcut, or a click do.
  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]
  /// What the focused node does with a key; `nil` when the key is not one of its own.
  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]?
  /// Return and the space bar activate it, and Option with Return is a long press.
  var takesActivationKeys: Bool { get }
  /// What its most important key does, for the line of keys; `nil`: there is nothing to say.
  var hint: ControlHint? { get }
  /// What is edited when the node has the keyboard; `nil`: nothing.
  var edited: EditedText? { get }
  /// What is typed, before shortcuts; `nil` when the key types nothing.
  func typed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]?
  /// Text from the clipboard.
  func pasted(_ text: String, _ interaction: inout Interaction) -> [RenderEvent]
  /// Where the cursor of the text being edited is, relative to the node.
  func cursor(_ node: LayoutNode, _ editor: EditedText) -> CellPoint?

  // MARK: Pointer

  /// The pointer does not go through to what is behind.
  func stopsPointer(_ node: LayoutNode) -> Bool
  /// Whether a press there is for the node, if nothing in it takes presses.
  func takesPress(at point: CellPoint, _ node: LayoutNode) -> Bool
  /// The link of the text there, as an index of its runs.
  func link(at point: CellPoint, _ node: LayoutNode) -> Int?
  /// It was pressed and released there.
  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]
  /// From press to release it follows the pointer, and takes no clicks.
  var followsPointer: Bool { get }
  /// - Parameter phase: Pressed, moved, or released.
  func followed(_ phase: PointerPhase, to point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction)
    -> [RenderEvent]
  /// What the wheel does to it, and the keys that scroll; `nil`: nothing.
  var scrolling: ScrollBehavior? { get }

  // MARK: Menus

  /// The menu it opens; `nil`: none.
  func popup(of node: LayoutNode) -> Popup?
  /// What it is as a part of a menu.
  func menuItems(of node: LayoutNode) -> [Popup.Item]
  /// The commands of the element itself in the command palette.
  func commands(of node: LayoutNode) -> [Popup.Item]
  /// What it says as a part of a title.
  func title(of node: LayoutNode) -> String

  // MARK: Reports

  /// What the graph is told about it after every layout that changes it.
  var report: LayoutReport? { get }
  /// The report; `nil` when there is nothing new.
  func reported(_ node: LayoutNode) -> RenderEvent?
}

/// Where a control stands, as far as it changes how it is drawn.
enum ControlPlace { case content, row, bar }

/// What a node says about the axis that nodes below it stand along.
enum SurroundingAxis: Equatable {
  case along(RenderAxis)
  /// What is around it decides.
  case asAround
  /// Neither: the node fills its room.
  case none
}

/// What nodes below measure themselves by.
enum LayoutContext: Equatable {
  case none
  case axis(RenderAxis)
  case list(isEditing: Bool, selectsSeveral: Bool, rowGap: Int)
}

/// How one sees that a node has the keyboard.
enum FocusLook {
  /// It, or the row it is in, is filled with the accent colour.
  case highlight
  /// It draws that itself.
  case own
}

/// What a control does to the dialog it is in.
struct DialogAnswer: Equatable {
  /// Return chooses it.
  var isDefault: Bool
  var role: RenderRole?
}

enum PointerPhase { case pressed, moved, released }

/// How a region scrolls its content.
struct ScrollBehavior: Equatable {
  /// A person cannot scroll it.
  var isDisabled: Bool
  /// Takes ``RenderEvent/refresh``.
  var isRefreshable: Bool
}

/// What the graph is told after a layout.
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
  /// In menus, what an element only groups or surrounds stands for itself.
  func menuItems(of node: LayoutNode) -> [Popup.Item] { Popup.items(node.present) }
  func commands(of node: LayoutNode) -> [Popup.Item] { [] }
  func title(of node: LayoutNode) -> String { Popup.title(node.present) }
  var report: LayoutReport? { nil }
  func reported(_ node: LayoutNode) -> RenderEvent? { nil }
}
