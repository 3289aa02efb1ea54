import IppoRender

/// A slider takes the width on offer; its label is for assistive technology only, as on iOS.
struct SliderElement: ControlElement {
  let slider: RenderSlider

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: max(6, proposal.width ?? 20), height: 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(.zero) }
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    if node.id == painter.appearance.highlighted { painter.paintHighlight(rect, context) }
    let knob = SliderTrack(slider, columns: rect.columns).knob
    for column in 0..<rect.columns {
      let point = CellPoint(column: rect.column + column, row: rect.row)
      let (glyph, ink): (Character, Ink) =
        if column == knob {
          ("●", context.text(.primary))
        } else if column < knob {
          ("━", context.text(.accent))
        } else {
          (painter.isMonochrome ? "─" : "━", context.contrast?.faded(0.4) ?? context.ink(.gray3))
        }
      painter.canvas.put(Glyph(glyph), at: point, foreground: ink, attributes: context.attributes, clip: context.clip)
    }
  }

  // MARK: Focus

  func isFocusStop(_ node: LayoutNode) -> Bool { true }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  // MARK: Keys

  var takesActivationKeys: Bool { false }

  var hint: ControlHint? { .change }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [] }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    let track = SliderTrack(slider, columns: node.frame.columns)
    let value: Double
    if [.left, .character("-")].contains(press.key) {
      value = track.value(stepping: -1)
    } else if [.right, .character("+")].contains(press.key) {
      value = track.value(stepping: 1)
    } else if press.key == .home {
      value = slider.minimum
    } else if press.key == .end {
      value = slider.maximum
    } else {
      return nil
    }
    return value == slider.value ? [] : [.editing(true), .setValue(value), .editing(false)]
  }

  // MARK: Pointer

  var followsPointer: Bool { true }

  /// Moves the knob to the pointer.
  func followed(_ phase: PointerPhase, to point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction)
    -> [RenderEvent]
  {
    switch phase {
    case .pressed: [.editing(true)] + moved(to: point, node)
    case .moved: moved(to: point, node)
    case .released: [.editing(false)]
    }
  }

  private func moved(to point: CellPoint, _ node: LayoutNode) -> [RenderEvent] {
    let value = SliderTrack(slider, columns: node.frame.columns).value(at: node.local(point).column)
    return value == slider.value ? [] : [.setValue(value)]
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    interaction.tap(node, at: point)
  }
}

/// The travel of a slider's knob, in columns.
struct SliderTrack {
  let slider: RenderSlider
  let columns: Int

  init(_ slider: RenderSlider, columns: Int) {
    self.slider = slider
    self.columns = columns
  }

  var knob: Int {
    let span = slider.maximum - slider.minimum
    let part = span > 0 ? (slider.value - slider.minimum) / span : 0
    return Int((part.asFraction * Double(max(0, columns - 1))).rounded())
  }

  /// The value for a column, on the grid of the steps.
  func value(at column: Int) -> Double {
    let part = Double(min(max(0, column), max(0, columns - 1))) / Double(max(1, columns - 1))
    return snapped(slider.minimum + part * (slider.maximum - slider.minimum))
  }

  /// The next value in a direction: by a step, or by a twentieth of the range.
  func value(stepping direction: Int) -> Double {
    let step = slider.step ?? (slider.maximum - slider.minimum) / 20
    return snapped(slider.value + Double(direction) * step)
  }

  /// The value on the grid of the steps, within the range.
  func snapped(_ value: Double) -> Double {
    var value = value
    if let step = slider.step, step > 0 {
      value = slider.minimum + ((value - slider.minimum) / step).rounded() * step
    }
    return min(max(value, slider.minimum), max(slider.minimum, slider.maximum))
  }
}

extension TerminalUnits {
  func visit(_ slider: RenderSlider) -> any TerminalElement { SliderElement(slider: slider) }
}
