public import IppoRender

/// Shows a render tree in a terminal: frames and input go in, events and bytes come out. It does no input or output.
///
/// ```swift
/// let renderer = TerminalRenderer(size: CellSize(columns: 80, rows: 24))
/// graph.onFrame = { try! renderer.apply($0) }
/// for event in renderer.handle(.key(TerminalKeyPress(.enter))) { try? graph.send(event.event, to: event.id) }
/// let bytes = renderer.draw()
/// ```
///
/// The renderer holds the user's state outside of the app: the focus, the text being typed and its cursor, open menus,
/// scroll positions. Without a clock, changes show at once, and views in their removal transition are gone.
public final class TerminalRenderer {
  let tree: LayoutTree
  private(set) var capabilities: TerminalCapabilities
  var writer: ScreenWriter
  /// Selects the output colours of cells.
  var pairing: ColorPairing
  private(set) var back: CellBuffer
  /// Whether nothing is drawn on the screen yet.
  private var isBlank = true
  private var damage: Damage
  /// The size of the terminal.
  private(set) var terminal: CellSize

  var interaction = Interaction()
  /// Texts that wait to be written above the picture of an inline program.
  var printed: [RenderText] = []
  /// Counts the lines that were written there.
  var printedCount = 0
  private var settledVersion = -1
  private var cachedRing: (version: Int, focused: RenderNodeID?, ring: FocusRing)?
  private var cachedTitle: (version: Int, title: String?)?
  private var cachedProgress: (version: Int, node: LayoutNode?)?
  /// Counts the steps of spinners.
  private var tick = 0
  private var paintedAppearance = Painter.Appearance()
  private var paintedPopup: CellRect?
  private var paintedHelp: KeyHelp?
  private var paintedSelection: ScreenSelection?
  private var paintedPalette: CommandPalette?
  private var paintedKeyLine: KeyLine?
  private var paintedStrip: TerminalStrip?
  private let showsKeys: Bool
  /// The content of the last row in place of the keys; `nil` for the keys of the app.
  var remoteLine: TerminalRemoteLine?

  /// - Parameters:
  ///   - size: of the terminal; what is more than ``CellSize/drawable`` stays empty.
  ///   - showsKeys: Whether the last row of the terminal says which keys do something, and `?` shows them all. Where
  ///     there are fewer than ten rows it does not.
  public init(
    size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities(), showsKeys: Bool = false
  ) {
    let size = size.drawable
    self.showsKeys = showsKeys
    terminal = size
    tree = LayoutTree(size: Self.contentSize(of: size, showsKeys: showsKeys))
    self.capabilities = capabilities
    writer = ScreenWriter(size: size, depth: capabilities.colorDepth)
    writer.repertoire = capabilities.repertoire
    writer.scrolls = capabilities.scrolls
    pairing = ColorPairing(capabilities.colors)
    back = CellBuffer(size: size)
    damage = Damage(size: size)
    damage.insertAll()
  }

  /// The size of what the app draws on: the terminal without the row of keys.
  public var size: CellSize { tree.size }

  private static func contentSize(of size: CellSize, showsKeys: Bool) -> CellSize {
    CellSize(columns: size.columns, rows: size.rows - (showsKeys && size.rows >= KeyLine.leastRows ? 1 : 0))
  }

  /// Whether a row is under the content.
  var hasKeyLine: Bool { back.size.rows > size.rows }

  /// The content of the last row; `nil` without such a row.
  var keyLine: KeyLine? {
    guard hasKeyLine else { return nil }
    if let notice = interaction.notice { return notice.line(in: tree.window.words, width: size.columns) }
    if let remoteLine { return KeyLine(remoteLine, width: size.columns) }
    return KeyLine(hints, width: size.columns)
  }

  /// The title of the innermost page on the screen that has one.
  public var pageTitle: String? {
    if let cachedTitle, cachedTitle.version == tree.structureVersion { return cachedTitle.title }
    let title = tree.root?.innermostTitle
    cachedTitle = (tree.structureVersion, title)
    return title
  }

