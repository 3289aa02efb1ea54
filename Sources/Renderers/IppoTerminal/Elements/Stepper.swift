import IppoRender

/// A stepper: its label, then ` − ` and ` + `.
struct StepperElement: ControlElement {
  let stepper: RenderStepper

  private static let columns = 7

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    TrailingControl(columns: Self.columns).extent(node, in: proposal, fills: true)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    TrailingControl(columns: Self.columns).arrange(node, size: size)
  }

  /// The halves of the control, relative to the node.
  private static func parts(_ size: CellSize) -> (decrement: CellRect, increment: CellRect) {
    let start = max(0, size.columns - columns)
    return (CellRect(column: start, columns: 3, rows: 1), CellRect(column: start + 4, columns: 3, rows: 1))
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
    let parts = Self.parts(rect.size)
    paint("−", parts.decrement, isOn: stepper.canDecrement, rect, context, painter)
    paint("+", parts.increment, isOn: stepper.canIncrement, rect, context, painter)
  }

  private func paint(
    _ sign: String, _ part: CellRect, isOn: Bool, _ rect: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    let box = part.offset(columns: rect.column, rows: rect.row)
    var attributes = context.attributes.union(isOn && context.isEnabled ? .bold : [])
    if painter.isMonochrome, !isOn { attributes.insert(.dim) }
    let ink = context.contrast ?? context.ink(isOn ? .accent : .tertiary)
    if !painter.isMonochrome {
      painter.canvas.fill(box, ink.faded(context.isHighlighted ? 0.25 : 0.2), clip: context.clip)
    }
    painter.canvas.write(
      painter.isMonochrome ? "[\(sign)]" : " \(sign) ", at: box.origin, foreground: ink.faded(isOn ? 1 : 0.45),
      attributes: attributes, clip: context.clip)
  }

  // MARK: Focus

  func isFocusStop(_ node: LayoutNode) -> Bool { true }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  // MARK: Keys

  var takesActivationKeys: Bool { false }

  var hint: ControlHint? { .change }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [] }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    if [.left, .character("-")].contains(press.key) { return stepper.canDecrement ? [.step(-1)] : [] }
    if [.right, .character("+"), .character("=")].contains(press.key) { return stepper.canIncrement ? [.step(1)] : [] }
    return nil
  }

  // MARK: Pointer

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    let parts = Self.parts(node.frame.size)
    let local = node.local(point)
    if parts.decrement.contains(local), stepper.canDecrement { return [.step(-1)] }
    if parts.increment.contains(local), stepper.canIncrement { return [.step(1)] }
    return []
  }
}

extension TerminalUnits {
  func visit(_ stepper: RenderStepper) -> any TerminalElement { StepperElement(stepper: stepper) }
}