  /// The only progress view of the screen.
  var pageProgressNode: LayoutNode? {
    if let cachedProgress, cachedProgress.version == tree.structureVersion { return cachedProgress.node }
    let found = tree.root?.progressViews() ?? []
    let node = found.count == 1 ? found[0] : nil
    cachedProgress = (tree.structureVersion, node)
    return node
  }

  /// The drawn screen, as of the last ``draw()``.
  public var screen: CellBuffer { back }

  /// Where the hardware cursor is: where text is edited, so that input methods show their candidates there.
  public private(set) var cursor: CellPoint?
  /// The position of the hidden hardware cursor: the focused control, for braille displays and screen readers.
  private var rest: CellPoint?

  /// The node of the window; `nil` before the first frame.
  var root: RenderNodeID? { tree.root?.id }

  /// The node that has the keyboard.
  public var focusedNode: RenderNodeID? { interaction.focused }

  // MARK: What comes in

  /// Takes what the graph changed.
  ///
  /// - Throws: `RenderTreeError` when an op does not fit; the tree is then as after the ops before it.
  public func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    try tree.apply(frame)
    tree.window.stage.takeDeparture(from: plainScreen) { tree[$0] != nil }
    for op in frame.ops { interaction.adopt(op) }
    refreshPopup()
  }

  /// The screen, if it shows the content alone, without a menu or the like over it.
  private var plainScreen: CellBuffer? {
    let isCovered = paintedPopup != nil || paintedHelp != nil || paintedPalette != nil
    return isBlank || isCovered || paintedSelection != nil || paintedStrip != nil ? nil : back
  }

  /// The terminal has another size, or its content is lost: everything is laid out and drawn anew.
  public func resize(_ size: CellSize) {
    if terminal != size.drawable { interaction.unselect() }
    terminal = size.drawable
    tree.resize(Self.contentSize(of: terminal, showsKeys: showsKeys))
    makeScreen(terminal)
    writer.invalidate(size: terminal)
    interaction.palette?.scroll(in: self.size)
  }

  /// Begins a picture of another size.
  func makeScreen(_ size: CellSize) {
    back = CellBuffer(size: size)
    isBlank = true
    damage = Damage(size: size)
    damage.insertAll()
    (paintedPopup, paintedSelection, paintedHelp) = (nil, nil, nil)
    (paintedPalette, paintedKeyLine, paintedStrip) = (nil, nil, nil)
  }

  /// Another program had the screen: everything is drawn anew.
  public func redraw() { resize(terminal) }

  /// The terminal told its background colour.
  public func adopt(background: RGB) { change { $0.adopt(background: background) } }

  /// Adopts the text colour that the terminal reports.
  func adopt(foreground: RGB) { change { $0.adopt(foreground: foreground) } }

  /// Adopts one of the 16 colours that the terminal reports.
  func adopt(color: RGB, at index: Int) { change { if $0.ansi.indices.contains(index) { $0.ansi[index] = color } } }

  /// Adopts whether the terminal shows frames as a whole (synchronized output).
  func adopt(isSynchronized: Bool) {
    writer.isSynchronized = isSynchronized
    writer.reorders = isSynchronized
  }

  /// Adopts what the terminal did with samples of text.
  func adopt(_ measurements: TerminalMeasurements) {
    writer.repeats = measurements.repeats
    writer.findsColumns = measurements.findsColumns
    guard writer.widths != measurements.widths else { return }
    writer.widths = measurements.widths
    damage.insertAll()
  }

  private func change(_ change: (inout TerminalCapabilities) -> Void) {
    change(&capabilities)
    guard capabilities.colors != pairing.terminal else { return }
    pairing = ColorPairing(capabilities.colors)
    damage.insertAll()
  }

  // MARK: What comes out

  /// Whether something moves by itself (a spinner), so that ``advance()`` should be called about ten times a second.
  public private(set) var isAnimating = false

  /// One step of whatever moves by itself.
  public func advance() {
    tick += 1
    for id in tree.spinners { tree[id]?.needsDisplay = true }
  }

  /// Whether the focus may move with the next layout.
  var hasFocusToSettle: Bool { settledVersion != tree.structureVersion || !interaction.focusRequests.isEmpty }

  /// Lays out what changed and moves the focus to where it can be.
  ///
  /// - Returns: Events that follow from the layout: sizes and places for geometry readers, and changes of focus. Send them, apply
  ///   the frames they cause, and call it again until there are none.
  public func layout() -> [TerminalEvent] {
    adoptPictureColors()
    layOut()
    followScrollRequests()
    returnScrolling()
    tree.followPins()
    var events: [TerminalEvent] = []
    if hasFocusToSettle {
      settledVersion = tree.structureVersion
      events += settleFocus()
    }
    events += reports(.size)
    for id in tree.placeReporters.sorted() {
      guard let node = tree[id], isShown(node), case let rect = node.restingRect, node.reportedPlace != rect else {
        continue
      }
      node.reportedPlace = rect
      events.append(
        TerminalEvent(
          .place(
            RenderPlace(
              x: Double(rect.column) * CellMetrics.cellWidth, y: Double(rect.row) * CellMetrics.cellHeight,
              width: Double(rect.columns) * CellMetrics.cellWidth, height: Double(rect.rows) * CellMetrics.cellHeight)),
          to: id))
    }
    refreshPalette()
    return events + reports(.measurement) + reports(.scrollPosition) + reports(.reach) + reports(.picture)
      + releasedRows()
  }

  /// Draws what changed.
  ///
  /// - Returns: The bytes to write to the terminal, in one piece; empty for an unchanged screen.
  public func draw() -> [UInt8] {
    layOut()
    tree.followPins()
    let appearance = appearance
    let keyLine = keyLine
    collectDamage(appearance, keyLine)
    guard let root = tree.root, !damage.isEmpty else {
      placeCursor()
      return flush()
    }
    let canvas = Canvas(buffer: back, damage: damage, capabilities: capabilities)
    // The canvas holds the only copy while it draws.
    back = CellBuffer(size: CellSize(columns: 0, rows: 0))
    canvas.clearDamage()
    let painter = Painter(canvas: canvas, appearance: appearance)
    let context = PaintContext(clip: canvas.bounds, palette: capabilities.palette)
    painter.paint(root, origin: CellPoint(column: 0, row: 0), context)
    if let picture = tree.window.stage.departure { painter.paint(picture, context) }
    paintedPopup = nil
    if var popup = interaction.popup {
      let frame = popup.frame(in: size)
      interaction.popup = popup
      painter.paint(popup, frame, context)
      paintedPopup = frame
    }
    for rect in interaction.selection?.rects ?? [] { canvas.mark(rect, .reverse, clip: canvas.bounds) }
    paintedSelection = interaction.selection
    if let help = interaction.help { painter.paint(help, help.frame(in: size), context) }
    paintedHelp = interaction.help
    if let palette = interaction.palette {
      painter.paint(palette, palette.frame(in: size), language: capabilities.language, context)
    }
    paintedPalette = interaction.palette
    if let strip = interaction.strip { painter.paint(strip, strip.frame(in: size), context) }
    paintedStrip = interaction.strip
    if let keyLine { painter.paint(keyLine, CellRect(row: size.rows, columns: size.columns, rows: 1), context) }
    paintedKeyLine = keyLine
    paintedAppearance = appearance
    canvas.settle(&pairing, widths: writer.widths)
    back = canvas.buffer
    isBlank = false
    damage = canvas.damage
    placeCursor()
    return flush()
  }

  private func flush() -> [UInt8] {
    insertPrinted()
    var bytes = writer.bytes(
      for: back, damage: damage, cursor: cursor, rest: rest, hasPictures: tree.window.pictures.hasPlaces)
    if interaction.ringsBell { bytes.append(0x07) }
    interaction.ringsBell = false
    damage = Damage(size: back.size)
    tree.finishFrame()
    return bytes
  }

  /// The bytes that free the pictures of the terminal, before another program has its screen.
  var farewell: [UInt8] { writer.farewell }

  private func layOut() {
    if tree.needsLayout { tree.layout() }
    if isInline { takeRows() }
  }

  // MARK: Damage

  private var appearance: Painter.Appearance {
    Painter.Appearance(
      focused: interaction.focused, highlighted: interaction.focused.flatMap { tree[$0]?.shownHighlight },
      pressed: interaction.pressed, moveGoal: interaction.moveGoal, editor: interaction.editor, tick: tick)
  }

  private func collectDamage(_ appearance: Painter.Appearance, _ keyLine: KeyLine?) {
    if keyLine != paintedKeyLine { damage.insert(CellRect(row: size.rows, columns: size.columns, rows: 1)) }
    if interaction.strip != paintedStrip {
      for strip in [interaction.strip, paintedStrip] { if let strip { damage.insert(strip.frame(in: size)) } }
    }
    if interaction.help != paintedHelp {
      for help in [interaction.help, paintedHelp] {
        if let help { damage.insert(Self.withShadow(help.frame(in: size))) }
      }
    }
    if interaction.palette != paintedPalette {
      for palette in [interaction.palette, paintedPalette] {
        if let palette { damage.insert(Self.withShadow(palette.frame(in: size))) }
      }
    }
    if interaction.selection != paintedSelection {
      for rect in (interaction.selection?.rects ?? []) + (paintedSelection?.rects ?? []) { damage.insert(rect) }
    }
    for rect in tree.vacated { damage.insert(rect) }
    isAnimating = tree.spinners.contains { id in tree[id].map { isShown($0) } ?? false }
    for node in tree.takeDisplayQueue() {
      damage.insert(node.paintedReach)
      if isShown(node) || node.motion != nil { damage.insert(node.screenReach) }
      // The dimmed screen behind a presentation is part of it.
      if node.isPresentation { damage.insertAll() }
    }
    let old = paintedAppearance
    for (before, after) in [
      (old.focused, appearance.focused), (old.highlighted, appearance.highlighted), (old.pressed, appearance.pressed),
      (old.moveGoal?.row, appearance.moveGoal?.row),
    ] where before != after {
      for id in [before, after] { if let node = id.flatMap({ tree[$0] }) { damage.insert(node.screenReach) } }
    }
    if old.editor != appearance.editor, let node = appearance.focused.flatMap({ tree[$0] }) {
      damage.insert(node.screenReach)
    }
    guard interaction.popup != nil || paintedPopup != nil else { return }
    if let paintedPopup { damage.insert(Self.withShadow(paintedPopup)) }
    if var popup = interaction.popup { damage.insert(Self.withShadow(popup.frame(in: size))) }
  }

  private static func withShadow(_ rect: CellRect) -> CellRect {
    CellRect(column: rect.column, row: rect.row, columns: rect.columns + 2, rows: rect.rows + 1)
  }

  /// The nodes that can have the keyboard.
  var ring: FocusRing {
    // Where there is a stage, it depends on the focus what the keyboard is kept in.
    let focused = tree.stages.isEmpty ? nil : interaction.focused
    if let cachedRing, cachedRing.version == tree.structureVersion, cachedRing.focused == focused {
      return cachedRing.ring
    }
    let ring = FocusRing(tree.root, stages: shownStages, focused: focused.flatMap { tree[$0] })
    cachedRing = (tree.structureVersion, focused, ring)
    return ring
  }

  private var shownStages: [LayoutNode] { tree.stages.sorted().compactMap { tree[$0] }.filter(isShown) }

  private func placeCursor() {
    cursor = nil
    rest = focusedPlace
    if let palette = interaction.palette {
      cursor = palette.cursor(in: size)
      return
    }
    guard interaction.popup == nil, interaction.help == nil, let editor = interaction.editor,
      let node = interaction.focused.flatMap({ tree[$0] }), let place = node.unit.cursor(node, editor)
    else { return }
    let origin = node.origin
    let point = CellPoint(column: origin.column + place.column, row: origin.row + place.row)
    if visiblePart(of: node).contains(point) { cursor = point }
  }

  /// The first cell of the element with the keyboard focus: the chosen item of a menu, or the focused control.
  private var focusedPlace: CellPoint? {
    if var popup = interaction.popup {
      let frame = popup.frame(in: size)
      return CellPoint(column: frame.column + 3, row: frame.row + 1 + popup.highlighted - popup.firstVisible)
    }
    guard interaction.help == nil, let node = interaction.focused.flatMap({ tree[$0] }) else { return nil }
    let place = node.focusRect.intersection(visiblePart(of: node))
    return place.isEmpty ? nil : place.origin
  }
}
